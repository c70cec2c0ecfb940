import { lazy, type ComponentType } from 'react'
import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { routePaths, type RouteName } from '../../platform/navigation/route-paths.ts'
import { HomePage } from '../lobby/HomePage.tsx'
import { titleText as title } from '../words/messages.ts'
import { RedirectScreen } from './RedirectScreen.tsx'

export type Layout = 'none' | 'main' | 'full' | 'mine' | 'help'

/** Props from the route table; most screens take none. */
export interface ScreenProps {
  readonly title: string
}

export interface RouteEntry {
  readonly name: RouteName
  readonly path: string
  readonly layout: Layout
  readonly requiresAuth: boolean
  /** Needs a bound phone and a bound real name. */
  readonly bindPhone: boolean
  readonly title: string
  /** Which navigation entry is lit while the page shows. */
  readonly category: NavigationCategory | null
  /** Has a tab and stays mounted behind it. */
  readonly tab: boolean
  /** Takes the whole window under the header, without the footer. */
  readonly fills: boolean
  readonly screen: ComponentType<ScreenProps>
}

type HelpRoute = Extract<RouteName, `help${string}`>
type PageRoute = Exclude<RouteName, HelpRoute>

type Screen = ComponentType<ScreenProps>

const later = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, Screen>>>,
  name: Name,
): Screen =>
  lazy(async () => {
    const screen: Screen = (await load())[name]
    return { default: screen }
  })

const HelpScreen = later(() => import('../../features/site/HelpScreen.tsx'), 'HelpScreen')
const BareGamePage = later(() => import('../games/HouseGamePage.tsx'), 'BareGamePage')
const FramedGamePage = later(() => import('../games/HouseGamePage.tsx'), 'FramedGamePage')
const activities = () => import('../promotions/ActivityPages.tsx')
const club = () => import('../promotions/ClubPages.ts')
const feedback = () => import('../inbox/FeedbackPages.tsx')
const sitePages = () => import('../site/SitePages.ts')
const sports = () => import('../lobby/SportsPages.ts')
const records = () => import('../records/RecordPages.ts')
const cards = () => import('../wallet/CardPages.tsx')
const gameLists = () => import('../lobby/GameListPages.tsx')
const DepositWaitPage = later(() => import('../wallet/DepositWaitPage.tsx'), 'DepositWaitPage')

/** Every page is either here or a help page. */
const screens: Readonly<Record<PageRoute, Screen>> = {
  root: RedirectScreen,
  home: HomePage,
  pgGame: BareGamePage,
  dzGame: FramedGamePage,
  loading: later(() => import('../states/LoadingScreen.tsx'), 'LoadingScreen'),
  venture: later(() => import('../../features/agent/AgentScreen.tsx'), 'AgentScreen'),
  sponsor: later(sitePages, 'SponsorScreen'),
  appdownload: later(sitePages, 'DownloadScreen'),
  Redirect: RedirectScreen,
  userinfo: later(() => import('../member-centre/UserinfoPage.tsx'), 'UserinfoPage'),
  auth: later(() => import('../../features/account/auth-gate/AuthScreen.tsx'), 'AuthScreen'),
  introTutorial: later(
    () => import('../../features/account/tutorial/IntroTutorialScreen.tsx'),
    'IntroTutorialScreen',
  ),
  game: later(() => import('../launch/GamePage.tsx'), 'GamePage'),
  localSport: later(sports, 'SportsPage'),
  vip: later(club, 'VipScreen'),
  vipDetail: later(club, 'VipDetailScreen'),
  wallet: later(() => import('../wallet/WalletPage.tsx'), 'WalletPage'),
  transferMoney: later(() => import('../wallet/TransferMoneyPage.tsx'), 'TransferMoneyPage'),
  sport: later(sports, 'SportPage'),
  betRecord: later(records, 'BetRecordPage'),
  transRecord: later(records, 'TransRecordPage'),
  giftRecord: later(records, 'GiftRecordPage'),
  welfare: later(club, 'WelfareScreen'),
  exchange: later(club, 'ExchangeScreen'),
  message: later(club, 'MessageScreen'),
  feedback: later(feedback, 'FeedbackPage'),
  feedbackList: later(feedback, 'FeedbackListScreen'),
  saveMoney: later(() => import('../wallet/SaveMoneyPage.tsx'), 'SaveMoneyPage'),
  rechargeWait: DepositWaitPage,
  transferWait: DepositWaitPage,
  huiwangWait: DepositWaitPage,
  xnbskWait: DepositWaitPage,
  virtualWait: DepositWaitPage,
  takeMoney: later(() => import('../wallet/TakeMoneyPage.tsx'), 'TakeMoneyPage'),
  accountManage: later(cards, 'AccountManageScreen'),
  addBankCard: later(cards, 'AddBankCardPage'),
  virtualCoinCard: later(cards, 'VirtualCoinCardPage'),
  alipayManage: later(cards, 'AlipayManagePage'),
  gameegame: later(gameLists, 'SlotsPage'),
  realbet: later(gameLists, 'LivePage'),
  lottery: later(gameLists, 'LotteryPage'),
  chess: later(gameLists, 'CardsPage'),
  gaming: later(gameLists, 'EsportsPage'),
  gamefishing: later(gameLists, 'FishingPage'),
  discount: later(
    () => import('../../features/promotions/list/DiscountScreen.tsx'),
    'DiscountScreen',
  ),
  activityRacePage: later(activities, 'RacePage'),
  activityLandPage: later(activities, 'ParlayGiftPage'),
  friendInvitation: later(activities, 'InvitationPage'),
  newTask: later(activities, 'NewTaskPage'),
  drawGift: later(activities, 'DrawGiftPage'),
  signGift: later(activities, 'SignGiftPage'),
  firstDeposit: later(activities, 'FirstDepositPage'),
  againDeposit: later(activities, 'AgainDepositPage'),
  bettingGift: later(activities, 'BettingGiftPage'),
  notFound: later(() => import('../states/NotFoundScreen.tsx'), 'NotFoundScreen'),
}

const isHelp = (name: RouteName): name is HelpRoute => name.startsWith('help')

const screenOf = (name: RouteName): Screen => (isHelp(name) ? HelpScreen : screens[name])

type Marks = Partial<Pick<RouteEntry, 'category' | 'requiresAuth' | 'bindPhone' | 'tab' | 'fills'>>

const entry = (layout: Layout, name: RouteName, text: string, marks: Marks = {}): RouteEntry => ({
  name,
  path: routePaths[name],
  layout,
  requiresAuth: layout === 'mine',
  bindPhone: false,
  title: text,
  category: null,
  // Help pages have no state, so they get no tab.
  tab: layout === 'main' || layout === 'full' || layout === 'mine',
  fills: layout === 'full',
  screen: screenOf(name),
  ...marks,
})

const discount = { category: 'discount' } as const
const profile = { category: 'profile' } as const
const bound = { ...profile, bindPhone: true } as const

const helpNames = (Object.keys(routePaths) as RouteName[]).filter(isHelp)

/** Addresses without a page of their own. */
export const shortcuts: Readonly<Record<string, RouteName>> = {
  '/': 'home',
  '/mine': 'userinfo',
  '/app/help': 'helpKh',
}

export const routes: readonly RouteEntry[] = [
  entry('none', 'root', title.home),
  entry('none', 'loading', title.loading),
  entry('none', 'pgGame', title.game),
  entry('main', 'home', title.home, { category: 'HOME' }),
  entry('main', 'dzGame', title.game, { fills: true }),
  entry('main', 'sport', title.sport, { category: 'TY' }),
  entry('main', 'realbet', title.live, { category: 'ZR' }),
  entry('main', 'chess', title.chess, { category: 'QP' }),
  entry('main', 'gaming', title.esports, { category: 'DJ' }),
  entry('main', 'lottery', title.lottery, { category: 'CP' }),
  entry('main', 'gameegame', title.slots, { category: 'DZ' }),
  entry('main', 'gamefishing', title.fishing, { category: 'BY' }),
  entry('main', 'venture', title.agent, { category: 'venture' }),
  entry('main', 'sponsor', title.sponsor, { category: 'sponsor' }),
  entry('main', 'appdownload', title.download, { category: 'app' }),
  entry('main', 'discount', title.discount, discount),
  entry('main', 'activityRacePage', title.race, discount),
  entry('main', 'activityLandPage', title.activity, discount),
  entry('main', 'firstDeposit', title.firstDeposit, discount),
  entry('main', 'againDeposit', title.againDeposit, discount),
  entry('main', 'newTask', title.newTask, discount),
  entry('main', 'drawGift', title.drawGift, discount),
  entry('main', 'signGift', title.signGift, discount),
  entry('main', 'friendInvitation', title.invitation, discount),
  entry('main', 'bettingGift', title.bettingGift, discount),
  entry('main', 'game', title.game, { requiresAuth: true }),
  entry('full', 'localSport', title.sportsbook, { category: 'TY', requiresAuth: true }),
  entry('main', 'Redirect', title.redirect, { requiresAuth: true, tab: false }),
  entry('mine', 'userinfo', title.userinfo, profile),
  entry('mine', 'auth', title.auth, profile),
  entry('mine', 'virtualCoinCard', title.virtualCoinCard, bound),
  entry('mine', 'alipayManage', title.alipayManage, bound),
  entry('mine', 'accountManage', title.accountManage, bound),
  entry('mine', 'introTutorial', title.introTutorial, profile),
  entry('mine', 'addBankCard', title.addBankCard, bound),
  entry('mine', 'exchange', title.exchange, { category: 'Welfare' }),
  entry('mine', 'vip', title.vip, { category: 'vip' }),
  entry('mine', 'vipDetail', title.vipDetail, { category: 'vip' }),
  entry('mine', 'welfare', title.welfare, { category: 'Welfare' }),
  entry('mine', 'wallet', title.wallet, profile),
  entry('mine', 'transRecord', title.transRecord, { category: 'trade_record' }),
  entry('mine', 'betRecord', title.betRecord, { category: 'bet_record' }),
  entry('mine', 'giftRecord', title.giftRecord, profile),
  entry('mine', 'message', title.message, { category: 'message' }),
  entry('mine', 'feedback', title.feedback, profile),
  entry('mine', 'feedbackList', title.feedbackList, profile),
  entry('mine', 'saveMoney', title.saveMoney, { category: 'save_money' }),
  entry('mine', 'transferMoney', title.transferMoney, { category: 'transfer_money' }),
  entry('mine', 'takeMoney', title.takeMoney, { category: 'take_money' }),
  ...(['rechargeWait', 'transferWait', 'huiwangWait', 'xnbskWait', 'virtualWait'] as const).map(
    (name) => entry('mine', name, title.wait, { category: 'save_money' }),
  ),
  ...helpNames.map((name) => entry('help', name, title.help)),
  entry('main', 'notFound', title.notFound, { tab: false }),
]
