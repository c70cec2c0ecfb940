import * as z from 'zod/mini'
import { positions } from '@xinghe/rules/sports/feed/preview.ts'
import { at, count, fixture, id, name, pair, report, team } from './message-shapes.ts'

/** A season of the largest league of the world has a thousand matches. */
const mostMatches = 5_000
const mostSides = 200
const mostPlayers = 60

const pastMatch = z.object({
  matchId: id,
  season: count,
  kickOff: at,
  home: team,
  away: team,
  score: z.nullable(pair),
  abandoned: z.boolean(),
})

const players = z
  .array(z.object({ number: count, name, position: z.enum(positions) }))
  .check(z.maxLength(mostPlayers))

/** The rows of a formation hold all starters but the goalkeeper. */
const rowsHold = (formation: string, starters: number): boolean =>
  formation.split('-').reduce((sum, row) => sum + Number(row), 1) === starters

const lineUp = z
  .object({
    formation: z.string().check(z.regex(/^\d(-\d){1,4}$/)),
    starters: players,
    bench: players,
  })
  .check(z.refine(({ formation, starters }) => rowsHold(formation, starters.length)))

/** The answer to a request for a preview. */
export const previewAnswer = z.object({
  season: count,
  home: team,
  away: team,
  sides: z.array(team).check(z.maxLength(mostSides)),
  history: z.array(pastMatch).check(z.maxLength(mostMatches)),
  lineUps: z.nullable(
    z.object({ announced: z.boolean(), announcedAt: at, home: lineUp, away: lineUp }),
  ),
  simulated: z.boolean(),
})

/** The answer to a request for a result: the report is final. */
export const resultAnswer = z
  .object({ fixture, report })
  .check(z.refine(({ report: { phase } }) => phase === 'ended' || phase === 'interrupted'))
