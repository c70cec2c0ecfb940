import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Platform } from '../../../platform/parts.ts'
import { isSameOutcome, judgeLeg, type JudgedMatch } from './judge-leg.ts'
import { settleChunk, type BetRef } from './settle-chunk.ts'
import { scanCombinations, scanOpenSingles, scanSettledSingles, type Scan } from './store-bet.ts'
import { endSettling, readMatch } from './store-match.ts'

export type SettlePlatform = Pick<Platform, 'sql' | 'clock'>

/** About so many bets are in one transaction: more would hold balances that members want to bet with. */
const chunkSize = 1_000
/** Transactions side by side: while one is reckoned here, another is written by the database. */
const chunksTogether = 2
const scanSize = chunkSize * chunksTogether

/** A member's bets stay in one chunk, in their order: two would wait for each other's purses. */
const chunksOf = (refs: readonly BetRef[]): BetRef[][] => [
  ...Map.groupBy(
    refs,
    ({ memberId }) => (memberId.at(-1)?.charCodeAt(0) ?? 0) % chunksTogether,
  ).values(),
]

const settleSome = async (
  { sql, clock }: SettlePlatform,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
): Promise<boolean> => {
  const end = await settleChunk(sql, refs, match, clock.now())
  if (end.kind === 'stale') return false
  // Afterwards and one by one: whoever is passed over here is asked again at their next deposit.
  for (const memberId of end.ruined)
    await withWallets(sql, (tx) => releaseTurnover(tx, memberId, clock.now()))
  return true
}

/** Settles bets of this match that are other than the match says; false when the match has changed. */
export const settleBets = async (
  platform: SettlePlatform,
  refs: readonly BetRef[],
  match: JudgedMatch | null,
): Promise<boolean> => {
  const ends = await Promise.all(chunksOf(refs).map((some) => settleSome(platform, some, match)))
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
    // The next legs are read while these are written.
    const [isCurrent, next] = await Promise.all([
      settleBets(platform, changed, match),
      last === undefined ? [] : scan(sql, match.id, last.id, scanSize),
    ])
    if (!isCurrent || last === undefined) return isCurrent
    legs = next
  }
}

/** What is settled comes first: whatever the later scans settle need not be looked at again. */
const scans = [scanSettledSingles, scanOpenSingles, scanCombinations] as const

/** A match that was broken off goes on waiting, for its end or for the bound. */
const isWaiting = ({ interruption }: JudgedMatch, now: Instant): boolean =>
  interruption !== null && now < later(interruption.since, resumeBoundMs)

const settleOnce = async (platform: SettlePlatform, match: JudgedMatch): Promise<boolean> => {
  for (const scan of scans) if (!(await runScan(platform, match, scan))) return false
  return true
}

/**
 * Brings every bet on a match or a title to what is known of it: pays what is decided, posts the
 * difference where a correction changed it, lets run again what is open again. Safe to run at any time, by
 * several processes at once, and again after any of them was killed.
 */
export const settleMatch = async (platform: SettlePlatform, matchId: string): Promise<void> => {
  for (;;) {
    const found = await readMatch(platform.sql, matchId)
    if (found === null || !found.settling) return
    const { match, betOn } = found
    const now = platform.clock.now()
    if (betOn && !(await settleOnce(platform, match))) continue
    if (isWaiting(match, now) || (await endSettling(platform.sql, match))) return
  }
}
