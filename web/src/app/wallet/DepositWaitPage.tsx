import { DepositWaitScreen } from '../../features/wallet/deposit/wait/DepositWaitScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

/** The screen of all five waiting pages. */
export function DepositWaitPage() {
  return <DepositWaitScreen amountsShown={useAmounts().shown} />
}
