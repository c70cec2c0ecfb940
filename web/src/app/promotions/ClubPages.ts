/** The member's pages of the club, which share most of their parts: one file in the browser. */
export { MessageScreen } from '../../features/inbox/MessageScreen.tsx'
export { ExchangeScreen } from '../../features/promotions/exchange/ExchangeScreen.tsx'
export { WelfareScreen } from '../../features/promotions/welfare/WelfareScreen.tsx'
export { VipDetailScreen } from '../../features/vip/VipDetailScreen.tsx'
export { VipScreen } from '../../features/vip/VipScreen.tsx'
