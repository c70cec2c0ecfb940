import type { FastifyBaseLogger } from 'fastify'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchPreview, PastMatch } from '@xinghe/rules/sports/feed/preview.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { openGate } from '../../../platform/jobs/gate.ts'
import type { EndedFixture, FeedArchive } from '../feed/feed.ts'
import { cachedAnswers } from './cached-answers.ts'
import { readOwnResults, type OwnResult } from './store-preview.ts'

/** What the feed knows about matches beside its news. Refused while the feed does not answer. */
export interface Previews {
  /** With the site's own results; null where the feed has no preview of the match. */
  of(matchId: string, now: Instant): Promise<MatchPreview | null>
  /** The end of a match that the site has not stored; null where the feed does not know it. */
  result(matchId: string, now: Instant): Promise<EndedFixture | null>
}

/** The result by which the site has settled counts, also where an operator has corrected the feed. */
const corrected = (match: PastMatch, own: OwnResult | undefined): PastMatch =>
  own === undefined
    ? match
    : {
        ...match,
        score: own.score === null ? null : [own.score.home, own.score.away],
        abandoned: own.state !== 'ended',
      }

const withOwnResults = async (sql: Db, preview: MatchPreview): Promise<MatchPreview> => {
  const ids = preview.history.map(({ matchId }) => matchId)
  const own = new Map((await readOwnResults(sql, ids)).map((result) => [result.id, result]))
  const history = preview.history.map((match) => corrected(match, own.get(match.matchId)))
  return { ...preview, history }
}

/** A visitor may ask for any id, and each new one is a request to the feed: so many run and wait. */
const atOnce = 8
const waitingMost = 64

const noArchive: FeedArchive = { preview: async () => null, result: async () => null }

export const openPreviews = (
  archive: FeedArchive | null,
  sql: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Previews => {
  const asked = archive ?? noArchive
  const refuseSilence = (error: unknown): never => {
    log.warn({ err: error }, 'the feed did not answer about a match')
    throw new Refused('feed-error')
  }
  const gate = openGate(atOnce, waitingMost)
  const inTurn = <T>(request: () => Promise<T>): Promise<T> =>
    gate(
      () => request().catch(refuseSilence),
      () => new Refused('feed-error'),
    )
  return {
    of: cachedAnswers(async (matchId) => {
      const told = await inTurn(() => asked.preview(matchId))
      return told === null ? null : withOwnResults(sql, told)
    }),
    result: cachedAnswers((matchId) => inTurn(() => asked.result(matchId))),
  }
}
