import { commissionPayout } from '../features/agent/payouts/commission.ts'
import { racePayout } from '../features/promotions/race/pay-race.ts'
import { birthdayPayout } from '../features/vip/payouts/birthday.ts'
import { fallPayout } from '../features/vip/payouts/fall.ts'
import { rebatePayout } from '../features/vip/payouts/rebate.ts'
import { weekPayout } from '../features/vip/payouts/week.ts'
import type { PayoutKind } from '../ledger/payouts/payout-kind.ts'

/** Everything that falls due by the clock. */
export const payoutKinds: readonly PayoutKind[] = [
  racePayout,
  rebatePayout,
  weekPayout,
  fallPayout,
  birthdayPayout,
  commissionPayout,
]
