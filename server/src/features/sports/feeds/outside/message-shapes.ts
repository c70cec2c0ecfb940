import * as z from 'zod/mini'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { plainLine } from '@xinghe/rules/base/plain-lines.ts'
import { lineGroups, playCodes } from '@xinghe/rules/sports/plays.ts'
import { disciplineGameType, disciplines } from '@xinghe/rules/sports/feed/discipline.ts'
import { matchEventKinds } from '@xinghe/rules/sports/feed/match-event.ts'
import { spreadWhole } from '@xinghe/rules/sports/feed/spread.ts'

export const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,60}$/))
/** Members read it; a name that had to be refused would end the stream for all matches. */
export const name = z.pipe(
  z.pipe(z.string().check(z.maxLength(80)), z.transform(plainLine)),
  z.string().check(z.minLength(1)),
)
export const at = z.custom<Instant>((value) => Number.isSafeInteger(value) && Number(value) > 0)
const whole = z.number().check(z.int())
export const count = z.number().check(z.int(), z.nonnegative())
export const pair = z.readonly(z.tuple([count, count]))
const side = z.enum(['H', 'C'])
const price = z.number().check(z.int(), z.minimum(0), z.maximum(100_000))

const tally = z.object({ home: count, away: count, final: z.boolean() })
const spans = z.object({
  full: z.exactOptional(tally),
  half: z.exactOptional(tally),
  q1: z.exactOptional(tally),
  q2: z.exactOptional(tally),
  q3: z.exactOptional(tally),
  q4: z.exactOptional(tally),
})

export const report = z.object({
  phase: z.enum(['before', 'running', 'break', 'ended', 'interrupted']),
  period: count,
  seconds: z.number(),
  periodStartSeconds: z.number(),
  tallies: z.object({
    score: z.exactOptional(spans),
    points: z.exactOptional(spans),
    corners: z.exactOptional(spans),
  }),
  goals: z.array(side),
  periods: z.array(pair),
  game: pair,
  server: z.nullable(side),
  yellows: pair,
  reds: pair,
})

export const team = z.object({ id, name })
const ofSport = {
  discipline: z.enum(disciplines as [(typeof disciplines)[number]]),
  leagueId: id,
  leagueName: name,
  season: count,
}

/** The game type is derived from the sport, so that the two never disagree. */
const withGameType = <Shape extends { readonly discipline: (typeof disciplines)[number] }>(
  shape: Shape,
) => ({ ...shape, gameType: disciplineGameType(shape.discipline) })

export const fixture = z.pipe(
  z.object({
    matchId: id,
    ...ofSport,
    round: count,
    home: team,
    away: team,
    kickOff: at,
    clockRate: z.number().check(z.positive()),
  }),
  z.transform(withGameType),
)

const champion = z.pipe(
  z.object({
    championId: id,
    ...ofSport,
    open: z.boolean(),
    closesAt: at,
    runners: z.array(z.object({ id, name, hk: price })),
  }),
  z.transform(withGameType),
)

const offers = z.array(z.union([z.string().check(z.maxLength(40)), price])).check(
  z.refine((values) => values.length % 2 === 0),
  z.refine((values) =>
    values.every((value, place) => typeof value === (place % 2 === 0 ? 'string' : 'number')),
  ),
)

const market = z.object({
  play: z.enum(playCodes as [(typeof playCodes)[number]]),
  line: z.nullable(whole),
  main: z.boolean(),
  goalNumber: z.nullable(count),
  isNew: z.exactOptional(z.boolean()),
  offers,
})

const spread = z.object({
  group: z.enum(lineGroups as [string]),
  low: whole,
  masses: z.array(count).check(
    z.maxLength(1_000),
    z.refine((masses) => masses.reduce((sum, mass) => sum + mass, 0) <= spreadWhole),
  ),
})

const event = z.object({
  atSeconds: z.number(),
  kind: z.enum(matchEventKinds),
  side: z.nullable(side),
  value: whole,
})

/** A message of a snapshot or of the stream. */
export const feedMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixture'), at, fixture }),
  z.object({ kind: z.literal('event'), at, matchId: id, event, report }),
  z.object({ kind: z.literal('result'), at, matchId: id, revision: count, report }),
  z.object({ kind: z.literal('interrupted'), at, matchId: id, revision: count, report }),
  z.object({
    kind: z.literal('status'),
    at,
    matchId: id,
    status: z.enum(['open', 'suspended', 'closed']),
  }),
  z.object({
    kind: z.literal('prices'),
    at,
    matchId: id,
    running: z.boolean(),
    markets: z.array(market),
    spreads: z.exactOptional(z.array(spread).check(z.maxLength(lineGroups.length))),
  }),
  z.object({ kind: z.literal('champion'), at, champion }),
  z.object({ kind: z.literal('champion-result'), at, championId: id, winners: z.array(id) }),
  z.object({ kind: z.literal('heartbeat'), at }),
])

/** The first line of a snapshot. The stream continues after this sequence number. */
export const snapshotHead = z.object({ sequence: count, at })

/** The last line of a snapshot; without it the snapshot is incomplete and invalid. */
export const snapshotEnd = z.object({ kind: z.literal('end'), messages: count })

export const streamNumber = z.looseObject({ sequence: count })
