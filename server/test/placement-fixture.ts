import { randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { makeBook, type BookWriter } from '../src/features/sports/book/make-book.ts'
import type { FeedNews, OfferedMarket } from '../src/features/sports/feed/feed.ts'
import type { PlacedOrder, PlaceRequest, WantedBet } from '../src/features/sports/orders/order.ts'
import {
  openPlacing,
  type Placing,
  type PlacingOptions,
} from '../src/features/sports/place/placing.ts'
import { post } from '../src/ledger/post.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { openSettings, type Settings } from '../src/platform/settings/settings.ts'
import { freshDatabase } from './database.ts'
import { memberWithAccounts } from './ledger.ts'
import { kickedOff, listed } from './sports-news.ts'

export interface PlacementFixture {
  readonly url: string
  readonly sql: Sql
  readonly owner: Sql
  readonly settings: Settings
  readonly bookWriter: BookWriter
  readonly placing: Placing
  now(): Instant
  /** Moves the clock while the feed keeps sending. */
  pass(ms: number): void
  /** Moves the clock while the feed says nothing. */
  wait(ms: number): void
  hear(...news: FeedNews[]): void
  /** Offers a match before its kick-off, under a new id. */
  match(markets?: readonly OfferedMarket[]): string
  /** Offers a match that has just kicked off. */
  runningMatch(): string
  member(money?: { venue?: Fen; centre?: Fen }): Promise<MemberId>
  place(
    memberId: MemberId,
    bets: readonly WantedBet[],
    more?: Partial<PlaceRequest>,
  ): Promise<readonly PlacedOrder[]>
  /** Another process with the same book, optionally with another database connection. */
  second(options?: Partial<PlacingOptions>, databaseUrl?: string): Placing
  /** A process after a restart, whose feed has sent nothing yet. */
  restarted(): { readonly placing: Placing; readonly hear: (...news: FeedNews[]) => void }
  wallet(memberId: MemberId): Promise<{ venue: Fen; centre: Fen }>
  exposure(scope: string): Promise<Fen>
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

const beatMs = 3_000

/** Placement on a real database, with a book that the test fills and a clock that the test moves. */
export const openPlacementFixture = async (): Promise<PlacementFixture> => {
  const database = await freshDatabase()
  const { sql, owner, url } = database
  const settings = await openSettings(sql)
  let time = instant(Date.parse('2026-07-15T04:00:00Z'))
  const clock = { now: () => time, advance: null }
  const bookWriter = makeBook(clock)
  bookWriter.hear([
    { kind: 'snapshot-begins', at: time },
    { kind: 'snapshot-over', at: time },
  ])
  const options: PlacingOptions = {
    storeMatches: async () => undefined,
    log: { error: () => undefined },
  }
  const open = (
    more: Partial<PlacingOptions> = {},
    databaseUrl = url,
    { book } = bookWriter,
  ): Placing =>
    openPlacing({ sql, clock, settings, config: { databaseUrl, databaseWaitMs: 5_000 } }, book, {
      ...options,
      ...more,
    })
  const placing = open()
  const opened: Placing[] = [placing]
  let matches = 0

  const fund = (memberId: MemberId, into: 'venue' | 'centre', amount: Fen) =>
    post(
      sql,
      [
        {
          from: { house: 'rail:bank' },
          into: into === 'venue' ? { memberId, venue: 'CRTY' } : { memberId, pocket: 'centre' },
          amount,
          code: 'deposit',
          cause: 'test',
          key: `test:${memberId}:${into}`,
        },
      ],
      time,
    )

  return {
    url,
    sql,
    owner,
    settings,
    bookWriter,
    placing,
    now: () => time,
    pass(ms) {
      for (let left = ms; left > 0; left -= beatMs) {
        time = later(time, Math.min(left, beatMs))
        bookWriter.hear([{ kind: 'heartbeat', at: time }])
      }
    },
    wait(ms) {
      time = later(time, ms)
    },
    hear: (...news) => bookWriter.hear(news),
    match(markets) {
      const id = `m${(matches += 1)}`
      bookWriter.hear(listed(id, later(time, hourMs), time, markets))
      return id
    },
    runningMatch() {
      const id = `m${(matches += 1)}`
      bookWriter.hear([...listed(id, time, time), ...kickedOff(id, time)])
      return id
    },
    async member({ venue = 100_000n, centre = 0n } = {}) {
      const id = await memberWithAccounts(sql)
      if (venue > 0n) await fund(id, 'venue', venue)
      if (centre > 0n) await fund(id, 'centre', centre)
      return id
    },
    async place(memberId, bets, more = {}) {
      const how = { requestId: randomUUID(), oddsType: 'H', policy: 'none' } as const
      const { orders } = await placing.place(memberId, { ...how, bets, ...more })
      return orders
    },
    second(more, databaseUrl) {
      const another = open(more, databaseUrl)
      opened.push(another)
      return another
    },
    restarted() {
      const empty = makeBook(clock)
      const another = open({}, url, empty)
      opened.push(another)
      return { placing: another, hear: (...news) => empty.hear(news) }
    },
    async wallet(memberId) {
      const rows = await sql<{ purpose: string; balance: Fen }[]>`
        select purpose, balance from ledger_account
        where member_id = ${memberId} and purpose in ('centre', 'venue')`
      const balanceOf = (purpose: string): Fen =>
        rows.find((row) => row.purpose === purpose)?.balance ?? 0n
      return { venue: balanceOf('venue'), centre: balanceOf('centre') }
    },
    async exposure(scope) {
      const [row] = await sql<{ win: Fen }[]>`
        select win from sports_exposure where scope = ${scope}`
      return row?.win ?? 0n
    },
    faults: async () => (await verifyLedger(sql)).differences,
    async close() {
      for (const one of opened) await one.close()
      await settings.close()
      await database.close()
    },
  }
}
