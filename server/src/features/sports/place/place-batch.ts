import { Refused } from '@xinghe/contract/refusal.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { lockedInBatch, seenInBatch, type BatchExposures, type Doubt } from './batch-exposures.ts'
import {
  lockAndRead,
  playerOf,
  type AskedRequest,
  type BatchState,
  type BatchWay,
} from './batch-state.ts'
import { bookTerms, scopesOf } from './book-terms.ts'
import { judgeRequest, type Desk, type NewOrder } from './judge-request.ts'
import type { KnownMembers } from './known-members.ts'
import type { Decided, LaneConnection } from './lane-connection.ts'
import type { Numbers } from './numbers.ts'
import type { PlacedOrder, WantedPick } from './order.ts'
import { postPlayers, type Player } from './player.ts'
import type { RecentRequests } from './recent-requests.ts'
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
  /** Where the usual way is not enough; nothing happened. */
  | { readonly kind: 'unsure' }

export const isAnswered = (answer: BatchAnswer): answer is Answered =>
  answer.kind !== 'held' && answer.kind !== 'unsure'

export interface Counter {
  readonly platform: Pick<Platform, 'sql' | 'clock' | 'settings'>
  readonly book: Book
  readonly numbers: Numbers
  readonly members: KnownMembers
  readonly recent: RecentRequests
  readonly seen: SeenExposures
  /** Writes matches and titles down before they are bet on. */
  readonly keep: (ids: readonly string[]) => Promise<void>
}

export interface BatchManner {
  readonly way: BatchWay
  readonly held: store.Held
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

/** Every statement is on its way when this returns: none waits for another. */
const write = (
  tx: Db,
  judged: readonly Judged[],
  { terms, exposures, now }: BatchDesk,
): Promise<unknown> => {
  const orders = judged.flatMap((one) => one.orders)
  const players = judged.flatMap(({ player }) =>
    player !== null && player.transfers.length > 0 ? [player] : [],
  )
  return Promise.all([
    store.insertOrders(tx, orders, terms.usdRate, now),
    store.insertLegs(tx, orders),
    postPlayers(tx, players, now),
    // Last, since whoever bets on the same matches waits for these rows until the commit.
    exposures.write(tx),
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
  { platform, book, numbers, members, seen, keep }: Counter,
  batch: readonly AskedRequest[],
  way: BatchWay,
) => {
  const picks = offeredPicks(book, batch)
  const scopes = scopesOf(picks)
  const [known, free] = await Promise.all([
    members.find(
      batch.map(({ memberId }) => memberId),
      platform.clock.now(),
    ),
    numbers.take(betsOf(batch)),
    way === 'usual' ? see(platform, seen, scopes) : store.openScopes(platform.sql, scopes),
    keep([...new Set(picks.map(({ matchId }) => matchId))]),
  ])
  const nextNumber = (): number => {
    const number = free.shift()
    if (number === undefined) throw new Error('no bet number left')
    return number
  }
  return { members: known, scopes, nextNumber }
}

interface Judged {
  readonly answer: BatchAnswer
  readonly player: Player | null
  readonly orders: readonly NewOrder[]
  readonly doubt: Doubt | null
}

const answerOnly = (answer: BatchAnswer, doubt: Doubt | null = null): Judged => ({
  answer,
  player: null,
  orders: [],
  doubt,
})

interface BatchDesk extends Desk {
  readonly exposures: BatchExposures
}

const judge = (
  desk: BatchDesk,
  { memberId, request, bodyHash }: AskedRequest,
  found: BatchState['found'][number] | undefined,
): Judged => {
  if (found === null || found === undefined) return answerOnly({ kind: 'held' })
  if (found.answered === bodyHash) return answerOnly({ kind: 'repeated' })
  if (found.answered !== null)
    return answerOnly({ kind: 'refused', refusal: new Refused('request-id-reused') })
  const player = playerOf(memberId, found, desk.now)
  if (player instanceof Refused) return answerOnly({ kind: 'refused', refusal: player })
  desk.exposures.begin()
  const orders = judgeRequest(desk, player, request, bodyHash)
  const doubt = desk.exposures.doubtOf(orders, player)
  if (doubt !== null) return answerOnly({ kind: 'unsure' }, doubt)
  const placed = orders.map(({ order }) => order)
  const answer = { kind: 'orders', orders: placed, stakeable: player.stakeable() } as const
  return { answer, player, orders, doubt }
}

const judgeAll = (
  desk: BatchDesk,
  batch: readonly AskedRequest[],
  { found }: BatchState,
): Judged[] => {
  let doubted = false
  return batch.map((asked, at) => {
    // Whoever comes after takes nothing of what they may get yet.
    if (doubted) return answerOnly({ kind: 'unsure' })
    const one = judge(desk, asked, found[at])
    doubted = one.doubt === 'limit'
    return one
  })
}

/**
 * Places the bets of several members in one transaction, each accepted or refused on its own. Two round
 * trips: lock and read, then write what the rules decided in between.
 */
export const placeBatch = async (
  counter: Counter,
  begin: Begin,
  batch: readonly AskedRequest[],
  { way, held }: BatchManner,
): Promise<BatchAnswer[]> => {
  const { platform, book, seen, recent } = counter
  if (new Set(batch.map(({ memberId }) => memberId)).size < batch.length)
    throw new Error('a member stands twice in a batch')
  const { members, scopes, nextNumber } = await prepare(counter, batch, way)
  const run = async (tx: Db): Promise<Decided<BatchAnswer[]>> => {
    const locked = way === 'usual' ? [] : scopes
    const state = await lockAndRead(tx, batch, { members, way, held, scopes: locked })
    const now = platform.clock.now()
    const terms = bookTerms(platform.settings.get('book'), now)
    const exposures =
      way === 'usual' ? seenInBatch(seen, terms) : lockedInBatch(seen, state.exposures)
    const desk = { book, terms, now, nextNumber, exposures }
    const judged = judgeAll(desk, batch, state)
    const answers = judged.map(({ answer }) => answer)
    return { answer: answers, written: write(tx, judged, desk) }
  }
  try {
    const answers = await begin(run)
    for (const { request } of batch) recent.add(request.requestId)
    return answers
  } catch (error) {
    seen.forget(scopes)
    throw error
  }
}
