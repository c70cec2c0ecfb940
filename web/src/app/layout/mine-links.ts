import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { RouteName } from '../../platform/navigation/route-paths.ts'
import { titleText } from '../words/messages.ts'
import { mineText } from '../words/centre-messages.ts'

interface MineLink {
  readonly route: RouteName
  readonly icon: IconName
  readonly text: string
  /** Pages that are reached from this entry and have none of their own. */
  readonly beneath?: readonly RouteName[]
}

interface MineGroup {
  readonly title: string
  readonly links: readonly MineLink[]
}

export const mineGroups: readonly MineGroup[] = [
  {
    title: mineText.account,
    links: [
      { route: 'userinfo', icon: 'user', text: titleText.userinfo },
      { route: 'auth', icon: 'shield', text: titleText.auth },
      { route: 'message', icon: 'bell', text: titleText.message },
      {
        route: 'feedback',
        icon: 'edit',
        text: titleText.feedback,
        beneath: ['feedbackList'],
      },
    ],
  },
  {
    title: mineText.money,
    links: [
      { route: 'wallet', icon: 'wallet', text: titleText.wallet },
      {
        route: 'saveMoney',
        icon: 'deposit',
        text: titleText.saveMoney,
        beneath: ['rechargeWait', 'transferWait', 'huiwangWait', 'xnbskWait', 'virtualWait'],
      },
      { route: 'transferMoney', icon: 'transfer', text: titleText.transferMoney },
      {
        route: 'takeMoney',
        icon: 'withdraw',
        text: titleText.takeMoney,
        beneath: ['accountManage', 'addBankCard', 'virtualCoinCard', 'alipayManage'],
      },
    ],
  },
  {
    title: mineText.records,
    links: [
      { route: 'betRecord', icon: 'clock', text: titleText.betRecord },
      { route: 'transRecord', icon: 'card', text: titleText.transRecord },
      { route: 'giftRecord', icon: 'gift', text: titleText.giftRecord },
    ],
  },
  {
    title: mineText.benefits,
    links: [
      { route: 'vip', icon: 'crown', text: titleText.vip, beneath: ['vipDetail'] },
      { route: 'welfare', icon: 'star', text: titleText.welfare },
    ],
  },
]

/** The entry that lists a page; the page itself where it is an entry, or where none lists it. */
export const entryOf = (page: RouteName): RouteName =>
  mineGroups.flatMap(({ links }) => links).find(({ beneath = [] }) => beneath.includes(page))
    ?.route ?? page
