import { minuteMs } from '../base/instant.ts'

/** How a payment is assigned to its order. */
const orderMarks = ['cents', 'remark', 'coin-amount'] as const
export type OrderMark = (typeof orderMarks)[number]

const railCategories = ['bank', 'qr', 'wallet', 'coin'] as const
export type RailCategory = (typeof railCategories)[number]

/** The pages on which a member waits for money to arrive, by the name of their route. */
export const waitRoutes = [
  'rechargeWait',
  'transferWait',
  'huiwangWait',
  'xnbskWait',
  'virtualWait',
] as const
type WaitRoute = (typeof waitRoutes)[number]

export interface Rail {
  readonly category: RailCategory
  readonly waitRoute: WaitRoute
  readonly mark: OrderMark
  /** How long an order waits unless the operator says otherwise. */
  readonly expiryMs: number
  /** Whether a new site offers it. */
  readonly shipsOn: boolean
}

/** Every deposit method. */
export const rails = {
  bank: {
    category: 'bank',
    waitRoute: 'rechargeWait',
    mark: 'remark',
    expiryMs: 30 * minuteMs,
    shipsOn: true,
  },
  alipay: {
    category: 'qr',
    waitRoute: 'xnbskWait',
    mark: 'cents',
    expiryMs: 10 * minuteMs,
    shipsOn: true,
  },
  wechat: {
    category: 'qr',
    waitRoute: 'xnbskWait',
    mark: 'cents',
    expiryMs: 10 * minuteMs,
    shipsOn: true,
  },
  online: {
    category: 'bank',
    waitRoute: 'rechargeWait',
    mark: 'remark',
    expiryMs: 15 * minuteMs,
    shipsOn: true,
  },
  ewallet: {
    category: 'wallet',
    waitRoute: 'transferWait',
    mark: 'remark',
    expiryMs: 30 * minuteMs,
    shipsOn: true,
  },
  'usdt-trc20': {
    category: 'coin',
    waitRoute: 'virtualWait',
    mark: 'coin-amount',
    expiryMs: 30 * minuteMs,
    shipsOn: true,
  },
  'usdt-erc20': {
    category: 'coin',
    waitRoute: 'virtualWait',
    mark: 'coin-amount',
    expiryMs: 30 * minuteMs,
    shipsOn: true,
  },
  huione: {
    category: 'wallet',
    waitRoute: 'huiwangWait',
    mark: 'remark',
    expiryMs: 30 * minuteMs,
    shipsOn: false,
  },
} as const satisfies Record<string, Rail>

export type RailName = keyof typeof rails

export const railNames = Object.keys(rails) as readonly RailName[]

export const isRailName = (text: string): text is RailName => Object.hasOwn(rails, text)

/** Coin rails count in coin and lock a rate; all others count in CNY. */
export const isCoinRail = (rail: RailName): boolean => rails[rail].category === 'coin'
