import type { MemberId } from '@xinghe/rules/base/id.ts'
import { releaseTurnover } from '../../../ledger/fill-turnover.ts'
import { parallelChunks, splitByMember } from '../../../ledger/play/split-by-member.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { payChunk } from './pay-chunk.ts'
import { scanOpen, type OpenRef } from './store-paid.ts'
import { endRound, readRound, type Round } from './store-round.ts'
import { tellPhase } from './tell-phase.ts'
import type { DrawPlatform } from './transition.ts'

/** Bets per transaction, roughly: a larger one would hold balances that members want to bet with. */
const chunkSize = 1_000
const scanSize = chunkSize * parallelChunks

/**
 * A member's bets of a round stay together, because their turnover is netted: the last member of a full page
 * may have more bets than it shows, and comes again on the next.
 */
const wholeMembers = (refs: readonly OpenRef[]): readonly OpenRef[] => {
  const last = refs.at(-1)?.memberId
  const whole = refs.filter(({ memberId }) => memberId !== last)
  return refs.length < scanSize || whole.length === 0 ? refs : whole
}

const nextRefs = async (
  { sql }: Pick<DrawPlatform, 'sql'>,
  round: Round,
  after: MemberId | null,
): Promise<readonly OpenRef[]> => {
  const refs = await scanOpen(sql, round.id, after, scanSize)
  const members = new Set(refs.map(({ memberId }) => memberId))
  // One member filled the page alone: all of that member's bets at once, however many.
  if (refs.length === scanSize && members.size === 1)
    return scanOpen(sql, round.id, after, null, refs[0]?.memberId ?? null)
  return wholeMembers(refs)
}

const paySome = async (
  platform: Pick<DrawPlatform, 'sql' | 'clock'>,
  round: Round,
  refs: readonly OpenRef[],
): Promise<void> => {
  const { sql, clock } = platform
  const ruined = await payChunk(platform, round, refs)
  // Outside the transaction: a member who is missed, as by a crash, is checked again at their next deposit.
  for (const memberId of ruined)
    await withWallets(sql, (tx) => releaseTurnover(tx, memberId, clock.now()))
}

/**
 * Pays every open bet of a drawn round, or gives the stakes of a void one back. Each bet is paid once,
 * however often and wherever this runs.
 */
export const payRound = async (
  platform: Pick<DrawPlatform, 'sql' | 'clock'>,
  roundId: bigint,
): Promise<void> => {
  const { sql, clock } = platform
  const round = await readRound(sql, roundId)
  if (round === null || (round.state !== 'drawn' && round.state !== 'void')) return
  let refs = await nextRefs(platform, round, null)
  while (refs.length > 0) {
    const last = refs.at(-1)?.memberId ?? null
    // The next bets are read while these are written.
    const [next] = await Promise.all([
      nextRefs(platform, round, last),
      ...splitByMember(refs).map((some) => paySome(platform, round, some)),
    ])
    refs = next
  }
  await sql.begin(async (tx) => {
    if (await endRound(tx, round.id, clock.now())) await tellPhase(tx, round.table)
  })
}
