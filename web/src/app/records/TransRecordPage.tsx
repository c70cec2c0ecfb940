import { TransRecordScreen } from '../../features/records/TransRecordScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

export function TransRecordPage() {
  return <TransRecordScreen amountsShown={useAmounts().shown} />
}
