/** Every route of the site: name → path pattern. Unnamed ones are called after their path. */
export const routePaths = {
  root: '/',
  loading: '/loading',
  pgGame: '/pg/game',
  home: '/home',
  dzGame: '/dz/game',
  sport: '/game/sport',
  realbet: '/game/realbet',
  chess: '/game/chess',
  gaming: '/game/gaming',
  lottery: '/game/lottery',
  gameegame: '/game/egame',
  gamefishing: '/game/fishing',
  venture: '/agent',
  sponsor: '/sponsor',
  appdownload: '/download',
  discount: '/activity/discount',
  activityRacePage: '/activity/racePage/:id',
  activityLandPage: '/activity/activityLandPage/:id',
  firstDeposit: '/activity/firstDeposit/:id',
  againDeposit: '/activity/againDeposit/:id',
  newTask: '/activity/newTask/:id',
  drawGift: '/activity/drawGift/:id',
  signGift: '/activity/signGift/:id',
  friendInvitation: '/activity/friendInvitation',
  bettingGift: '/activity/bettingGift/:id',
  game: '/game/:info',
  localSport: '/game/sport/:enName',
  Redirect: '/redirect/:path?',
  userinfo: '/mine/userinfo',
  auth: '/mine/auth',
  virtualCoinCard: '/mine/virtualCoinCard',
  alipayManage: '/mine/alipayManage',
  accountManage: '/mine/accountManage/:id',
  introTutorial: '/mine/introTutorial',
  addBankCard: '/mine/addBankCard',
  exchange: '/mine/exchange',
  vip: '/mine/vip',
  vipDetail: '/mine/vip/detail',
  welfare: '/mine/welfare',
  wallet: '/mine/wallet',
  transRecord: '/mine/transRecord',
  betRecord: '/mine/betRecord',
  giftRecord: '/mine/giftRecord',
  message: '/mine/message',
  feedback: '/mine/feedback',
  feedbackList: '/mine/feedback/list',
  saveMoney: '/mine/savemoney',
  transferMoney: '/mine/transfermoney',
  takeMoney: '/mine/takemoney',
  rechargeWait: '/mine/rechargeWait',
  transferWait: '/mine/transferWait',
  huiwangWait: '/mine/huiwangWait',
  xnbskWait: '/mine/xnbskWait',
  virtualWait: '/mine/virtualWait',
  helpKh: '/app/help/kh',
  helpCk: '/app/help/ck',
  helpQk: '/app/help/qk',
  helpZz: '/app/help/zz',
  helpYhgz: '/app/help/yhgz',
  helpTjllq: '/app/help/tjllq',
  helpXnbcqkjc: '/app/help/xnbcqkjc',
  helpTytzjc: '/app/help/tytzjc',
  helpTysstqth: '/app/help/tysstqth',
  helpFjcjc: '/app/help/fjcjc',
  helpRqgl: '/app/help/rqgl',
  helpDxqgl: '/app/help/dxqgl',
  helpCpwt: '/app/help/cpwt',
  helpDzjj: '/app/help/dzjj',
  helpTywt: '/app/help/tywt',
  helpZrwt: '/app/help/zrwt',
  helpQtwt: '/app/help/qtwt',
  helpBczr: '/app/help/bczr',
  helpGywm: '/app/help/gywm',
  helpGztk: '/app/help/gztk',
  helpHzhb: '/app/help/hzhb',
  helpYsgz: '/app/help/ysgz',
  helpZxkf: '/app/help/zxkf',
  notFound: '*',
} as const

export type RouteName = keyof typeof routePaths

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${string}?`
    ? never
    : Path extends `:${infer Name}`
      ? Name
      : never

type OptionalNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? OptionalNames<Head> | OptionalNames<Tail>
  : Path extends `:${infer Name}?`
    ? Name
    : never

type PathParams<Path extends string> = [ParamNames<Path> | OptionalNames<Path>] extends [never]
  ? Record<string, never>
  : { readonly [Name in ParamNames<Path>]: string } & {
      readonly [Name in OptionalNames<Path>]?: string
    }

export type ParamsOf<Name extends RouteName> = PathParams<(typeof routePaths)[Name]>

type PathArguments<Name extends RouteName> =
  ParamsOf<Name> extends Record<string, never> ? [params?: undefined] : [params: ParamsOf<Name>]

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePaths, name)

/** The path of a route with its parameters filled in; a route that needs some does not compile without. */
export const pathOf = <Name extends RouteName>(
  name: Name,
  ...[params]: PathArguments<Name>
): string => {
  const pattern: string = routePaths[name]
  // The catch-all has no address of its own; any unknown path shows it.
  if (pattern === '*') return '/not-found'
  const given = (params ?? {}) as Readonly<Record<string, string | undefined>>
  return pattern.replaceAll(/\/:(\w+)\??/g, (_whole, param: string) => {
    const value = given[param]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}
