import { Refused } from '@xinghe/contract/refusal.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { refusedPlay } from '../../../ledger/check-limits.ts'
import type { MemberTerms } from '../../../ledger/member-terms.ts'
import { openPlayer, type Player } from '../../../ledger/play/player.ts'
import { postPlayers } from '../../../ledger/play/post-players.ts'
import { findPurses, lockPurses, type LockedRows, type Purse } from '../../../ledger/play/purse.ts'
import type { IdBlocks } from '../../../platform/database/id-blocks.ts'
import type { PipelinedConnection } from '../../../platform/database/pipelined-connection.ts'
import { sportsbook } from '../book/channel.ts'
import { bookTerms } from '../book/book-terms.ts'
import { isOffered } from '../book/is-offered.ts'
import { scopesOf } from '../exposure/scopes.ts'
import type { ConfirmingParts } from '../confirm/confirm-orders.ts'
import { judgeBet, type BetContext } from '../judge/judge-bet.ts'
import type { AskedRequest, PlacedOrder } from '../orders/order.ts'
import type { PlacementPath, SharedView } from '../exposure/placement-path.ts'
import { insertLegs, insertOrders } from '../orders/store-new-order.ts'

export interface PlacingParts extends ConfirmingParts {
  readonly numbers: IdBlocks
  /** Stores the matches and titles with these ids, which orders refer to. */
  readonly storeMatches: (ids: readonly string[]) => Promise<void>
}

export interface Placed {
  readonly orders: readonly PlacedOrder[]
  /** What the member can still stake; null for a repeated request. */
  readonly stakeable: Fen | null
}

/** `repeated`: the same request id with the same bets was answered before. */
export type PlaceAnswer = Placed | Refused | 'repeated'
/** `row-locked`: the purse is locked by another transaction. `doubtful`: the locked path must decide. */
export type BatchAnswer = PlaceAnswer | 'row-locked' | 'doubtful'

export interface BatchMode {
  readonly path: PlacementPath
  readonly lockedRows: LockedRows
  /** Opens the transaction in which the batch runs. */
  readonly begin: PipelinedConnection['begin']
}

/** One request of a batch, its answer, and what is to be written for it. */
interface Judged {
  readonly asked: AskedRequest
  readonly answer: BatchAnswer
  readonly player: Player | null
  readonly orders: readonly PlacedOrder[]
}

/**
 * Places the bets of several members in one transaction, each accepted or refused on its own. Two round
 * trips: lock and read, then write; in between the rules decide.
 */
export const placeBatch = async (
  parts: PlacingParts,
  batch: readonly AskedRequest[],
  { path, lockedRows, begin }: BatchMode,
): Promise<BatchAnswer[]> => {
  const { book, platform } = parts
  const { scopes, accounts, nextNumber } = await prepare(parts, path, batch)
  const placed = begin(async (tx) => {
    const [purses, shared] = await Promise.all([
      lockPurses(tx, accounts, lockedRows),
      path.view(tx, batch, scopes),
    ])
    const lockedPurses = purses.filter((purse) => purse !== null)
    const memberTerms = await parts.terms.read(tx, lockedPurses)
    const now = platform.clock.now()
    const terms = bookTerms(platform.settings.get('book'), now)
    const context = { book, terms, now, nextNumber, exposures: shared.exposures }
    const judged: Judged[] = []
    for (const [at, asked] of batch.entries()) {
      const purse = purses[at] ?? null
      // A later request must not take exposure that a doubtful one may still get.
      judged.push(
        judged.at(-1)?.answer === 'doubtful'
          ? unplaced(asked, 'doubtful')
          : judgeRequest(context, shared, asked, purse, memberTerms.get(asked.memberId)),
      )
    }
    const orders = judged.filter((one) => one.orders.length > 0)
    const players = judged.flatMap(({ player }) => player ?? [])
    // Pipelined: all statements are sent at once.
    const written = Promise.all([
      insertOrders(tx, orders, terms.usdRate, now),
      insertLegs(tx, orders),
      postPlayers(tx, players, now),
      shared.writeExposures(tx, terms),
    ])
    return { answer: judged.map(({ answer }) => answer), written }
  })
  placed.catch(() => path.failed(scopes))
  return placed
}

const unplaced = (asked: AskedRequest, answer: BatchAnswer): Judged => ({
  asked,
  answer,
  player: null,
  orders: [],
})

/** A request refused as a whole (frozen member, break) stores nothing; a refused bet is stored. */
const judgeRequest = (
  context: BetContext,
  shared: SharedView,
  asked: AskedRequest,
  purse: Purse | null,
  terms: MemberTerms | undefined,
): Judged => {
  if (purse === null) return unplaced(asked, 'row-locked')
  if (terms === undefined) throw new Error('the terms of a member were not read')
  const before = shared.answered.get(asked.memberId)
  if (before === asked.bodyHash) return unplaced(asked, 'repeated')
  if (before !== undefined) return unplaced(asked, new Refused('request-id-reused'))
  const refusal = refusedPlay(terms, context.now)
  if (refusal !== null) return unplaced(asked, refusal)
  const player = openPlayer(sportsbook, purse, terms, context.now)
  const orders = asked.bets.map((wanted, at) => judgeBet(context, player, asked, wanted, at))
  if (!shared.trusts(orders)) return unplaced(asked, 'doubtful')
  return { asked, answer: { orders, stakeable: player.stakeable() }, player, orders }
}

/** Inserts rows that the transaction locks or refers to, and takes bet numbers. */
const prepare = async (
  { platform, book, numbers, storeMatches }: PlacingParts,
  path: PlacementPath,
  batch: readonly AskedRequest[],
) => {
  const owners = batch.map(({ memberId }) => ({ memberId, channel: sportsbook }))
  if (new Set(owners.map(({ memberId }) => memberId)).size < owners.length)
    throw new Error('a member stands twice in a batch')
  const bets = batch.flatMap((asked) => asked.bets)
  // Ids that the book does not offer may be invented, and get no rows.
  const picks = bets.flatMap((bet) => bet.picks).filter((pick) => isOffered(book, pick))
  const scopes = scopesOf(picks)
  const [accounts, free] = await Promise.all([
    findPurses(platform.sql, owners, platform.clock.now()),
    numbers.take(bets.length),
    path.prepare(scopes),
    storeMatches([...new Set(picks.map(({ matchId }) => matchId))]),
  ])
  const nextNumber = (): number => {
    const number = free.shift()
    if (number === undefined) throw new Error('no bet number left')
    return number
  }
  return { scopes, accounts, nextNumber }
}
