import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { bettingGift } from './betting-gift.ts'
import type { Mechanic } from './mechanic.ts'

type Mechanics = { readonly [Kind in ActivityKind]?: Mechanic<Kind> }

/** The kinds of activities that are built. */
const mechanics: Mechanics = { bettingGift }

/** Each mechanic is only asked about activities of its own kind. */
export const mechanicOf = (kind: ActivityKind): Mechanic<ActivityKind> | undefined =>
  mechanics[kind] as Mechanic<ActivityKind> | undefined
