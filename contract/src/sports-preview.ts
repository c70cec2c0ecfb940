import * as z from 'zod/mini'
import { positions } from '@xinghe/rules/sports/feed/preview.ts'
import { outcomes } from '@xinghe/rules/sports/form.ts'
import { moment } from './codec.ts'
import { score } from './sports-values.ts'

const side = z.enum(['H', 'C'])

/** An earlier match, as one of its sides saw it. */
const formMatch = z.object({
  id: z.string(),
  startsAt: moment,
  home: z.string(),
  away: z.string(),
  /** Null for a match that was annulled. */
  score: z.nullable(score),
  /** Not played to its end. */
  abandoned: z.boolean(),
  /** Where the side played whose form this is. */
  ownSide: side,
  /** Null without a final score. */
  outcome: z.nullable(z.enum(outcomes)),
})

const standing = z.object({
  team: z.string(),
  /** Whether it is the home or away side of the match. */
  side: z.nullable(side),
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scored: z.number(),
  conceded: z.number(),
  points: z.number(),
})

const players = z.array(
  z.object({ number: z.number(), name: z.string(), position: z.enum(positions) }),
)

const lineUp = z.object({
  /** Outfield players by row from the back: `4-2-3-1`. */
  formation: z.string(),
  /** The goalkeeper, then the rows of the formation, each from the left. */
  starters: players,
  bench: players,
})

export const preview = z.object({
  /** The last six matches of either side, newest first. */
  form: z.object({ home: z.array(formMatch), away: z.array(formMatch) }),
  /** The last six matches between the two, newest first, as the home side of the coming match saw them. */
  meetings: z.array(formMatch),
  /** The table of the league, best first. */
  table: z.array(standing),
  /** Null in sports without line-ups. */
  lineUps: z.nullable(
    z.object({ announced: z.boolean(), announcedAt: moment, home: lineUp, away: lineUp }),
  ),
  /** The players are invented. */
  simulated: z.boolean(),
})

export type Preview = z.output<typeof preview>
export type PreviewMatch = z.output<typeof formMatch>
export type PreviewStanding = z.output<typeof standing>
export type PreviewLineUp = z.output<typeof lineUp>
export type PreviewPlayer = PreviewLineUp['starters'][number]
