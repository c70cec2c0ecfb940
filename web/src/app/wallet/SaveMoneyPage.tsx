import { SaveMoneyScreen } from '../../features/wallet/deposit/SaveMoneyScreen.tsx'
import { useAmounts } from '../use-amounts.ts'

export function SaveMoneyPage() {
  return <SaveMoneyScreen amountsShown={useAmounts().shown} />
}
