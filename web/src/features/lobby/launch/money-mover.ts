import type { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import type { Write } from '../../../platform/api/use-write.ts'

/** Moves money into a venue, once per intention; the wallet's own, handed in by the app. */
export type MoneyMover = Pick<
  Write<typeof venueTransfer>,
  'busy' | 'unanswered' | 'send' | 'askAgain'
>

export type MoveOutcome = NonNullable<Awaited<ReturnType<MoneyMover['send']>>>
