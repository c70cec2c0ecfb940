/** Four small pages of one part, one file in the browser. */
export { AccountManageScreen } from '../../features/wallet/cards/AccountManageScreen.tsx'
export { AddBankCardScreen } from '../../features/wallet/cards/AddBankCardScreen.tsx'
export { AlipayManageScreen } from '../../features/wallet/cards/AlipayManageScreen.tsx'
export { VirtualCoinCardScreen } from '../../features/wallet/cards/VirtualCoinCardScreen.tsx'
