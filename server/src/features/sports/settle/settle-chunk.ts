import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { releaseBound } from '@xinghe/rules/wallet/turnover.ts'
import { writePlayFacts } from '../../../ledger/counted-play/write-facts.ts'
import { openPlayer } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { lockAllPurses } from '../../../ledger/play/lock-all-purses.ts'
import { findPurses, type Purse } from '../../../ledger/play/purse.ts'
import type { Sql, Tx } from '../../../platform/database/connect.ts'
import { sportsbook } from '../book/channel.ts'
import { openDayCaps } from './day-caps.ts'
import {
  changedLegs,
  changesRow,
  judgeBet,
  type BetVerdict,
  type AcceptedBet,
} from './judge-bet.ts'
import type { JudgedMatch } from './judge-leg.ts'
import { tellVerdicts } from './match-letters.ts'
import { moveMoney } from './move-money.ts'
import { playFactsOf } from './play-facts.ts'
import * as bets from './store-bet.ts'
import { exposureChanges } from './released-exposure.ts'
import { lockVersion } from './store-match.ts'
import * as verdictStore from './store-verdict.ts'

export interface BetRef {
  readonly id: bigint
  readonly memberId: MemberId
}

/** `stale`: the match has changed since it was read, and nothing was written. */
export type ChunkEnd =
  | { readonly kind: 'stale' }
  | { readonly kind: 'settled'; readonly ruined: readonly MemberId[] }

const judgeAll = async (
  tx: Tx,
  accepted: readonly AcceptedBet[],
  match: JudgedMatch | null,
  now: Instant,
): Promise<BetVerdict[]> => {
  const days = new Map(accepted.map((bet) => [`${bet.memberId} ${bet.day}`, bet]))
  const caps = openDayCaps(await bets.readDays(tx, [...days.values()]))
  const verdicts = accepted.map((bet) => judgeBet(bet, match, caps, now))
  await verdictStore.writeDays(tx, caps.changed())
  return verdicts
}

/** Members who lost a bet and whose balance is at most `releaseBound`, which ends their turnover requirement. */
const ruinedBy = (
  verdicts: readonly BetVerdict[],
  purses: ReadonlyMap<MemberId, Purse>,
): MemberId[] => {
  const losers = verdicts
    .filter(({ settled }) => settled?.payout === 0n)
    .map(({ bet }) => bet.memberId)
  return [...new Set(losers)].filter((memberId) => {
    const purse = purses.get(memberId)
    return purse !== undefined && purse.wallet.balance + purse.centre.balance <= releaseBound
  })
}

/**
 * Settles some bets in one transaction: locks the members' purses and the version of the match, reads the bets,
 * judges them by the rules, and writes all changes in batches. Idempotent: a second run changes nothing.
 */
export const settleChunk = async (
  sql: Sql,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
  now: Instant,
): Promise<ChunkEnd> => {
  const memberIds = [...new Set(refs.map(({ memberId }) => memberId))]
  const owners = memberIds.map((memberId) => ({ memberId, channel: sportsbook }))
  const accounts = await findPurses(sql, owners, now)
  return sql.begin(async (tx): Promise<ChunkEnd> => {
    const purses = await lockAllPurses(tx, accounts)
    const [isCurrent, accepted, debts] = await Promise.all([
      match === null || lockVersion(tx, match),
      bets.readBets(
        tx,
        refs.map(({ id }) => id),
      ),
      bets.readDebts(tx, memberIds),
    ])
    if (!isCurrent) return { kind: 'stale' }
    const verdicts = await judgeAll(tx, accepted, match, now)
    const changed = verdicts.filter(changesRow)
    const players = new Map(
      [...purses].map(([id, purse]) => [id, openPlayer(sportsbook, purse, null, now)]),
    )
    const changedDebts = moveMoney(changed, players, debts)
    await Promise.all([
      verdictStore.writeVerdicts(tx, changed, now),
      verdictStore.writeLegOutcomes(
        tx,
        verdicts.filter((verdict) => changedLegs(verdict).length > 0),
      ),
      verdictStore.writeDebts(tx, changedDebts),
      writePlayFacts(tx, playFactsOf(changed, match?.runners ?? 0), now),
      postPlayers(tx, [...players.values()], now),
      // Last, since placements on the match wait for the locks of these rows until the commit.
      verdictStore.changeExposures(tx, exposureChanges(changed)),
    ])
    await tellVerdicts(tx, match, verdicts, now)
    return { kind: 'settled', ruined: ruinedBy(changed, purses) }
  })
}
