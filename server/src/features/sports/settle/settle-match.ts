import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { parallelChunks, splitByMember } from '../../../ledger/play/split-by-member.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Platform } from '../../../platform/parts.ts'
import { isSameOutcome, judgeLeg, type JudgedMatch } from './judge-leg.ts'
import { tellPostponed } from './match-letters.ts'
import { settleChunk, type BetRef } from './settle-chunk.ts'
import { scanCombinations, scanOpenSingles, scanSettledSingles, type Scan } from './store-bet.ts'
import { endSettling, readMatch } from './store-match.ts'

export type SettlePlatform = Pick<Platform, 'sql' | 'clock'>

/** Bets per transaction, roughly: a larger one would lock the members' purses too long. */
const chunkSize = 1_000
const scanSize = chunkSize * parallelChunks

const settleSome = async (
  { sql, clock }: SettlePlatform,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
): Promise<boolean> => {
  const end = await settleChunk(sql, refs, match, clock.now())
  if (end.kind === 'stale') return false
  // Outside the transaction: a member who is missed, as by a crash, is checked again at their next deposit.
  for (const memberId of end.ruined)
    await withWallets(sql, (tx) => releaseTurnover(tx, memberId, clock.now()))
  return true
}

/** Settles these bets by the match; false when the match has changed meanwhile. */
export const settleBets = async (
  platform: SettlePlatform,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
): Promise<boolean> => {
  const ends = await Promise.all(
    splitByMember(refs).map((some) => settleSome(platform, some, match)),
  )
  return ends.every(Boolean)
}

const runScan = async (
  platform: SettlePlatform,
  match: JudgedMatch,
  scan: Scan,
): Promise<boolean> => {
  const { sql, clock } = platform
  let legs = await scan(sql, match.id, 0n, scanSize)
  for (;;) {
    const now = clock.now()
    const changed = legs.filter(
      ({ leg, acceptedAt, outcome }) =>
        !isSameOutcome(outcome, judgeLeg(match, leg, acceptedAt, now)),
    )
    const last = legs.length < scanSize ? undefined : legs.at(-1)
    // Reads the next legs while these are written.
    const [isCurrent, next] = await Promise.all([
      settleBets(platform, changed, match),
      last === undefined ? [] : scan(sql, match.id, last.id, scanSize),
    ])
    if (!isCurrent || last === undefined) return isCurrent
    legs = next
  }
}

/** Settled bets first: otherwise their scan would read the bets that the other scans have just settled. */
const scans = [scanSettledSingles, scanOpenSingles, scanCombinations] as const

/** An interrupted match stays under settlement until it ends or the time to resume it is over. */
const isWaiting = ({ interruption }: JudgedMatch, now: Instant): boolean =>
  interruption !== null && now < later(interruption.since, resumeBoundMs)

const settleOnce = async (platform: SettlePlatform, match: JudgedMatch): Promise<boolean> => {
  for (const scan of scans) if (!(await runScan(platform, match, scan))) return false
  return true
}

/**
 * Settles every bet on a match or title by its current result: pays decided bets, posts the difference after a
 * correction, and reopens bets that are undecided again. Safe to run at any time, in several processes at once,
 * and again after a crash.
 */
export const settleMatch = async (platform: SettlePlatform, matchId: string): Promise<void> => {
  for (;;) {
    const found = await readMatch(platform.sql, matchId)
    if (found === null || !found.settling) return
    const { match, betOn } = found
    const now = platform.clock.now()
    if (betOn && !(await settleOnce(platform, match))) continue
    if (isWaiting(match, now)) return tellPostponed(platform.sql, match, now)
    if (await endSettling(platform.sql, match)) return
  }
}
