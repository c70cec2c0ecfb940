import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { writeCounts } from '../../../ledger/count-limits.ts'
import { postLocked } from '../../../ledger/post-locked.ts'
import { resolveAccounts } from '../../../ledger/resolve-accounts.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { lockAndRead, playerOf, type AskedRequest, type Held } from './batch-state.ts'
import { bookTerms, scopesOf } from './book-terms.ts'
import { openExposures } from './exposures.ts'
import { judgeRequest, type NewOrder } from './judge-request.ts'
import type { LaneConnection } from './lane-connection.ts'
import type { Numbers } from './numbers.ts'
import type { PlacedOrder, WantedPick } from './order.ts'
import { centreWallet, sportsWallet, type Player } from './player.ts'
import type { Scopes } from './scopes.ts'
import * as store from './store-batch.ts'

export type Unheld =
  | {
      readonly kind: 'orders'
      readonly orders: readonly PlacedOrder[]
      /** What the member can stake after them. */
      readonly stakeable: Fen
    }
  | { readonly kind: 'refused'; readonly refusal: Refused }
  /** Answered before, with the same body. */
  | { readonly kind: 'repeated' }

export type BatchAnswer =
  | Unheld
  /** Someone else holds the member's balance; nothing happened. */
  | { readonly kind: 'held' }

export interface Counter {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly numbers: Numbers
  /** This process among all that place: its lanes take turns. */
  readonly turn: number
  readonly scopes: Scopes
  /** Writes matches and titles down before they are bet on. */
  readonly keep: (ids: readonly string[]) => Promise<void>
}

/** Opens the transaction in which a batch runs. */
export type Begin = LaneConnection['begin']

const isOffered = (book: Book, { matchId, marketId }: WantedPick): boolean => {
  const match = book.match(matchId)
  return match === null
    ? book.champion(matchId)?.marketId === marketId
    : match.markets.has(marketId)
}

/** What the book does not offer gets no rows: anyone can make up an id. */
const offeredPicks = (book: Book, batch: readonly AskedRequest[]): WantedPick[] =>
  batch
    .flatMap(({ request }) => request.bets.flatMap(({ picks }) => picks))
    .filter((pick) => isOffered(book, pick))

interface Judged {
  readonly answer: BatchAnswer
  readonly player: Player | null
  readonly orders: readonly NewOrder[]
}

const answerOnly = (answer: BatchAnswer): Judged => ({ answer, player: null, orders: [] })

/** Every statement is on its way when this returns: none waits for another. */
const write = (
  tx: Db,
  judged: readonly Judged[],
  sums: ReadonlyMap<string, Fen>,
  now: Instant,
): Promise<unknown> => {
  const orders = judged.flatMap((one) => one.orders)
  const players = judged.flatMap(({ player }) =>
    player !== null && player.transfers.length > 0 ? [player] : [],
  )
  return Promise.all([
    store.insertOrders(tx, orders, now),
    store.insertLegs(tx, orders),
    store.writeExposures(tx, sums),
    writeCounts(
      tx,
      players.flatMap((player) => player.counts()),
    ),
    postLocked(
      tx,
      players.flatMap(({ transfers }) => transfers),
      players.map(({ purse }) => purse),
      now,
    ),
  ])
}

const betsOf = (batch: readonly AskedRequest[]): number =>
  batch.reduce((sum, { request }) => sum + request.bets.length, 0)

/** Rows that must be there before they are locked or pointed at, each made once. */
const prepare = async (
  { platform, book, numbers, scopes, keep }: Counter,
  batch: readonly AskedRequest[],
  now: Instant,
) => {
  const wallets = batch.flatMap(({ memberId }) => [centreWallet(memberId), sportsWallet(memberId)])
  const picks = offeredPicks(book, batch)
  const wanted = scopesOf(picks)
  const [idOf, free] = await Promise.all([
    resolveAccounts(platform.sql, wallets, now),
    numbers.take(betsOf(batch)),
    scopes.open(wanted),
    keep([...new Set(picks.map(({ matchId }) => matchId))]),
  ])
  const nextNumber = (): number => {
    const number = free.shift()
    if (number === undefined) throw new Error('no bet number left')
    return number
  }
  return { idOf, scopes: wanted, nextNumber }
}

/**
 * Places the bets of several members in one transaction, each accepted or refused on its own. Two round
 * trips: lock and read, then write what the rules decided in between.
 */
export const placeBatch = async (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
  held: Held,
): Promise<BatchAnswer[]> => {
  const { platform, book } = counter
  if (new Set(batch.map(({ memberId }) => memberId)).size < batch.length)
    throw new Error('a member stands twice in a batch')
  const { idOf, scopes, nextNumber } = await prepare(counter, batch, platform.clock.now())
  return begin(async (tx) => {
    const state = await lockAndRead(tx, batch, { idOf, scopes, held, turn: counter.turn })
    const now = platform.clock.now()
    const exposures = openExposures(state.exposures)
    const terms = bookTerms(platform.settings.get('book'), now)
    const desk = { book, terms, now, exposures, nextNumber }
    const judged = batch.map(({ memberId, request, bodyHash }): Judged => {
      const player = playerOf(memberId, state, now)
      if (player === null) return answerOnly({ kind: 'held' })
      const before = state.members.get(memberId)?.bodyHash ?? null
      if (before === bodyHash) return answerOnly({ kind: 'repeated' })
      if (before !== null)
        return answerOnly({ kind: 'refused', refusal: new Refused('request-id-reused') })
      if (player instanceof Refused) return answerOnly({ kind: 'refused', refusal: player })
      const orders = judgeRequest(desk, player, request, bodyHash)
      const placed = orders.map(({ order }) => order)
      const answer = { kind: 'orders', orders: placed, stakeable: player.stakeable() } as const
      return { answer, player, orders }
    })
    const answers = judged.map(({ answer }) => answer)
    return { answer: answers, written: write(tx, judged, exposures.changed(), now) }
  })
}
