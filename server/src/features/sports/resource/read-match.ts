import { Refused } from '@xinghe/contract/refusal.ts'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import type { WireAnswer } from '@xinghe/contract/sports-methods.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Pair } from '@xinghe/rules/sports/world/match.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import type { MatchEventKind } from '@xinghe/rules/sports/world/timeline.ts'
import type { BookMatch } from '../book/book.ts'
import { endedMatch, isReport } from './ended-match.ts'
import { checkFeed, type Method } from './method.ts'
import { sentMatch } from './sent-match.ts'
import { readEndedMatch, type EndedRow } from './store-result.ts'

type MatchAnswer = WireAnswer<'match'>

/** Who serves, and that something may be about to happen, are no events to read about. */
const untold = new Set<MatchEventKind>(['serve', 'danger'])

const eventsOf = ({ events }: BookMatch): MatchAnswer['events'] =>
  events
    .filter(({ kind }) => !untold.has(kind))
    .map(({ atSeconds, kind, side, value }) => ({ at: atSeconds, kind, side, value }))

const counted = (name: string, [h, c]: Pair) => ({ name, h, c })

/** Corners and cards of football, points of what is played in sets. */
const statisticsOf = (report: MatchReport | null): MatchAnswer['statistics'] => {
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

const movementOf = ({ movement }: BookMatch): MatchAnswer['movement'] => {
  const start = movement[0]?.[0] ?? 0
  return movement.map(([at, home, draw, away]) => [
    Math.round((at - start) / secondMs),
    home,
    draw,
    away,
  ])
}

/** One that has left the board, with its result. */
const pastMatch = (row: EndedRow, language: Language): MatchAnswer => ({
  topic: matchTopic(row.id, language),
  match: endedMatch(row, language),
  events: [],
  statistics: statisticsOf(row.result !== null && isReport(row.result) ? row.result : null),
  movement: [],
})

export const readMatch: Method<'match'> = async ({ book, platform }, { gide }, { language }) => {
  const match = book.match(gide)
  if (match !== null)
    return {
      topic: matchTopic(gide, language),
      match: sentMatch(match, null, language),
      events: eventsOf(match),
      statistics: statisticsOf(match.report),
      movement: movementOf(match),
    }
  const row = await readEndedMatch(platform.sql, gide)
  if (row !== null) return pastMatch(row, language)
  checkFeed(book)
  throw new Refused('resource-empty')
}
