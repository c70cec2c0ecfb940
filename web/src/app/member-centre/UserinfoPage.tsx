import { UserinfoScreen } from '../../features/account/centre/UserinfoScreen.tsx'
import { useAmounts } from '../words/use-amounts.ts'
import { ShortcutRow } from './ShortcutRow.tsx'
import { WalletCard } from './WalletCard.tsx'

/** The member centre with what the wallet and the navigation add to its first part. */
export function UserinfoPage() {
  const { shown } = useAmounts()
  return <UserinfoScreen valuesShown={shown} wallet={<WalletCard />} shortcuts={<ShortcutRow />} />
}
