import type { Instant } from '@xinghe/rules/base/instant.ts'
import { periodAt, periodOf } from '@xinghe/rules/games/shared/calendar.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { sharedGameOf } from '@xinghe/rules/games/shared-games/shared-games.ts'
import { drawLink } from './draw-link.ts'
import { openDue } from './open-rounds.ts'
import { readChain } from './store-chain.ts'
import * as store from './store-round.ts'
import type { Round } from './store-round.ts'
import { transition, type DrawPlatform, type Lease } from './transition.ts'

const closeRound = (platform: DrawPlatform, lease: Lease, { id }: Round): Promise<boolean> =>
  transition(platform, lease, (tx) => store.closeRound(tx, id))

/** In a transaction of its own, after the closing has committed: no bet can follow an opened seed. */
const drawRound = async (platform: DrawPlatform, lease: Lease, round: Round): Promise<void> => {
  const chain = await readChain(platform.sql, round.chainId)
  await transition(platform, lease, async (tx) => {
    const drawn = await drawLink(platform, tx, lease.table, { chain, link: round.link })
    await store.drawRound(tx, round.id, drawn, platform.clock.now())
  })
}

export interface TableStep {
  /** Rounds whose bets wait for their money. */
  readonly unpaid: readonly bigint[]
  /** When the table has something to do again. */
  readonly dueAt: Instant
}

const dueOf = ({ state, closesAt, drawsAt }: Round): Instant =>
  state === 'betting' ? closesAt : drawsAt

const nextOpening = (table: SharedCode, now: Instant): Instant => {
  const { clock } = sharedGameOf(table)
  return periodOf(clock, periodAt(clock, now).number + 1).opensAt
}

/**
 * Does what is due at a table: finishes its open rounds in order, then opens the next. Safe to run again
 * after it broke off anywhere, and the results are the same whoever runs it.
 */
export const runTable = async (platform: DrawPlatform, lease: Lease): Promise<TableStep> => {
  const { sql, clock } = platform
  for (const round of await store.readUnpaid(sql, lease.table)) {
    const now = clock.now()
    const isClosed =
      round.state === 'closed' ||
      (round.state === 'betting' &&
        now >= round.closesAt &&
        (await closeRound(platform, lease, round)))
    if (isClosed && now >= round.drawsAt) await drawRound(platform, lease, round)
  }
  await openDue(platform, lease, clock.now())
  const rounds = await store.readUnpaid(sql, lease.table)
  const waiting = rounds.filter(({ state }) => state === 'betting' || state === 'closed')
  return {
    unpaid: rounds.filter(({ state }) => state === 'drawn' || state === 'void').map(({ id }) => id),
    dueAt: waiting
      .map(dueOf)
      .reduce((first, due) => (due < first ? due : first), nextOpening(lease.table, clock.now())),
  }
}
