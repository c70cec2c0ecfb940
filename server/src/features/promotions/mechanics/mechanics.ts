import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { bettingGift } from './betting-gift.ts'
import { drawGift } from './draw-gift.ts'
import { invitation } from './invitation.ts'
import { againDeposit, firstDeposit } from './deposit-bonus.ts'
import type { Mechanic } from './mechanic.ts'
import { newTask } from './new-task.ts'
import { parlayGift } from './parlay-gift.ts'
import { race } from './race.ts'
import { signGift } from './sign-gift.ts'

type Mechanics = { readonly [Kind in ActivityKind]?: Mechanic<Kind> }

/** The kinds of activities that are built. */
const mechanics: Mechanics = {
  bettingGift,
  signGift,
  drawGift,
  newTask,
  firstDeposit,
  againDeposit,
  racePage: race,
  activityLandPage: parlayGift,
  friendInvitation: invitation,
}

/** Each mechanic is only asked about activities of its own kind. */
export const mechanicOf = (kind: ActivityKind): Mechanic<ActivityKind> | undefined =>
  mechanics[kind] as Mechanic<ActivityKind> | undefined
