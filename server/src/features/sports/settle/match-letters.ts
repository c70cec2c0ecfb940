import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { matchLetter, newsOfLeg, type MatchNews } from '@xinghe/rules/sports/match-letter.ts'
import type { Sql, Tx } from '../../../platform/database/connect.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import { sendToMembers } from '../../../platform/letters/send-letter.ts'
import type { AcceptedLeg, BetVerdict } from './judge-bet.ts'
import type { JudgedMatch } from './judge-leg.ts'
import * as store from './store-letter.ts'

interface Told {
  readonly news: MatchNews
  readonly memberIds: Set<MemberId>
}

/**
 * A member is told each cause once, however many bets, transactions and runs it has: a void match, each void
 * market, that news of the match came late, and each version of the match that corrects a result.
 */
const causeOf = (news: MatchNews, { version }: JudgedMatch, { leg }: AcceptedLeg): string => {
  if (news.kind !== 'voided') return `${news.kind} ${version}`
  if (news.reason === 'accepted-after-event') return `voided ${news.reason}`
  return news.reason === 'market-mistaken' ? `voided ${leg.marketId}` : 'voided'
}

const newsOf = (match: JudgedMatch, verdicts: readonly BetVerdict[]): Map<string, Told> => {
  const causes = new Map<string, Told>()
  for (const { bet, legs } of verdicts)
    for (const [at, judged] of legs.entries()) {
      if (judged.leg.matchId !== match.id) continue
      const news = newsOfLeg(bet.legs[at]?.outcome ?? null, judged.outcome)
      if (news === null) continue
      const cause = causeOf(news, match, judged)
      const told = causes.get(cause) ?? { news, memberIds: new Set<MemberId>() }
      told.memberIds.add(bet.memberId)
      causes.set(cause, told)
    }
  return causes
}

const tell = async (
  tx: Tx,
  matchId: string,
  news: MatchNews,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  if (memberIds.length === 0) return
  const letter = matchLetter(news, await store.readMatchName(tx, matchId))
  await sendToMembers(tx, memberIds, { ...letter, kind: 'match', link: '/mine/betRecord', now })
  await tellMembers(tx, memberIds)
}

/**
 * Letters about bets that became void, were corrected or are open again, in the transaction that settles them.
 * The usual settlement has none of these, and writes nothing here.
 */
export const tellVerdicts = async (
  tx: Tx,
  match: JudgedMatch | null,
  verdicts: readonly BetVerdict[],
  now: Instant,
): Promise<void> => {
  if (match === null) return
  for (const [cause, { news, memberIds }] of newsOf(match, verdicts)) {
    const untold = await store.noteTold(tx, match.id, cause, [...memberIds])
    await tell(tx, match.id, news, untold, now)
  }
}

/** Members per transaction. */
const membersAtOnce = 2_000

/** Tells everybody with an open bet on the match that it is postponed. */
export const tellPostponed = async (sql: Sql, match: JudgedMatch, now: Instant): Promise<void> => {
  if (match.interruption?.kind !== 'postponed') return
  const cause = `postponed ${match.interruption.since}`
  for (;;) {
    const told = await sql.begin(async (tx) => {
      const untold = await store.noteBettors(tx, match.id, cause, membersAtOnce)
      await tell(tx, match.id, { kind: 'postponed' }, untold, now)
      return untold.length
    })
    if (told < membersAtOnce) return
  }
}
