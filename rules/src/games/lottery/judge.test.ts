import { expect, it } from 'vitest'
import { checkStake, mostStake } from '../shared/stake.ts'
import { payoutOf, verdictOf } from '../shared/payout.ts'
import { lotteryOffer } from './limits.ts'
import { lotteryOf, playOf } from './lotteries.ts'
import type { LotteryCode } from './lottery.ts'
import { readPick } from './pick.ts'
import { priceOf } from './price.ts'
import { drawTurnovers } from './turnover.ts'

/** Draws of the year of the horse: 1, 13, 25, 37 and 49 are horses. */
const horse = 6
const judge = (lottery: LotteryCode, code: string, text: string, drawn: readonly number[]) => {
  const play = playOf(lotteryOf(lottery), code)
  const pick = play && readPick(play, text)
  if (play === undefined || pick?.ok !== true) throw new Error('no such pick')
  return [play.judge(pick.value, drawn, horse), priceOf(play, pick.value, horse)]
}

it.each([
  ['K3', 'size', 'big', [6, 6, 6], 'lost', 201],
  ['K3', 'size', 'big', [6, 6, 5], 'won', 201],
  ['K3', 'parity', 'odd', [1, 1, 1], 'lost', 201],
  ['K3', 'pair', '4', [4, 4, 4], 'won', 1323],
  ['K3', 'pair-single', '4,2', [2, 4, 4], 'won', 7056],
  ['K3', 'pair-single', '4,2', [4, 4, 4], 'lost', 7056],
  ['K3', 'any-straight', 'any', [4, 2, 3], 'won', 882],
  ['K3', 'any-straight', 'any', [6, 1, 2], 'lost', 882],
  ['K3', 'two-different', '1,2', [1, 1, 2], 'won', 705],
  ['SSC', 'total-side', 'big', [9, 9, 5, 0, 0], 'won', 196],
  ['SSC', 'total-side', 'big', [9, 9, 4, 0, 0], 'lost', 196],
  ['SSC', 'dragon-tiger', 'dragon', [5, 0, 0, 0, 5], 'lost', 217],
  ['SSC', 'tie', 'tie', [5, 0, 0, 0, 5], 'won', 980],
  ['SSC', 'three-shape', '1:straight', [9, 0, 1, 5, 5], 'won', 1633],
  ['SSC', 'three-shape', '1:straight', [8, 0, 9, 5, 5], 'won', 1633],
  ['SSC', 'three-shape', '3:half-straight', [5, 5, 9, 4, 0], 'won', 272],
  ['SSC', 'three-shape', '2:mixed', [5, 1, 4, 8, 0], 'won', 326],
  ['SSC', 'two-straight', '1:3,3', [3, 3, 0, 0, 0], 'won', 9800],
  ['SSC', 'two-group', '2:3,7', [0, 0, 0, 7, 3], 'won', 4900],
  ['SSC', 'three-group-3', '3:3,7', [0, 0, 3, 7, 3], 'won', 32666],
  ['SSC', 'three-group-3', '3:3,7', [0, 0, 7, 7, 3], 'lost', 32666],
  ['PK10', 'dragon-tiger', '2:tiger', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'won', 196],
  ['PK10', 'top-sum', '11', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'won', 882],
  ['PK10', 'top-sum-side', 'small', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'won', 176],
  ['PK10', 'three-group', '1,2,10', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'won', 11760],
  ['PK10', 'three-straight', '1,2,10', [10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'lost', 70560],
  ['LHC', 'special', '49', [1, 2, 3, 4, 5, 6, 49], 'won', 4802],
  ['LHC', 'special', '1', [1, 2, 3, 4, 5, 6, 49], 'lost', 4802],
  ['LHC', 'special-side', 'big', [1, 2, 3, 4, 5, 6, 49], 'push', 195],
  ['LHC', 'special-side', 'digits-odd', [1, 2, 3, 4, 5, 6, 49], 'push', 195],
  ['LHC', 'special-side', 'digits-big', [1, 2, 3, 4, 5, 6, 16], 'won', 195],
  ['LHC', 'special-side', 'digits-big', [1, 2, 3, 4, 5, 6, 24], 'lost', 195],
  ['LHC', 'wave', 'green', [1, 2, 3, 4, 5, 6, 49], 'won', 300],
  ['LHC', 'special-zodiac', 'horse', [2, 3, 4, 5, 6, 7, 49], 'won', 960],
  ['LHC', 'special-zodiac', 'snake', [1, 3, 4, 5, 6, 7, 2], 'won', 1200],
  ['LHC', 'any-zodiac', 'horse', [1, 3, 4, 5, 6, 7, 2], 'won', 176],
  ['LHC', 'any-zodiac', 'snake', [1, 3, 4, 5, 6, 7, 2], 'won', 207],
  ['LHC', 'any-tail', '0', [1, 3, 4, 5, 6, 7, 40], 'won', 207],
  ['LHC', 'normal', '40', [1, 3, 4, 5, 6, 7, 40], 'lost', 800],
  ['LHC', 'normal-place', '6:7', [1, 3, 4, 5, 6, 7, 40], 'won', 4802],
  ['LHC', 'three-all', '1,3,40', [1, 3, 4, 5, 6, 7, 40], 'lost', 90277],
  ['LHC', 'five-none', '8,9,10,11,40', [1, 3, 4, 5, 6, 7, 40], 'lost', 219],
  ['LHC', 'five-none', '8,9,10,11,41', [1, 3, 4, 5, 6, 7, 40], 'won', 219],
  ['LHC', 'total-side', 'big', [20, 21, 22, 23, 24, 25, 40], 'won', 193],
  ['LHC', 'total-side', 'small', [20, 21, 22, 23, 24, 25, 39], 'won', 198],
] as const)('%s %s %s on %j: %s', (lottery, code, text, drawn, verdict, price) => {
  expect(judge(lottery, code, text, drawn)).toEqual([verdict, price])
})

it('pays whole fen', () => {
  expect(payoutOf(300n, 2116)).toBe(6348n)
  expect(payoutOf(300n, 100)).toBe(300n)
  expect(payoutOf(300n, 50)).toBe(150n)
  expect(payoutOf(300n, 0)).toBe(0n)
})

it.each([
  [2116, 'won'],
  [101, 'won'],
  [100, 'push'],
  [50, 'half'],
  [0, 'lost'],
] as const)('a bet that is paid %i hundredths is %s', (pays, verdict) => {
  expect(verdictOf(pays)).toBe(verdict)
})

const cap = 432_000_000n

it('bounds a stake so that its payout stays within the cap', () => {
  const [usual, rare] = [lotteryOffer(201), lotteryOffer(9_800_000)]
  expect(mostStake(usual, cap)).toBe(2_000_000n)
  // 98,000 times 44 yuan is 4,312,000; a 45th yuan would pay more than 4,320,000.
  expect(mostStake(rare, cap)).toBe(4_400n)
  expect(checkStake(rare, 4_400n, 0n, cap)).toEqual({ ok: true, value: 4_400n })
  expect(checkStake(rare, 4_500n, 0n, cap)).toEqual({ ok: false, reason: 'stake-too-high' })
  expect(checkStake(rare, 400n, 4_000n, cap)).toEqual({ ok: true, value: 400n })
  expect(checkStake(rare, 500n, 4_000n, cap)).toEqual({ ok: false, reason: 'stake-too-high' })
  expect(checkStake(usual, usual.leastStake, 0n, cap).ok).toBe(true)
  expect(checkStake(usual, 0n, 0n, cap)).toEqual({ ok: false, reason: 'stake-too-low' })
  expect(checkStake(usual, -100n, 0n, cap)).toEqual({ ok: false, reason: 'stake-too-low' })
  expect(checkStake(usual, 150n, 0n, cap)).toEqual({ ok: false, reason: 'stake-not-whole' })
})

it("nets a member's bets of one draw", () => {
  const bet = (stake: bigint, payout: bigint) => ({ stake, payout })
  const sum = (turnovers: bigint[]) => turnovers.reduce((all, one) => all + one, 0n)
  // Both sides of 1.96 lose 4 in a hundred: only that counts.
  expect(drawTurnovers([bet(10_000n, 19_600n), bet(10_000n, 0n)])).toEqual([400n, 0n])
  expect(sum(drawTurnovers([bet(10_000n, 0n), bet(5_000n, 0n)]))).toBe(15_000n)
  expect(sum(drawTurnovers([bet(10_000n, 98_000n), bet(5_000n, 0n)]))).toBe(15_000n)
  expect(drawTurnovers([bet(10_000n, 10_000n)])).toEqual([0n])
  expect(drawTurnovers([])).toEqual([])
})
