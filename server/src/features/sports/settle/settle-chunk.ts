import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { sportsChannel } from '@xinghe/contract/sports.ts'
import { releaseBound } from '@xinghe/rules/wallet/turnover.ts'
import { changeTurnovers } from '../../../ledger/change-turnovers.ts'
import { countersAfter } from '../../../ledger/count-limits.ts'
import { countedText, countersFrom } from '../../../ledger/counted.ts'
import { lockPurses, postLocked, type Purse } from '../../../ledger/post-locked.ts'
import type { Sql, Tx } from '../../../platform/database/connect.ts'
import { openDayCaps } from './day-caps.ts'
import { changedLegs, changesRow, judgeBet, type BetVerdict, type HeldBet } from './judge-bet.ts'
import type { JudgedMatch } from './judge-leg.ts'
import { moveMoney, type Movements } from './move-money.ts'
import * as bets from './store-bet.ts'
import { exposureChanges } from './released-exposure.ts'
import { holdVersion } from './store-match.ts'
import * as verdictStore from './store-verdict.ts'

export interface BetRef {
  readonly id: bigint
  readonly memberId: MemberId
}

/** `stale`: the match is another by now, and nothing was written. */
export type ChunkEnd =
  | { readonly kind: 'stale' }
  | { readonly kind: 'settled'; readonly ruined: readonly MemberId[] }

const judgeAll = async (
  tx: Tx,
  held: readonly HeldBet[],
  match: JudgedMatch | null,
  now: Instant,
): Promise<BetVerdict[]> => {
  const days = new Map(held.map((bet) => [`${bet.memberId} ${bet.day}`, bet]))
  const caps = openDayCaps(await bets.readDays(tx, [...days.values()]))
  const verdicts = held.map((bet) => judgeBet(bet, match, caps, now))
  await verdictStore.writeDays(tx, caps.changed())
  return verdicts
}

/** The counters of all who used or got back something, as they are to be written. */
const countUses = (
  { uses }: Movements,
  purses: ReadonlyMap<MemberId, Purse>,
  now: Instant,
): ReadonlyMap<number, string> => {
  const counted = new Map<number, string>()
  for (const [memberId, own] of uses) {
    const wallet = purses.get(memberId)?.wallet
    if (wallet === undefined) throw new Error('the purse is not held')
    if (own.length === 0) continue
    const counters = countersFrom(wallet.counted)
    const after = countersAfter({ counterOf: (kind) => counters?.[kind] ?? null }, own, now)
    counted.set(wallet.id, countedText(after))
  }
  return counted
}

/** Members who have lost and have next to nothing left here. */
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
 * Settles some bets in one transaction: locks the members' purses, holds the match as it was judged, reads
 * the bets again, asks the rules, and writes everything back in whole arrays. Settling the same bets again
 * finds nothing to change.
 */
export const settleChunk = (
  sql: Sql,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
  now: Instant,
): Promise<ChunkEnd> =>
  sql.begin(async (tx): Promise<ChunkEnd> => {
    const memberIds = [...new Set(refs.map(({ memberId }) => memberId))]
    const purses = await lockPurses(tx, memberIds, sportsChannel)
    const [isCurrent, held, debts] = await Promise.all([
      match === null || holdVersion(tx, match),
      bets.readBets(
        tx,
        refs.map(({ id }) => id),
      ),
      bets.readDebts(tx, memberIds),
    ])
    if (!isCurrent) return { kind: 'stale' }
    const verdicts = await judgeAll(tx, held, match, now)
    const changed = verdicts.filter(changesRow)
    const moves = moveMoney(changed, purses, debts)
    await Promise.all([
      verdictStore.writeVerdicts(tx, changed, now),
      verdictStore.writeLegOutcomes(
        tx,
        verdicts.filter((verdict) => changedLegs(verdict).length > 0),
      ),
      verdictStore.writeDebts(tx, moves.debts),
      postLocked(tx, moves.transfers, purses.values(), countUses(moves, purses, now), now),
      changeTurnovers(tx, moves.turnovers),
      // Last, since whoever bets on the match waits for these rows until the commit.
      verdictStore.changeExposures(tx, exposureChanges(changed)),
    ])
    return { kind: 'settled', ruined: ruinedBy(changed, purses) }
  })
