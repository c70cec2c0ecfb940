import { TakeMoneyScreen } from '../../features/wallet/withdraw/TakeMoneyScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

/** Withdrawals, with the switch that hides every amount on the site. */
export function TakeMoneyPage() {
  return <TakeMoneyScreen amounts={useAmounts()} />
}
