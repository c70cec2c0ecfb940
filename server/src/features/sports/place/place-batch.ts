import { Refused } from '@xinghe/contract/refusal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { writeCounts } from '../../../ledger/count-limits.ts'
import { postLocked } from '../../../ledger/post-locked.ts'
import { resolveAccounts } from '../../../ledger/resolve-accounts.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import {
  lockedInBatch,
  seenInBatch,
  type BatchExposures,
  type JudgedOn,
} from './batch-exposures.ts'
import { lockAndRead, playerOf, type AskedRequest, type Held } from './batch-state.ts'
import { bookTerms, scopesOf } from './book-terms.ts'
import { judgeRequest, type Desk, type NewOrder } from './judge-request.ts'
import type { Decided, LaneConnection } from './lane-connection.ts'
import type { Numbers } from './numbers.ts'
import type { PlacedOrder, WantedPick } from './order.ts'
import { centreWallet, sportsWallet, type Player } from './player.ts'
import type { SeenExposures } from './seen-exposures.ts'
import * as store from './store-batch.ts'

export type Answered =
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
  | Answered
  /** Someone else holds the member's balance; nothing happened. */
  | { readonly kind: 'held' }
  /** At a limit by sums that were only seen; nothing happened. */
  | { readonly kind: 'unsure' }

export const isAnswered = (answer: BatchAnswer): answer is Answered =>
  answer.kind !== 'held' && answer.kind !== 'unsure'

export interface Counter {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly numbers: Numbers
  readonly seen: SeenExposures
  /** Writes matches and titles down before they are bet on. */
  readonly keep: (ids: readonly string[]) => Promise<void>
}

export interface BatchWay {
  readonly held: Held
  /** Whether bets are judged on the sums that were seen last, or on locked ones. */
  readonly exposures: 'seen' | 'locked'
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
  exposures: BatchExposures,
  now: Instant,
): Promise<unknown> => {
  const orders = judged.flatMap((one) => one.orders)
  const players = judged.flatMap(({ player }) =>
    player !== null && player.transfers.length > 0 ? [player] : [],
  )
  return Promise.all([
    store.insertOrders(tx, orders, now),
    store.insertLegs(tx, orders),
    exposures.write(tx),
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

/** Those that this process does not know yet; their rows are made at zero. */
const see = async (
  { sql }: Pick<Platform, 'sql'>,
  seen: SeenExposures,
  scopes: readonly string[],
): Promise<void> => {
  const missing = seen.missing(scopes)
  if (missing.length === 0) return
  await store.openScopes(sql, missing)
  seen.learn(await store.readExposures(sql, missing))
}

/** Rows that must be there before they are locked, added to or pointed at. */
const prepare = async (
  { platform, book, numbers, seen, keep }: Counter,
  batch: readonly AskedRequest[],
  { exposures }: BatchWay,
) => {
  const wallets = batch.flatMap(({ memberId }) => [centreWallet(memberId), sportsWallet(memberId)])
  const picks = offeredPicks(book, batch)
  const wanted = scopesOf(picks)
  const [idOf, free] = await Promise.all([
    resolveAccounts(platform.sql, wallets, platform.clock.now()),
    numbers.take(betsOf(batch)),
    exposures === 'locked' ? store.openScopes(platform.sql, wanted) : see(platform, seen, wanted),
    keep([...new Set(picks.map(({ matchId }) => matchId))]),
  ])
  const nextNumber = (): number => {
    const number = free.shift()
    if (number === undefined) throw new Error('no bet number left')
    return number
  }
  return { idOf, scopes: wanted, nextNumber }
}

const judge = (
  { member, request, bodyHash }: AskedRequest & { readonly member: store.MemberRow | undefined },
  player: Player | Refused | null,
  desk: Omit<Desk, 'exposures'>,
  judgedOn: JudgedOn,
): Judged => {
  if (player === null) return answerOnly({ kind: 'held' })
  const before = member?.bodyHash ?? null
  if (before === bodyHash) return answerOnly({ kind: 'repeated' })
  if (before !== null)
    return answerOnly({ kind: 'refused', refusal: new Refused('request-id-reused') })
  if (player instanceof Refused) return answerOnly({ kind: 'refused', refusal: player })
  const orders = judgeRequest({ ...desk, exposures: judgedOn.exposures }, player, request, bodyHash)
  if (judgedOn.takesBack(orders)) return answerOnly({ kind: 'unsure' })
  const placed = orders.map(({ order }) => order)
  const answer = { kind: 'orders', orders: placed, stakeable: player.stakeable() } as const
  return { answer, player, orders }
}

/**
 * Places the bets of several members in one transaction, each accepted or refused on its own. Two round
 * trips: lock and read, then write what the rules decided in between.
 */
export const placeBatch = async (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
  way: BatchWay,
): Promise<BatchAnswer[]> => {
  const { platform, book, seen } = counter
  if (new Set(batch.map(({ memberId }) => memberId)).size < batch.length)
    throw new Error('a member stands twice in a batch')
  const { idOf, scopes, nextNumber } = await prepare(counter, batch, way)
  const run = async (tx: Db): Promise<Decided<BatchAnswer[]>> => {
    const locks = way.exposures === 'locked' ? scopes : []
    const state = await lockAndRead(tx, batch, { idOf, scopes: locks, held: way.held })
    const now = platform.clock.now()
    const terms = bookTerms(platform.settings.get('book'), now)
    const exposures =
      way.exposures === 'locked' ? lockedInBatch(seen, state.exposures) : seenInBatch(seen, terms)
    const desk = { book, terms, now, nextNumber }
    let doubted = false
    const judged = batch.map((asked) => {
      // Whoever comes after takes nothing of what they may get yet.
      if (doubted) return answerOnly({ kind: 'unsure' })
      const { memberId } = asked
      const member = state.members.get(memberId)
      const player = playerOf(memberId, state, now)
      const one = judge({ ...asked, member }, player, desk, exposures.next())
      doubted = one.answer.kind === 'unsure'
      return one
    })
    const answers = judged.map(({ answer }) => answer)
    return { answer: answers, written: write(tx, judged, exposures, now) }
  }
  try {
    return await begin(run)
  } catch (error) {
    seen.forget(scopes)
    throw error
  }
}
