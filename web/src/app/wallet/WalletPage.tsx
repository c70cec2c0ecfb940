import { WalletScreen } from '../../features/wallet/overview/WalletScreen.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useVenueArt } from '../launch/use-venue-art.ts'
import { useAmounts } from '../words/use-amounts.ts'

export function WalletPage() {
  return (
    <WalletScreen
      amounts={useAmounts()}
      artOf={useVenueArt()}
      onEnter={(enName) => emit('launch_asked', { enName })}
    />
  )
}
