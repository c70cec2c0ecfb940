import { NewCardCode } from '../../features/account/centre/form/NewCardCode.tsx'
import { AddBankCardScreen } from '../../features/wallet/cards/AddBankCardScreen.tsx'
import { AlipayManageScreen } from '../../features/wallet/cards/AlipayManageScreen.tsx'
import { VirtualCoinCardScreen } from '../../features/wallet/cards/VirtualCoinCardScreen.tsx'

/** Four small pages of one part, one file in the browser. */
export { AccountManageScreen } from '../../features/wallet/cards/AccountManageScreen.tsx'

export function AddBankCardPage() {
  return <AddBankCardScreen Code={NewCardCode} />
}

export function AlipayManagePage() {
  return <AlipayManageScreen Code={NewCardCode} />
}

export function VirtualCoinCardPage() {
  return <VirtualCoinCardScreen Code={NewCardCode} />
}
