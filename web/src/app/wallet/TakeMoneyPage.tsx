import { TakeMoneyScreen } from '../../features/wallet/withdraw/TakeMoneyScreen.tsx'
import { useAmounts } from '../use-amounts.ts'

/** Withdrawals, with the eye that hides every amount on the site. */
export function TakeMoneyPage() {
  return <TakeMoneyScreen amounts={useAmounts()} />
}
