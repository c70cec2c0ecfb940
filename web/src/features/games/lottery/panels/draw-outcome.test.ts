import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { expect, it } from 'vitest'
import { drawOutcome } from './draw-outcome.ts'

const bet = (payout: bigint, over: Partial<SharedBet> = {}): SharedBet => ({
  ticket: 'XG1',
  roundId: '7',
  play: 'size',
  pick: 'big',
  price: 201,
  stake: 1_000n,
  state: 'settled',
  verdict: payout > 0n ? 'won' : 'lost',
  payout,
  placedAt: instant(0),
  ...over,
})

it.each([
  ['a payout below the stakes', [bet(0n), bet(1_990n)], false],
  ['the stakes returned', [bet(0n), bet(2_000n)], false],
  ['more than the stakes', [bet(0n), bet(2_010n)], true],
])('counts as a gain only what is above all stakes of the draw: %s', (_, mine, isGain) => {
  const payout = mine.reduce((sum, one) => sum + (one.payout ?? 0n), 0n)
  expect(drawOutcome('7', mine)).toEqual({ staked: 2_000n, payout, isGain })
})

it('looks only at settled bets of the draw', () => {
  expect(drawOutcome('7', [bet(9_999n, { roundId: '6' })])).toBeNull()
  expect(drawOutcome('7', [bet(0n, { state: 'open', payout: null })])).toBeNull()
  expect(drawOutcome(undefined, [bet(9_999n)])).toBeNull()
})
