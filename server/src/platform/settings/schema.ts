import * as z from 'zod/mini'
import { fenFromText } from '@xinghe/rules/base/money.ts'
import { smallestMarginBps } from '@xinghe/rules/base/odds.ts'
import { smallestLeastNet } from '@xinghe/rules/lobby/winner.ts'
import { highestMarginBps } from '@xinghe/rules/sports/cash-out/value.ts'
import { isSafeLink, isSecureAddress } from '@xinghe/rules/site/safe-link.ts'
import { defaultSwitches } from '@xinghe/rules/site/switches.ts'
import { defaultSiteTitle } from '@xinghe/rules/site/texts.ts'
import { isLosingSpread } from '@xinghe/rules/wallet/coin-rate.ts'

const bit = z.union([z.literal(0), z.literal(1)])
const line = z.string().check(z.maxLength(400))
/** Members click on it. */
const link = line.check(z.refine(isSafeLink))
/** Another address of the site; empty for none. */
const ownAddress = line.check(z.refine((text) => text === '' || isSecureAddress(text)))
/** Four decimals: `7.2500`. */
const coinRate = z.string().check(z.regex(/^\d{1,4}\.\d{4}$/))

interface CoinRates {
  readonly depositRate: string
  readonly withdrawRate: string
}

/** Names both rates: where a stored pair is not allowed, both fall back. */
const refuseLosingSpread: z.core.CheckFn<CoinRates> = ({ value, issues }) => {
  const { depositRate, withdrawRate } = value
  if (!isLosingSpread(depositRate, withdrawRate)) return
  issues.push(
    {
      code: 'custom',
      path: ['depositRate'],
      input: depositRate,
      message: `${depositRate} CNY are credited to a member for each USDT deposited; this may not be above withdrawRate`,
    },
    {
      code: 'custom',
      path: ['withdrawRate'],
      input: withdrawRate,
      message: `${withdrawRate} CNY are taken from a member for each USDT sent out; this may not be below depositRate`,
    },
  )
}
/** Money as on the wire: `500000.00`. */
const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,12})\.\d{2}$/))
/** A GMT+8 day: `2026-11-15`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Every site setting with its schema and its default. */
export const settingShapes = {
  site: {
    shape: z.object({
      name: line,
      title: line,
      url: ownAddress,
      foreverUrl: line,
      h5DomainUrl: ownAddress,
      brand: z.enum(['xinghe', 'chihai']),
    }),
    fallback: {
      name: '星河',
      title: defaultSiteTitle,
      url: '',
      foreverUrl: '',
      h5DomainUrl: '',
      brand: 'xinghe',
    },
  },
  switches: {
    shape: z.object({
      birthdayDescription: bit,
      crMode: bit,
      deposit: bit,
      selfSport: bit,
      vipNoSave: bit,
      professionalTheme: bit,
      foreverSite: bit,
      innerGame: bit,
      hideRealNumber: bit,
      withdrawPasswordEnable: bit,
      defaultLanguage: z.enum(['zh-CN', 'zh-TW']),
    }),
    fallback: defaultSwitches,
  },
  maintenance: {
    shape: z.object({ on: z.boolean(), text: line, until: z.nullable(z.iso.datetime()) }),
    fallback: { on: false, text: '系统升级维护中，请稍后再来。', until: null },
  },
  /** `dialog` answers 6501 with the text in a dialog, `toast` 6502. */
  loginSuspended: {
    shape: z.object({ on: z.boolean(), how: z.enum(['dialog', 'toast']), text: line }),
    fallback: { on: false, how: 'dialog', text: '登录暂停开放，请稍后再试。' },
  },
  registrationSuspended: {
    shape: z.object({ on: z.boolean(), how: z.enum(['dialog', 'toast']), text: line }),
    fallback: { on: false, how: 'dialog', text: '注册暂停开放，请稍后再试。' },
  },
  region: {
    shape: z.object({
      limited: z.array(countryCode),
      warned: z.array(countryCode),
      restrictedIps: z.array(z.string().check(z.maxLength(45))),
    }),
    fallback: {
      limited: ['US', 'GB', 'FR', 'SG', 'AU', 'KP', 'IR'],
      warned: [],
      restrictedIps: [],
    },
  },
  support: {
    shape: z.object({ url: link }),
    fallback: { url: '/app/help/zxkf' },
  },
  /** Where weaknesses of the site are reported; empty for nowhere. */
  securityContact: {
    shape: z.object({ uri: line.check(z.regex(/^((https:\/\/|mailto:)\S+)?$/)) }),
    fallback: { uri: '' },
  },
  /** The cashier. Rates are CNY per USDT: a member who deposits sells coins, one who withdraws buys them. */
  cashier: {
    shape: z
      .object({
        depositRate: coinRate,
        /** Never below `depositRate`: coins could else be deposited and withdrawn with a gain. */
        withdrawRate: coinRate,
        /** Deposit orders that one member may have waiting at a time. */
        openOrders: z.number().check(z.int(), z.minimum(1), z.maximum(20)),
        /** How long after its expiry an order is credited without an operator. */
        lateCreditHours: z.number().check(z.int(), z.minimum(0), z.maximum(720)),
        withdrawalsPerDay: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
        withdrawalSumPerDay: amount,
        /** A withdrawal that no operator has handled goes into review after this time. */
        reviewAfterMinutes: z.number().check(z.int(), z.minimum(0), z.maximum(1440)),
        /** Nothing is paid to a new card for so long; 0 for no hold. */
        newCardHoldHours: z.number().check(z.int(), z.minimum(0), z.maximum(720)),
      })
      .check(refuseLosingSpread),
    fallback: {
      depositRate: '7.1500',
      withdrawRate: '7.2500',
      openOrders: 3,
      lateCreditHours: 24,
      withdrawalsPerDay: 5,
      withdrawalSumPerDay: '500000.00',
      reviewAfterMinutes: 1,
      newCardHoldHours: 24,
    },
  },
  /** Which wins on games the home page and the chat tell of. */
  winners: {
    shape: z.object({
      /** The least payout without the stake. */
      leastNet: amount.check(z.refine((text) => (fenFromText(text) ?? 0n) >= smallestLeastNet)),
      /** How long the home page shows a win. */
      hours: z.number().check(z.int(), z.minimum(1), z.maximum(168)),
    }),
    fallback: { leastNet: '500.00', hours: 24 },
  },
  /** The sportsbook. A liability is the sum of the possible winnings of all bets on a market or a match. */
  book: {
    shape: z.object({
      minRisk: amount,
      maxRisk: z.object({
        before: amount,
        inPlay: amount,
        combination: amount,
        champion: amount,
      }),
      marketLiability: amount,
      matchLiability: amount,
      /** The amount that one member may put at risk in a GMT+8 day. */
      memberDay: amount,
      /** CNY per US dollar, each valid from its day; payout caps in USD are converted at this rate. */
      usdRates: z
        .array(z.object({ from: day, rate: coinRate }))
        .check(z.minLength(1), z.maxLength(1000)),
      /**
       * The margin of the simulated world's prices in hundredths of a per cent, and the speed of its
       * matches.
       */
      marginBps: z.number().check(z.int(), z.minimum(smallestMarginBps), z.maximum(3000)),
      clockRate: z.number().check(z.minimum(1), z.maximum(20)),
      /** The wait before bets that a goal decides are paid, since video review may cancel the goal. */
      confirmSeconds: z.number().check(z.int(), z.minimum(0), z.maximum(600)),
      /** Whether members may cash out, and what the house keeps of a bet's expected payout. */
      cashOutOn: z.boolean(),
      cashOutMarginBps: z.number().check(z.int(), z.minimum(0), z.maximum(highestMarginBps)),
    }),
    fallback: {
      minRisk: '2.00',
      maxRisk: {
        before: '500000.00',
        inPlay: '200000.00',
        combination: '100000.00',
        champion: '50000.00',
      },
      marketLiability: '5000000.00',
      matchLiability: '20000000.00',
      memberDay: '5000000.00',
      usdRates: [{ from: '2026-01-01', rate: '7.2000' }],
      marginBps: 500,
      clockRate: 2,
      confirmSeconds: 30,
      cashOutOn: true,
      cashOutMarginBps: 400,
    },
  },
} as const

export type SettingName = keyof typeof settingShapes
export type SettingOf<Name extends SettingName> = z.infer<(typeof settingShapes)[Name]['shape']>

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingShapes, name)
