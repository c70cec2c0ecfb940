import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import { memoize } from '../cache/memoize.ts'
import type { Match } from '../match/match.ts'
import { instantOf } from '../match/timeline.ts'
import { simulate, stateAt } from './model.ts'

interface EndOfMatch {
  readonly at: Instant
  /** Of an abandoned match, the score when it was broken off; tables and titles count it. */
  readonly score: Pair
  readonly abandoned: boolean
}

/** How a match ends. Only callers that compare `at` with the published time may pass it on. */
export type EndOf = (match: Match) => EndOfMatch

const keptEnds = 60_000

const endOf: EndOf = (match) => {
  const timeline = simulate(match)
  const at = instantOf(match, timeline.endSeconds)
  const { score, phase } = stateAt(match, timeline, at)
  return { at, score, abandoned: phase === 'interrupted' }
}

/** Simulating a season takes a tenth of a second, so the ends are cached. */
export const makeEndOf = (): EndOf => memoize(keptEnds, ({ id }: Match) => id, endOf)
