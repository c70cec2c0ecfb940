import { TransferScreen } from '../../features/wallet/transfer/TransferScreen.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useAmounts } from '../words/use-amounts.ts'

export function TransferMoneyPage() {
  return (
    <TransferScreen
      amountsShown={useAmounts().shown}
      onEnter={(enName) => emit('launch_asked', { enName })}
    />
  )
}
