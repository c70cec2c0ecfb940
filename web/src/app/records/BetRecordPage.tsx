import { BetRecordScreen } from '../../features/records/bets/BetRecordScreen.tsx'
import { useAmounts } from '../use-amounts.ts'

export function BetRecordPage() {
  return <BetRecordScreen amountsShown={useAmounts().shown} />
}
