import {
  dayMs,
  hourMs,
  instant,
  later,
  siteZoneOffsetMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import type { FeedNews } from '../src/features/sports/feed/feed.ts'
import type { TestSite } from './site.ts'
import { fixtureNamed, kickedOff, listed, plainMarkets } from './sports-news.ts'

/** The next noon in GMT+8: today's and tomorrow's matches stay so while a test runs. */
export const waitForNoon = ({ platform: { clock } }: TestSite): Instant => {
  const dayStart = Math.floor((clock.now() + siteZoneOffsetMs) / dayMs) * dayMs - siteZoneOffsetMs
  const noon = instant(dayStart + dayMs + 12 * hourMs)
  clock.advance?.(noon - clock.now())
  return noon
}

/** A tennis match of another league. */
const tennis = (matchId: string, kickOff: Instant, at: Instant): FeedNews[] => [
  {
    kind: 'fixture',
    at,
    fixture: {
      ...fixtureNamed(matchId, kickOff),
      gameType: 'TN',
      discipline: 'tennis',
      leagueId: 'league-2',
      leagueName: '南屏公开赛',
      home: { id: 'p1', name: '陆云飞' },
      away: { id: 'p2', name: '顾长风' },
    },
  },
  { kind: 'status', at, matchId, status: 'open' },
  {
    kind: 'prices',
    at,
    matchId,
    running: false,
    markets: plainMarkets.slice(0, 1).map((market) => ({ ...market, offers: ['H', 70, 'C', 115] })),
  },
]

const title = (at: Instant): FeedNews => ({
  kind: 'champion',
  at,
  champion: {
    championId: 'league-1-s1',
    gameType: 'FT',
    discipline: 'football',
    leagueId: 'league-1',
    leagueName: '东海超级联赛',
    season: 1,
    open: true,
    closesAt: later(at, 20 * dayMs),
    runners: [
      { id: 't1', name: '临江', hk: 150 },
      { id: 't2', name: '北岭', hk: 220 },
      { id: 't3', name: '沙洲', hk: 0 },
    ],
  },
})

/**
 * Sends the whole book again, so that the feed never counts as silent on a slow machine: `today` and
 * `tennis` later this day, `early` and `other` tomorrow, `live` in its first half at nil-nil, and a title.
 */
export const sendBook = ({ platform: { clock }, parts }: TestSite, noon: Instant): void => {
  const at = clock.now()
  parts.sports.bookWriter.hear([
    { kind: 'snapshot-begins', at },
    ...listed('today', later(noon, 6 * hourMs), at),
    ...listed('early', later(noon, dayMs), at),
    ...listed('other', later(noon, dayMs + hourMs), at),
    ...listed('live', noon, at),
    ...kickedOff('live', noon),
    ...tennis('tennis', later(noon, 5 * hourMs), at),
    title(at),
    { kind: 'snapshot-over', at },
  ])
}
