import { DepositWaitScreen } from '../../features/wallet/deposit/wait/DepositWaitScreen.tsx'
import { useAmounts } from '../use-amounts.ts'

/** Behind all five waiting pages. */
export function DepositWaitPage() {
  return <DepositWaitScreen amountsShown={useAmounts().shown} />
}
