import { expect, it } from 'vitest'
import { everyBet, filterBets, kindsOf } from './bet-filter.ts'
import { betOf, legOf } from './testing/bets.ts'

const score = { home: 1, away: 0 }
const early = betOf({ id: 'early' })
const live = betOf({ id: 'live', legs: [legOf({ gameType: 'BK', score })] })
const series = betOf({
  id: 'series',
  code: '2x1',
  legs: [legOf({ score, result: 'W' }), legOf({ matchId: 'm2' })],
})
const bets = [early, live, series]
const offers = new Map(
  [early, live].map(({ id }, at) => [
    id,
    { betId: id, value: at === 0 ? 8_000n : null, reason: null, confirmMs: 0 },
  ]),
)
const idsOf = (filter: Partial<typeof everyBet>): string[] =>
  filterBets(bets, { ...everyBet, ...filter }, offers).map(({ id }) => id)

it('tells bets in play from those that have not begun; a half decided one is neither', () => {
  expect(idsOf({})).toEqual(['early', 'live', 'series'])
  expect(idsOf({ stage: 'live' })).toEqual(['live'])
  expect(idsOf({ stage: 'early' })).toEqual(['early'])
  expect(idsOf({ stage: 'cashable' })).toEqual(['early'])
})

it('offers the kinds that there are: combinations, and the sports of singles', () => {
  expect(kindsOf(bets)).toEqual(['series', 'FT', 'BK'])
  expect(idsOf({ kind: 'series' })).toEqual(['series'])
  expect(idsOf({ kind: 'FT' })).toEqual(['early'])
  expect(idsOf({ kind: 'FT', stage: 'live' })).toEqual([])
})
