import { SaveMoneyScreen } from '../../features/wallet/deposit/SaveMoneyScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

export function SaveMoneyPage() {
  return <SaveMoneyScreen amountsShown={useAmounts().shown} />
}
