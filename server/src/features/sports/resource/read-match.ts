import { Refused } from '@xinghe/contract/refusal.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import type { PriceSample, Statistic } from '@xinghe/contract/sports-figures.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { MatchEventKind } from '@xinghe/rules/sports/feed/match-event.ts'
import type { BookMatch } from '../book/book.ts'
import type { Previews } from '../preview/previews.ts'
import { endedMatch, isReport, rowOf } from './ended-match.ts'
import { checkFeed, type Method } from '../parts/method.ts'
import { namedMatch } from './named-match.ts'
import { readEndedMatch, type EndedRow } from './store-result.ts'

type MatchAnswer = ResourceAnswer<'match'>

/** Too frequent and unimportant for the list of events. */
const hiddenEvents = new Set<MatchEventKind>(['serve', 'danger'])

const eventsOf = ({ events }: BookMatch): MatchAnswer['events'] =>
  events
    .filter(({ kind }) => !hiddenEvents.has(kind))
    .map(({ atSeconds, kind, side, value }) => ({ at: atSeconds, kind, side, value }))

const counted = (name: string, [home, away]: Pair): Statistic => ({ name, home, away })

/** Corners and cards in football, points in sports played in sets. */
const statisticsOf = (report: MatchReport | null): Statistic[] => {
  if (report === null) return []
  const corners = report.tallies.corners?.full
  const points = report.tallies.points?.full
  if (points !== undefined) return [counted('points', [points.home, points.away])]
  if (corners === undefined) return []
  return [
    counted('corners', [corners.home, corners.away]),
    counted('yellows', report.yellows),
    counted('reds', report.reds),
  ]
}

const movementOf = ({ movement }: BookMatch): PriceSample[] => {
  if (movement === null) return []
  const { sides, samples } = movement
  const start = samples[0]?.at ?? 0
  return samples.map(({ at, prices }) => {
    const priceOf = (side: string): number => prices[sides.indexOf(side)] ?? 0
    return {
      seconds: Math.round((at - start) / secondMs),
      home: priceOf('H'),
      draw: priceOf('N'),
      away: priceOf('C'),
    }
  })
}

/** A match that is no longer in the book. */
const pastMatch = (row: EndedRow, language: Language): MatchAnswer => ({
  topic: matchTopic(row.id, language),
  match: endedMatch(row, language),
  events: [],
  statistics: statisticsOf(row.result !== null && isReport(row.result) ? row.result : null),
  movement: [],
})

/** A match that ended before the site knew it, as form and meetings name them. */
const archivedRow = async (
  previews: Previews,
  matchId: string,
  now: Instant,
): Promise<EndedRow | null> => {
  const ended = await previews.result(matchId, now)
  return ended === null ? null : rowOf(ended)
}

export const readMatch: Method<'match'> = async (
  { book, platform, previews },
  { matchId },
  { now, language },
) => {
  const match = book.match(matchId)
  if (match !== null)
    return {
      topic: matchTopic(matchId, language),
      match: namedMatch(match, null, language),
      events: eventsOf(match),
      statistics: statisticsOf(match.report),
      movement: movementOf(match),
    }
  const stored = await readEndedMatch(platform.sql, matchId)
  const row = stored ?? (await archivedRow(previews, matchId, now))
  if (row !== null) return pastMatch(row, language)
  checkFeed(book)
  throw new Refused('resource-empty')
}
