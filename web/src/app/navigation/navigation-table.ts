import type { NavigationCategory, NavigationPlace } from '@xinghe/rules/site/navigation.ts'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { RouteName } from '../../platform/navigation/route-paths.ts'
import { navigationText } from '../words/messages.ts'

export interface NavigationEntry {
  readonly category: NavigationCategory
  /** Null opens customer service, which is a dialog and not a page. */
  readonly route: RouteName | null
  readonly loginNeeded: boolean
  readonly icon: IconName
  readonly text: string
}

const entry = (
  category: NavigationCategory,
  icon: IconName,
  route: RouteName | null,
  loginNeeded = false,
): NavigationEntry => ({ category, route, loginNeeded, icon, text: navigationText[category] })

/** Every category once. The operator's list says which show, where and in which order. */
export const navigationTable: Readonly<Record<NavigationCategory, NavigationEntry>> = {
  HOME: entry('HOME', 'home', 'home'),
  TY: entry('TY', 'sport', 'sport'),
  DZ: entry('DZ', 'slots', 'gameegame'),
  ZR: entry('ZR', 'live', 'realbet'),
  CP: entry('CP', 'lottery', 'lottery'),
  QP: entry('QP', 'cards', 'chess'),
  DJ: entry('DJ', 'esports', 'gaming'),
  BY: entry('BY', 'fishing', 'gamefishing'),
  customer: entry('customer', 'headset', null),
  venture: entry('venture', 'users', 'venture'),
  sponsor: entry('sponsor', 'star', 'sponsor'),
  discount: entry('discount', 'gift', 'discount'),
  app: entry('app', 'phone', 'appdownload'),
  save_money: entry('save_money', 'deposit', 'saveMoney', true),
  transfer_money: entry('transfer_money', 'transfer', 'transferMoney', true),
  take_money: entry('take_money', 'withdraw', 'takeMoney', true),
  profile: entry('profile', 'user', 'userinfo', true),
  vip: entry('vip', 'crown', 'vip', true),
  Welfare: entry('Welfare', 'gift', 'welfare', true),
  bet_record: entry('bet_record', 'clock', 'betRecord', true),
  trade_record: entry('trade_record', 'wallet', 'transRecord', true),
  message: entry('message', 'bell', 'message', true),
}

/** Categories with games behind them: their entries open a panel of venues. */
export const gameCategories = ['TY', 'DZ', 'ZR', 'CP', 'QP', 'DJ', 'BY'] as const
export type GameCategory = (typeof gameCategories)[number]

/** Fallback while the operator's list is not loaded: navigation still works. */
export const fallbackPlaces: Readonly<Record<NavigationPlace, readonly NavigationCategory[]>> = {
  main: ['HOME', ...gameCategories],
  tools: ['discount', 'venture', 'app', 'vip'],
  member: Object.values(navigationTable).flatMap((one) => (one.loginNeeded ? one.category : [])),
  phone: ['HOME', 'TY', 'save_money', 'bet_record', 'profile'],
  footer: ['customer', 'sponsor', 'venture', 'app'],
}

/** The member's entries that move money; they stand as buttons. */
export const moneyCategories: readonly NavigationCategory[] = [
  'save_money',
  'transfer_money',
  'take_money',
]

export const isGameCategory = (category: NavigationCategory): category is GameCategory =>
  (gameCategories as readonly NavigationCategory[]).includes(category)
