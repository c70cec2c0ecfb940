import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  keyOf,
  likes,
  limits,
  pickOf,
  quoted,
  stake,
  touched,
} from '../../../vectors/slip-picks.ts'
import { fenToText } from '../../base/money.ts'
import { hkPrice, oddsTypes, viewedFrom, viewedUpTo, type OddsType } from '../../base/odds.ts'
import { betRisk } from '../bet.ts'
import { checkLimits, largestStake, smallestStake } from '../limits.ts'
import { offeredBets, type SlipBet } from './bets.ts'
import type { SlipAction } from './reducer.ts'
import { fieldOf, passesCap } from './stakes.ts'
import type { SlipState } from './state.ts'

const series: SlipAction = { type: 'mode-chosen', mode: 'series' }
const slipWith = (prices: readonly number[], oddsType: OddsType): SlipState =>
  after(
    likes(oddsType),
    ...prices.map((hk, at): SlipAction => ({
      type: 'pick-toggled',
      pick: pickOf(`m${at}`, { hk: hkPrice(hk) }),
    })),
  )

const withStake = ({ bet, ...offered }: SlipBet, amount: bigint): SlipBet => ({
  ...offered,
  bet: bet.kind === 'single' ? { ...bet, stake: amount } : { ...bet, unitStake: amount },
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
        (hks, oddsType, isSeries, typed, balance) => {
          const singles = slipWith(hks, oddsType)
          const made = isSeries && hks.length > 1 ? after(singles, series) : singles
          const state = quoted(made, { balance })
          for (const { code, keys } of offeredBets(state.slip)) {
            const field = code === 'single' ? (keys[0] ?? '') : code
            const typedInto = after(state, stake(field, fenToText(typed)))
            const staked = offeredBets(typedInto.slip).find((bet) => fieldOf(bet) === field)
            const risk = staked === undefined ? 0n : betRisk(staked.bet)
            expect(risk).toBeLessThanOrEqual(balance)
            expect(risk).toBeLessThanOrEqual(limits.memberDayRoom)
          }
        },
      ),
    )
  })

  it('leaves for a field what the others have not taken, and says so', () => {
    const state = after(
      quoted(touched(pickOf('a'), pickOf('b'))),
      stake(keyOf('a'), '700'),
      stake(keyOf('b'), '500'),
    )
    expect(state.slip.items.map(({ stakeText }) => stakeText)).toEqual(['700', '300.00'])
    expect(state.fields.clamped).toEqual([keyOf('b')])
    expect(after(state, stake(keyOf('b'), '5')).fields.clamped).toEqual([])
  })

  it('is anything while the limits are not known', () => {
    const state = after(touched(pickOf('a')), stake(keyOf('a'), '123456'))
    expect(state.slip.items[0]?.stakeText).toBe('123456')
  })

  it('names a least stake that the limits take', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(...oddsTypes), (hk, oddsType) => {
        for (const offered of offeredBets(slipWith([hk], oddsType).slip)) {
          const least = smallestStake(offered.bet, limits)
          expect(checkLimits(withStake(offered, least).bet, limits).ok).toBe(true)
          expect(largestStake(offered.bet, limits)).toBeGreaterThanOrEqual(least)
        }
      }),
    )
  })
})

describe('quick stakes', () => {
  const state = quoted(touched(pickOf('a'), pickOf('b')))
  const texts = ({ slip }: SlipState) => slip.items.map(({ stakeText }) => stakeText)
  const add: SlipAction = { type: 'stake-added', amount: 10_000n }

  it('go to every single until a field was used, then to that one', () => {
    const once = after(state, add)
    expect(texts(once)).toEqual(['100', '100'])
    const used = after(once, { type: 'field-focused', field: keyOf('b') }, add)
    expect(texts(used)).toEqual(['100', '200'])
  })

  it('stake everything once the limits are known', () => {
    expect(texts(after(state, { type: 'everything-staked' }))).toEqual(['1000.00', ''])
    const waiting = touched(pickOf('a'))
    expect(after(waiting, { type: 'everything-staked' })).toBe(waiting)
  })

  it('go to the plain parlay of a series', () => {
    expect(after(state, series, add).slip.seriesStakes).toEqual({ '2x1': '100' })
  })
})

it('tells a win beyond what is left of the cap of its own pick, or of the series', () => {
  const singles = quoted(slipWith([100, 100], 'H'))
  const [bet] = offeredBets(singles.slip)
  const [parlay] = offeredBets(after(singles, series).slip)
  if (bet === undefined || parlay === undefined) throw new Error('no bet')
  expect(passesCap(singles.quotes, withStake(bet, 5_000n))).toBe(false)
  expect(passesCap(singles.quotes, withStake(bet, 5_001n))).toBe(true)
  // Two legs at evens win three times the stake.
  expect(passesCap(singles.quotes, withStake(parlay, 1_333n))).toBe(false)
  expect(passesCap(singles.quotes, withStake(parlay, 1_334n))).toBe(true)
})
