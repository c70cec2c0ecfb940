import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { fraction, roundHalfUp, times } from '../base/fraction.ts'
import { fenFromText } from '../base/money.ts'
import { hkPrice, oddsOf, oddsTypes, type Odds, type OddsType } from '../base/odds.ts'
import { betPrice, betRisk, maxWin, type Bet } from './bet.ts'
import { combinationCount, combinationOf, combinationsFor, sumOfProducts } from './combination.ts'
import { legFactor, outcomes, voided, type LegOutcome } from './outcome.ts'
import { settleBet } from './settle-bet.ts'

const fen = (text: string): bigint => fenFromText(text) ?? -1n

/** `W/2` is a win shared by two. */
const outcomeOf = (text: string): LegOutcome => {
  const [result, winners] = text.split('/')
  if (result === 'D') return voided('abandoned')
  const outcome = outcomes[result as keyof typeof outcomes]
  return { ...outcome, winners: Number(winners ?? 1) }
}

const betOf = (code: string, type: OddsType, stake: bigint, prices: readonly string[]): Bet => {
  const odds: Odds[] = prices.map((price) => ({ type, shown: Math.round(Number(price) * 100) }))
  const [first] = odds
  const combination = combinationOf(code, odds.length)
  if (combination) return { kind: 'combination', unitStake: stake, combination, odds }
  if (first === undefined) throw new Error('no price')
  return { kind: 'single', stake, odds: first }
}

const published = readVectors('settlement-published-payouts.csv')
// A price such as 10/3 cannot be offered in hundredths; only the arithmetic is compared there.
const inHundredths = published.filter(([, , , prices = '']) => !prices.includes('/'))
const inFractions = published.filter(([, , , prices = '']) => prices.includes('/'))

describe('settleBet', () => {
  it.each([...inHundredths, ...readVectors('settlement-payouts.csv')])(
    'pays %s %s of %s at %s with %s: risk %s, payout %s',
    (code = '', type = '', stake = '', prices = '', results = '', risk = '', payout = '') => {
      const bet = betOf(code, type as OddsType, fen(stake), prices.split(' '))
      const settled = settleBet(bet, results.split(' ').map(outcomeOf))
      expect(betRisk(bet)).toBe(fen(risk))
      expect(settled?.payout).toBe(fen(payout))
      expect(settled?.net).toBe(fen(payout) - fen(risk))
    },
  )

  it.each(inFractions)(
    'sums %s %s of %s at %s with %s: risk %s, payout %s',
    (code = '', _type, stake = '', prices = '', results = '', risk = '', payout = '') => {
      const outcomesOfLegs = results.split(' ').map(outcomeOf)
      const combination = combinationOf(code, outcomesOfLegs.length)
      const factors = prices.split(' ').map((price, index) => {
        const [top = 0, bottom] = price.split('/').map(Number)
        const win = bottom ? fraction(top, bottom) : fraction(Math.round(top * 100) - 100, 100)
        return legFactor(outcomesOfLegs[index] ?? outcomes.L, win)
      })
      const sum = sumOfProducts(factors, combination?.sizes ?? [])
      expect(roundHalfUp(times(fraction(fen(stake)), sum))).toBe(fen(payout))
      expect(fen(stake) * BigInt(combination ? combinationCount(combination) : 0)).toBe(fen(risk))
    },
  )

  it('names the result of a combination by its payout', () => {
    const parlay = betOf('2x1', 'E', 10_000n, ['2.00', '1.50'])
    const result = (...legs: LegOutcome[]) => settleBet(parlay, legs)?.result
    expect(result(outcomes.W, outcomes.W)).toBe('W')
    expect(result(outcomes.W, outcomes.LL)).toBe('P')
    expect(result(outcomes.P, outcomes.LL)).toBe('LL')
    expect(result(outcomes.L, outcomes.W)).toBe('L')
    expect(result(outcomes.P, voided('abandoned'))).toBe('P')
    expect(result(voided('postponed'), voided('abandoned'))).toBe('D')
  })

  it('waits for open legs only while they can change the payout', () => {
    const parlay = betOf('3x1', 'E', 100n, ['2.00', '2.00', '2.00'])
    expect(settleBet(parlay, [outcomes.W, null, outcomes.W])).toBeNull()
    expect(settleBet(parlay, [outcomes.W, null, outcomes.L])?.result).toBe('L')
    const system = betOf('3x4', 'E', 100n, ['2.00', '2.00', '2.00'])
    expect(settleBet(system, [outcomes.W, null, outcomes.L])).toBeNull()
    expect(settleBet(system, [outcomes.L, null, outcomes.L])?.result).toBe('L')
    expect(settleBet(betOf('', 'H', 100n, ['0.95']), [null])).toBeNull()
  })

  it('refuses a number of legs that is not the bet’s', () => {
    const parlay = betOf('2x1', 'E', 100n, ['2.00', '2.00'])
    expect(() => settleBet(parlay, [outcomes.W])).toThrow('each leg once')
  })
})

const outcome = fc.oneof(
  fc.constantFrom<LegOutcome>(...Object.values(outcomes), voided('abandoned')),
  fc.integer({ min: 2, max: 5 }).map((winners): LegOutcome => ({ ...outcomes.W, winners })),
)
const stake = fc.bigInt({ min: 1n, max: 10n ** 10n })
const single = fc
  .record({ stake, hk: fc.integer({ min: 10, max: 400 }), type: fc.constantFrom(...oddsTypes) })
  .map((drawn): Bet => ({
    kind: 'single',
    stake: drawn.stake,
    odds: oddsOf(hkPrice(drawn.hk), drawn.type),
  }))
const combined = fc
  .record({
    stake,
    hks: fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 2, maxLength: 8 }),
    pick: fc.nat(),
  })
  .map(({ stake: unitStake, hks, pick }): Bet => {
    const choices = combinationsFor(hks.length)
    const combination = choices[pick % choices.length]
    if (combination === undefined) throw new Error('no combination')
    return {
      kind: 'combination',
      unitStake,
      combination,
      odds: hks.map((hk) => oddsOf(hkPrice(hk), 'H')),
    }
  })
const bets = fc.oneof(single, combined)
const legsOf = (bet: Bet): number => (bet.kind === 'single' ? 1 : bet.combination.legs)
const settledBets = bets.chain((bet) => {
  const legs = legsOf(bet)
  return fc.tuple(fc.constant(bet), fc.array(outcome, { minLength: legs, maxLength: legs }))
})

describe('every settlement', () => {
  it('pays between nothing and the most that the bet could win', () => {
    fc.assert(
      fc.property(settledBets, ([bet, legs]) => {
        const settled = settleBet(bet, legs)
        expect(settled?.payout).toBeGreaterThanOrEqual(0n)
        expect(settled?.net).toBeLessThanOrEqual(maxWin(bet))
      }),
    )
  })

  it('is the same for the same bet and results', () => {
    fc.assert(
      fc.property(settledBets, ([bet, legs]) => {
        expect(settleBet(bet, legs)).toEqual(settleBet(structuredClone(bet), structuredClone(legs)))
      }),
    )
  })

  it('pays the most exactly when all legs win, and the risk back when all are void', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        const all = (leg: LegOutcome) => Array.from({ length: legsOf(bet) }, () => leg)
        expect(settleBet(bet, all(outcomes.W))?.net).toBe(maxWin(bet))
        const voids = settleBet(bet, all(voided('postponed')))
        expect(voids).toMatchObject({ result: 'D', net: 0n, payout: betRisk(bet) })
        expect(settleBet(bet, all(outcomes.L))?.net).toBe(-betRisk(bet))
      }),
    )
  })
})

it('prices a bet as a whole', () => {
  expect(betPrice(betOf('', 'M', 100n, ['-0.80']))).toEqual(fraction(125, 100))
  expect(betPrice(betOf('2x1', 'E', 100n, ['1.50', '1.20']))).toEqual(fraction(80, 100))
  expect(betPrice(betOf('2x3', 'E', 100n, ['2.00', '2.00']))).toEqual(fraction(5, 3))
})
