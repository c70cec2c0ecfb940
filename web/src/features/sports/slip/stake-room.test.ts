import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { hkPrice, oddsTypes, viewedFrom, viewedUpTo } from '@xinghe/rules/base/odds.ts'
import { betRisk } from '@xinghe/rules/sports/bet.ts'
import { checkLimits } from '@xinghe/rules/sports/limits.ts'
import { emptySlip, setSeries, setStake, togglePick, type Slip } from '@xinghe/rules/sports/slip.ts'
import { offeredBets, type SlipBet } from '@xinghe/rules/sports/slip-bets.ts'
import { pickKey, type SlipPick } from '@xinghe/rules/sports/slip-item.ts'
import type { Quote } from './quote-store.ts'
import { clampFor, limitsOf, passesCap, stakeLeast, stakeMost } from './stake-room.ts'

const pick = (matchId: string, hk: number): SlipPick => ({
  matchId,
  lineId: `${matchId}.R0`,
  halfId: null,
  gameType: 'FT',
  play: 'R',
  side: 'H',
  line: -2,
  goalNumber: null,
  hk: hkPrice(hk),
  home: '甲',
  away: '乙',
})

const slipOf = (prices: readonly number[], oddsType: Slip['oddsType']): Slip =>
  prices.reduce((slip, hk, at) => {
    const added = togglePick(slip, pick(`m${at}`, hk))
    return added.ok ? added.value : slip
  }, emptySlip(oddsType))

const limits = {
  minRisk: 1_000n,
  maxRisk: 500_000n,
  marketRoom: 10_000_000n,
  matchRoom: 10_000_000n,
  memberDayRoom: 300_000n,
}

const quoteOf = (slip: Slip, balance: bigint): Quote => ({
  keys: slip.items.map(pickKey),
  answer: {
    picks: slip.items.map(({ hk, line }) => ({
      ioratio: hk,
      ratio: line,
      state: 'open',
      live: null,
      limits,
    })),
    seriesLimits: limits,
    cap: { amount: 10_000n, left: 5_000n },
    balance,
    centre: 0n,
    confirmMs: 0,
  },
})

const withStake = ({ bet, ...offered }: SlipBet, stake: bigint): SlipBet => ({
  ...offered,
  bet: bet.kind === 'single' ? { ...bet, stake } : { ...bet, unitStake: stake },
})

const prices = fc.integer({ min: viewedFrom, max: viewedUpTo })
const amounts = fc.bigInt({ min: 0n, max: 10_000_000n })

describe('what a stake field takes', () => {
  it('never risks more than the balance or the limits leave, in any odds type', () => {
    fc.assert(
      fc.property(
        fc.array(prices, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...oddsTypes),
        fc.boolean(),
        amounts,
        amounts,
        (hks, oddsType, series, typed, balance) => {
          const singles = slipOf(hks, oddsType)
          const made = setSeries(singles, series && hks.length > 1)
          const slip = made.ok ? made.value : singles
          const quote = quoteOf(slip, balance)
          for (const offered of offeredBets(slip)) {
            const { stake } = clampFor(fenToText(typed), slip, offered, quote)
            const risk = betRisk(withStake(offered, stake ?? 0n).bet)
            expect(risk).toBeLessThanOrEqual(balance)
            expect(risk).toBeLessThanOrEqual(limits.memberDayRoom)
          }
        },
      ),
    )
  })

  it('leaves for a field what the others have not taken', () => {
    const slip = setStake(slipOf([95, 95], 'H'), 'm0|m0.R0|R|H|', '700')
    const second = offeredBets(slip)[1]
    expect(second).toBeDefined()
    if (second === undefined) return
    expect(clampFor('500', slip, second, quoteOf(slip, 100_000n))).toMatchObject({
      text: '300.00',
      clamped: true,
    })
  })

  it('takes anything while the limits are not known', () => {
    const slip = slipOf([95], 'H')
    const [bet] = offeredBets(slip)
    if (bet !== undefined) expect(clampFor('123456', slip, bet, null).clamped).toBe(false)
  })

  it('names a least stake that the limits take', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...oddsTypes), (hk, oddsType) => {
        for (const offered of offeredBets(slipOf([hk], oddsType))) {
          const least = stakeLeast(offered, limits)
          expect(checkLimits(withStake(offered, least).bet, limits).ok).toBe(true)
          expect(stakeMost(offered, limits)).toBeGreaterThanOrEqual(least)
        }
      }),
    )
  })
})

it('tells a win beyond what is left of the cap', () => {
  const slip = slipOf([100], 'H')
  const [bet] = offeredBets(slip)
  if (bet === undefined) throw new Error('no bet')
  const quote = quoteOf(slip, 0n)
  expect(passesCap(withStake(bet, 5_000n), quote)).toBe(false)
  expect(passesCap(withStake(bet, 5_001n), quote)).toBe(true)
  expect(limitsOf(null, bet)).toBeNull()
})
