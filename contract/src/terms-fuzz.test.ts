import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dayPeriod, periodBefore } from '@xinghe/rules/base/period.ts'
import { playCategories } from '@xinghe/rules/base/play-fact.ts'
import { awardTurnoverLines } from '@xinghe/rules/base/turnover-text.ts'
import { weighPlay } from '@xinghe/rules/wallet/wagering.ts'
import { decodePlayWeights } from './wallet-wagering.ts'
import { bettingGiftView } from '@xinghe/rules/promotions/betting-gift.ts'
import { costOfPress, isWithinBudget } from '@xinghe/rules/promotions/budget.ts'
import { termsFault } from '@xinghe/rules/promotions/check-terms.ts'
import {
  bonusConditionsFor,
  depositBonus,
  depositBonusView,
} from '@xinghe/rules/promotions/deposit-bonus.ts'
import { drawGiftView, drawPrize, drawsEarned } from '@xinghe/rules/promotions/draw-gift.ts'
import { inviterAwards, invitedItem, milestoneItems } from '@xinghe/rules/promotions/invitation.ts'
import { newTaskView } from '@xinghe/rules/promotions/new-task.ts'
import { parlayGift, parlayGiftView } from '@xinghe/rules/promotions/parlay-gift.ts'
import { exchangeFault } from '@xinghe/rules/promotions/check-exchange.ts'
import { pointsEarned } from '@xinghe/rules/promotions/points.ts'
import { racePlaces } from '@xinghe/rules/promotions/race.ts'
import { activityRules } from '@xinghe/rules/promotions/rules-text/activity-rules.ts'
import { signGiftView, signReward } from '@xinghe/rules/promotions/sign-gift.ts'
import type { Terms } from '@xinghe/rules/promotions/terms.ts'
import { gradeAfterMonth, leftToKeep, leftToNext, raisedGrade } from '@xinghe/rules/vip/grade.ts'
import { rebateOfDay } from '@xinghe/rules/vip/rebate.ts'
import { vipRules } from '@xinghe/rules/vip/rules-text.ts'
import { vipFault } from '@xinghe/rules/vip/check-terms.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import { decodeExchangeTerms } from './promotions-exchange.ts'
import { decodeTerms } from './promotions-terms.ts'
import { decodeVipTerms } from './vip-terms.ts'

const common = { multipleHundredths: 300, budget: { shareBp: 100, floor: '1000.00' } }
const bonusSteps = [
  { least: '100.00', rateBp: 200, cap: '88.00' },
  { least: '1000.00', rateBp: 300, cap: '288.00' },
]
/** Valid terms of every kind, as an operator writes them. */
const validTerms: Record<string, object> = {
  racePage: {
    ...common,
    categories: ['TY', 'DJ'],
    least: '10.00',
    prizes: [
      { from: 1, to: 1, amount: '88.00' },
      { from: 2, to: 5, amount: '8.00' },
    ],
  },
  activityLandPage: {
    ...common,
    leastPriceHundredths: 50,
    steps: [
      { fromLegs: 4, toLegs: 5, shareBp: 500 },
      { fromLegs: 6, toLegs: 10, shareBp: 1000 },
    ],
    cap: '2888.00',
    perDay: 1,
    claimHours: 72,
    blocks: [{ title: '怎么领', text: '结算后领取' }],
  },
  firstDeposit: { ...common, steps: bonusSteps, withinHours: 72 },
  againDeposit: { ...common, steps: bonusSteps, perWeek: 3 },
  newTask: {
    ...common,
    days: 30,
    depositLeast: '100.00',
    countedLeast: '10.00',
    rewards: {
      phone: '5.00',
      identity: '5.00',
      'withdrawal-password': '5.00',
      'own-limit': '5.00',
      deposit: '8.00',
      counted: '5.00',
      parlay: '8.00',
    },
    allReward: '18.00',
  },
  drawGift: {
    ...common,
    countedPerDraw: '1000.00',
    drawsPerDay: 3,
    prizes: [
      { amount: '0.88', weight: 9000 },
      { amount: '88.88', weight: 1000 },
    ],
  },
  signGift: {
    ...common,
    countedLeast: '100.00',
    rewards: ['0.50', '1.00', '8.00'],
    makeUpsPerMonth: 1,
    monthDays: 20,
    monthReward: '18.00',
  },
  friendInvitation: {
    ...common,
    depositLeast: '100.00',
    countedLeast: '1000.00',
    days: 30,
    friendReward: '18.00',
    inviterReward: '38.00',
    milestones: [
      { friends: 5, amount: '88.00' },
      { friends: 10, amount: '288.00' },
    ],
    perMonth: 30,
  },
  bettingGift: {
    ...common,
    categories: ['TY'],
    steps: [
      { counted: '1000.00', amount: '8.00' },
      { counted: '5000.00', amount: '20.00' },
    ],
  },
}
const gradeRow = (grade: number) => ({
  grade,
  total: `${grade}0000.00`,
  keep: `${grade - 1}000.00`,
  weekNeeded: '1000.00',
  upgradeGift: '18.00',
  weekGift: '3.00',
  birthdayGift: '8.00',
})
const validVip = {
  kind: 'vip',
  multipleHundredths: 100,
  grades: [1, 2, 3].map(gradeRow),
  rebates: Object.fromEntries(playCategories.map((one) => [one, { low: 30, step: 5 }])),
  rebateBounds: { least: '1.00', most: '88888.00' },
  upgradeDays: 30,
  birthday: { confirmedDays: 30, claimDays: 7 },
}
const validExchange = {
  countedPerPoint: '10.00',
  multipleHundredths: 100,
  gifts: [
    { id: 'cash-8', title: '8元', points: 1000, amount: '8.00', perMonth: 10, isOnce: false },
    { id: 'badge', title: '徽章', points: 500, amount: null, perMonth: null, isOnce: true },
  ],
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Holder = Record<string, Json>

const wrongNumbers = [0, -1, 1, 0.5, 1_001, 10_001, 1e21, Number.NaN, Number.POSITIVE_INFINITY]
const wrongTexts = [
  '',
  'abc',
  '0.00',
  '0.01',
  '-5.00',
  '1.5',
  '9999999999999999.99',
  '99999999999999999999.99',
]
const otherJunk: Json[] = [null, true, 5, '5.00', [], {}]

/** Of the same type or of another. */
const junkFor = (old: Json, value: number): Json => {
  const same = typeof old === 'number' ? wrongNumbers : wrongTexts
  const junk = value % 4 === 0 ? otherJunk : same
  return junk[Math.floor(value / 4) % junk.length] ?? null
}

interface Mutation {
  /** Which of all places in the terms. */
  readonly place: number
  readonly deed: 'drop' | 'junk' | 'reverse' | 'repeat' | 'clear' | 'negate' | 'grow' | 'pollute'
  readonly value: number
}

const holdersOf = (json: Json): Holder[] =>
  json === null || typeof json !== 'object'
    ? []
    : [json as Holder, ...Object.values(json).flatMap(holdersOf)]

/** Changes one place of the terms. */
const mutate = (terms: Json, { place, deed, value }: Mutation): void => {
  const places = holdersOf(terms).flatMap((holder) =>
    Object.keys(holder).map((key) => ({ holder, key })),
  )
  const { holder, key } = places[place % places.length] ?? { holder: {}, key: '' }
  const old = holder[key] ?? null
  const list = Array.isArray(old) ? old : null
  if (deed === 'drop') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  }
  if (deed === 'junk') holder[key] = junkFor(old, value)
  if (deed === 'reverse') list?.reverse()
  if (deed === 'repeat') list?.push(...list.slice(0, 1))
  if (deed === 'clear' && list !== null) list.length = 0
  if (deed === 'negate' && typeof old === 'number') holder[key] = -old
  if (deed === 'negate' && typeof old === 'string') holder[key] = `-${old}`
  if (deed === 'grow' && typeof old === 'number') holder[key] = old * (2 + (value % 400))
  if (deed === 'grow' && typeof old === 'string') holder[key] = `9${old}`
  if (deed === 'pollute' && !Array.isArray(holder))
    for (const name of ['__proto__', 'constructor', 'toString'])
      // An assignment to `__proto__` would make no key.
      Object.defineProperty(holder, name, {
        value: old,
        enumerable: true,
        configurable: true,
        writable: true,
      })
}

const mutations = fc.array(
  fc.record({
    place: fc.nat({ max: 10_000 }),
    deed: fc.constantFrom<Mutation['deed']>(
      'drop',
      'junk',
      'junk',
      'junk',
      'reverse',
      'repeat',
      'clear',
      'negate',
      'grow',
      'pollute',
    ),
    value: fc.nat({ max: 10_000 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const mutated = (valid: object, all: readonly Mutation[]): unknown => {
  const terms = structuredClone(valid) as Json
  for (const one of all) mutate(terms, one)
  return terms
}

/** The decoded terms, or the reason why they are refused. */
const judge = <T>(
  decode: (given: unknown) => T,
  fault: (terms: T) => string | null,
  given: unknown,
): T | string => {
  let terms: T
  try {
    terms = decode(given)
  } catch (error) {
    // A schema names each place that is wrong.
    const { issues = [] } = error as { issues?: { path: unknown[]; message: string }[] }
    if (issues.length === 0) throw error
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  }
  return fault(terms) ?? terms
}

/** What a member may have done. */
const some = fc.record({
  money: fc.bigInt({ min: -(10n ** 9n), max: 10n ** 13n }),
  other: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  count: fc.nat({ max: 60 }),
  seed: fc.constantFrom('a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)),
  sinceMs: fc.nat({ max: 40 * dayMs }),
})
type Some = typeof some extends fc.Arbitrary<infer T> ? T : never

const bigintMost = 2n ** 63n - 1n
/** Money that an award can have: with its turnover it fits the books. */
const expectAward = (amount: Fen, multipleHundredths: number): void => {
  expect(typeof amount).toBe('bigint')
  expect(amount).toBeGreaterThan(0n)
  const asked = requiredTurnover(amount, multipleHundredths)
  expect(asked).toBeGreaterThanOrEqual(0n)
  expect(asked).toBeLessThanOrEqual(10n * amount)
  // Thousands of such awards must not overflow a sum of the ledger.
  expect(asked * 10_000n).toBeLessThanOrEqual(bigintMost)
}

const now = instant(Date.parse('2026-11-17T04:00:00Z'))

/** The awards that the rules of an activity give; fails where they break a bound. */
const awardsOf = (terms: Terms, { money, other, count, seed, sinceMs }: Some): Fen[] => {
  const registeredAt = later(now, -sinceMs)
  const today = dayPeriod(now)
  switch (terms.kind) {
    case 'racePage': {
      const standings = Array.from({ length: count }, (_, at) => ({
        memberId: `mem_${at}` as MemberId,
        counted: money / BigInt(at + 1),
        reachedAt: registeredAt,
        simulated: at % 7 === 6,
      }))
      return racePlaces(terms, standings).flatMap(({ prize }) => (prize === 0n ? [] : [prize]))
    }
    case 'activityLandPage': {
      const legs = Array.from({ length: count % 12 }, (_, at) => ({
        priceHundredths: 50 + at,
        isWon: at % 5 < 4,
      }))
      const parlay = { ticket: 'one', net: money, settledAt: registeredAt, legs }
      const gift = parlayGift(terms, parlay)
      expect(gift).toBeGreaterThanOrEqual(0n)
      expect(gift).toBeLessThanOrEqual(terms.cap)
      const { items } = parlayGiftView(terms, [parlay], [], now)
      return items.map(({ amount }) => amount)
    }
    case 'firstDeposit':
    case 'againDeposit': {
      const history = {
        registeredAt,
        hasDeposited: count % 2 === 0,
        creditsToday: count % 3,
        hasWithdrawn: count % 5 === 0,
        bonusesThisWeek: count % 4,
        hasOpenBonus: false,
      }
      depositBonusView(terms, history, '', now)
      const bonus = depositBonus(terms.steps, other)
      const cap = terms.steps.reduce((most, step) => (step.cap > most ? step.cap : most), 0n)
      expect(bonus).toBeLessThanOrEqual(cap)
      expect(bonus).toBeLessThanOrEqual(other)
      // Whose deposit is large enough gets something.
      return [other, ...terms.steps.map(({ least }) => least)].flatMap((amount) => {
        const conditions = bonusConditionsFor(terms, history, amount, now)
        const isEnough = conditions.find(({ code }) => code === 'amount-least')?.isMet === true
        return isEnough ? [depositBonus(terms.steps, amount)] : []
      })
    }
    case 'newTask': {
      const facts = {
        registeredAt,
        hasPhone: true,
        hasName: true,
        hasBirthday: count % 2 === 0,
        hasWithdrawalPassword: true,
        hasOwnLimit: true,
        hasSettledParlay: true,
        deposited: other,
        counted: money,
      }
      return newTaskView(terms, facts, now).items.map(({ amount }) => amount)
    }
    case 'drawGift': {
      const draws = drawsEarned(terms, money)
      expect(draws).toBeGreaterThanOrEqual(0)
      expect(draws).toBeLessThanOrEqual(terms.drawsPerDay)
      expect(drawGiftView(terms, money, now).items).toHaveLength(terms.drawsPerDay)
      const { prize, value } = drawPrize(terms.prizes, {
        serverSeed: seed,
        clientSeed: 'c',
        nonce: count,
      })
      expect(value).toBeLessThan(10_000)
      return [terms.prizes[prize]?.amount ?? 0n]
    }
    case 'signGift': {
      const facts = { hasPhone: true, signed: [], counted: new Map([[today.name, money]]) }
      const { items } = signGiftView(terms, facts, registeredAt, now)
      return [signReward(terms, count + 1), terms.monthReward, ...items.map((one) => one.amount)]
    }
    case 'friendInvitation': {
      const play = { registeredAt, deposited: other, counted: money }
      const friend = invitedItem(terms, play, false, now)
      milestoneItems(terms, count)
      const inviter = inviterAwards(terms, 'abc', { ofMonth: count % 31, before: count })
      expect(inviter.length).toBeLessThanOrEqual(2)
      return [friend.amount, ...inviter.map(({ amount }) => amount)]
    }
    default: {
      const days = [periodBefore(dayPeriod, today), today]
      const counted = new Map([[today.name, money]])
      return bettingGiftView(terms, days, counted, now).items.map(({ amount }) => amount)
    }
  }
}

const runs = { numRuns: 1_500 }
const weights = { TY: 10_000, DJ: 10_000, ZR: 2_000, QP: 2_000, CP: 10_000, DZ: 10_000, BY: 10_000 }

describe.each(Object.entries(validTerms))('changed terms of %s', (kind, valid) => {
  it('are refused with a reason, or can be used', () => {
    expect(judge(decodeTerms, termsFault, { ...valid, kind })).toBeTypeOf('object')
    fc.assert(
      fc.property(mutations, some, (all, facts) => {
        const terms = judge(decodeTerms, termsFault, mutated({ ...valid, kind }, all))
        if (typeof terms === 'string') {
          expect(terms).not.toBe('')
          return
        }
        expect(terms.budget.floor).toBeGreaterThanOrEqual(0n)
        isWithinBudget(terms.budget, facts.other, facts.money, costOfPress(terms))
        expect(JSON.stringify(activityRules(terms, weights))).not.toMatch(/NaN|undefined|-¥/)
        for (const amount of awardsOf(terms, facts)) expectAward(amount, terms.multipleHundredths)
      }),
      runs,
    )
  })
})

it('changed terms of the grades are refused with a reason, or can be used', () => {
  fc.assert(
    fc.property(mutations, some, (all, { money, other, count }) => {
      const terms = judge(decodeVipTerms, vipFault, mutated(validVip, all))
      if (typeof terms === 'string') {
        expect(terms).not.toBe('')
        return
      }
      const { grades, rebates, rebateBounds, multipleHundredths } = terms
      const state = { grade: 0, highest: 0, risenIn: null }
      const play = { total: money, month: other }
      const raised = raisedGrade(grades, state, play, '2026-11')
      const after = gradeAfterMonth(grades, raised, other, '2026-12')
      for (const { grade } of [raised, after]) {
        expect(grade).toBeGreaterThanOrEqual(0)
        expect(grade).toBeLessThanOrEqual(grades.length)
      }
      expect(leftToNext(grades, after, play) ?? 0n).toBeGreaterThanOrEqual(0n)
      expect(leftToKeep(grades, after, other, '2026-12')).toBeGreaterThanOrEqual(0n)
      for (const row of grades)
        for (const gift of [row.upgradeGift, row.weekGift, row.birthdayGift])
          expectAward(gift, multipleHundredths)
      const plays = playCategories.map((category) => ({ category, counted: money, edgeBp: count }))
      const { paid, carried } = rebateOfDay(rebates, after.grade, plays, 0n, rebateBounds)
      expect(paid).toBeGreaterThanOrEqual(0n)
      expect(paid).toBeLessThanOrEqual(rebateBounds.most)
      expect(paid === 0n || paid >= rebateBounds.least).toBe(true)
      expect(paid === 0n || carried === 0n).toBe(true)
      if (paid > 0n) expectAward(paid, multipleHundredths)
      expect(JSON.stringify(vipRules(terms, weights))).not.toMatch(/NaN|undefined|-¥/)
    }),
    runs,
  )
})

it('changed weights of play are refused with a reason, or can be used', () => {
  fc.assert(
    fc.property(mutations, some, (all, { money, other }) => {
      const changed = judge(decodePlayWeights, () => null, mutated(weights, all))
      if (typeof changed === 'string') {
        expect(changed).not.toBe('')
        return
      }
      const play = playCategories.map((category) => ({ category, turnover: money, counted: money }))
      const filled = weighPlay(play, other, changed)
      expect(filled).toBeGreaterThanOrEqual(0n)
      expect(filled).toBeLessThanOrEqual(money > 0n ? money * BigInt(play.length) : 0n)
      expect(JSON.stringify(awardTurnoverLines(changed))).not.toMatch(/NaN|undefined/)
    }),
    runs,
  )
})

it('changed terms of the exchange are refused with a reason, or can be used', () => {
  const integerMost = 2 ** 31 - 1
  fc.assert(
    fc.property(mutations, some, (all, { money }) => {
      const terms = judge(decodeExchangeTerms, exchangeFault, mutated(validExchange, all))
      if (typeof terms === 'string') {
        expect(terms).not.toBe('')
        return
      }
      // Two billion yuan of play are far above what one member can do.
      const played = money < 2n * 10n ** 11n ? money : 2n * 10n ** 11n
      const points = pointsEarned(terms, played)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(integerMost)
      expect(new Set(terms.gifts.map(({ id }) => id)).size).toBe(terms.gifts.length)
      for (const { amount } of terms.gifts)
        if (amount !== null) expectAward(amount, terms.multipleHundredths)
    }),
    runs,
  )
})
