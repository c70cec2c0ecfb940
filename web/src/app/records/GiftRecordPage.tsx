import { GiftRecordScreen } from '../../features/records/gifts/GiftRecordScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'

export function GiftRecordPage() {
  return <GiftRecordScreen amountsShown={useAmounts().shown} />
}
