import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { RouteName } from '../../platform/navigation/route-paths.ts'
import { titleText } from '../messages.ts'
import { mineText } from '../member-centre/messages.ts'

interface MineGroup {
  readonly title: string
  readonly links: readonly {
    readonly route: RouteName
    readonly icon: IconName
    readonly text: string
  }[]
}

export const mineGroups: readonly MineGroup[] = [
  {
    title: mineText.account,
    links: [
      { route: 'userinfo', icon: 'user', text: titleText.userinfo },
      { route: 'auth', icon: 'shield', text: titleText.auth },
      { route: 'message', icon: 'bell', text: titleText.message },
      { route: 'feedback', icon: 'edit', text: titleText.feedback },
    ],
  },
  {
    title: mineText.money,
    links: [
      { route: 'wallet', icon: 'wallet', text: titleText.wallet },
      { route: 'saveMoney', icon: 'deposit', text: titleText.saveMoney },
      { route: 'transferMoney', icon: 'transfer', text: titleText.transferMoney },
      { route: 'takeMoney', icon: 'withdraw', text: titleText.takeMoney },
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
      { route: 'vip', icon: 'crown', text: titleText.vip },
      { route: 'welfare', icon: 'star', text: titleText.welfare },
    ],
  },
]
