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
const offersWith = (reasonOfLive: string) => {
  const offered = { betId: 'early', value: 8_000n, reason: null, confirmMs: 0 }
  const none = { betId: 'live', value: null, reason: reasonOfLive, confirmMs: 0 }
  return new Map([offered, none].map((offer) => [offer.betId, offer]))
}
const idsOf = (filter: Partial<typeof everyBet>, reasonOfLive = 'market-closed'): string[] =>
  filterBets(bets, { ...everyBet, ...filter }, offersWith(reasonOfLive)).map(({ id }) => id)

it('tells bets in play from those that have not begun; a half decided one is neither', () => {
  expect(idsOf({})).toEqual(['early', 'live', 'series'])
  expect(idsOf({ stage: 'live' })).toEqual(['live'])
  expect(idsOf({ stage: 'early' })).toEqual(['early'])
  expect(idsOf({ stage: 'cashable' })).toEqual(['early'])
})

it.each(['market-suspended', 'feed-silent', 'no-answer', 'cash-out-running'])(
  'counts a bet as one to cash out while its offer is interrupted: %s',
  (reason) => expect(idsOf({ stage: 'cashable' }, reason)).toEqual(['early', 'live']),
)

it('offers the kinds that there are: combinations, and the sports of singles', () => {
  expect(kindsOf(bets)).toEqual(['series', 'FT', 'BK'])
  expect(idsOf({ kind: 'series' })).toEqual(['series'])
  expect(idsOf({ kind: 'FT' })).toEqual(['early'])
  expect(idsOf({ kind: 'FT', stage: 'live' })).toEqual([])
})
