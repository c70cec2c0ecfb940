import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { openBook, type OpenBook } from '../../../src/features/sports/book/open-book.ts'
import type { FeedNews } from '../../../src/features/sports/feed/feed.ts'
import { outsideFeed } from '../../../src/features/sports/feeds/outside/outside-feed.ts'
import { openPlacing, type Placing } from '../../../src/features/sports/place/placing.ts'
import { settleDue } from '../../../src/features/sports/settle/settling.ts'
import { post } from '../../../src/ledger/post.ts'
import { verifyLedger } from '../../../src/ledger/verify.ts'
import type { Sql } from '../../../src/platform/database/connect.ts'
import { openSettings } from '../../../src/platform/settings/settings.ts'
import { freshDatabase } from '../../database.ts'
import { insertManyMembers } from '../../many-members.ts'
import { feedSecret } from './scripted-feed.ts'

/** One process: its own connection to the feed, its own book. */
export interface HouseProcess {
  readonly book: OpenBook['book']
  readonly placing: Placing
}

interface OpenProcess extends HouseProcess {
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The sportsbook in several processes on one database, under a clock that the attack moves. */
export interface BettingHouse {
  readonly sql: Sql
  /** Those that run. */
  readonly processes: readonly HouseProcess[]
  readonly members: readonly MemberId[]
  now(): Instant
  goTo(at: Instant): void
  /** Ends the process that has run longest; a new one replaces it when `meanwhile` is over. */
  restart(meanwhile: () => Promise<void>): Promise<void>
  settle(): Promise<void>
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

const timeouts = { silenceMs: 60_000, snapshotMs: 60_000, retryMs: 5, maxRetryMs: 5 }
const log = { error: () => undefined, warn: () => undefined }
const memberCount = 40
const funds = 1_000_000_000n

export const openBettingHouse = async (
  feedUrl: string,
  begin: Instant,
  processCount: number,
): Promise<BettingHouse> => {
  const database = await freshDatabase()
  const { sql, url } = database
  const settings = await openSettings(sql)
  let time = begin
  const clock = { now: () => time, advance: null }
  const platform = { sql, clock, settings, config: { databaseUrl: url, databaseWaitMs: 60_000 } }
  const members = Array.from({ length: memberCount }, (_, at) => `mem_late${at}` as MemberId)
  await insertManyMembers(sql, members, time)
  await post(
    sql,
    members.map((memberId) => ({
      from: { house: 'rail:bank' },
      into: { memberId, pocket: 'centre' },
      amount: funds,
      code: 'deposit',
      cause: 'test',
      key: `test:${memberId}`,
    })),
    time,
  )

  const openProcess = async (): Promise<OpenProcess> => {
    const open = await openBook(platform, log)
    const feed = outsideFeed({ url: feedUrl, secret: feedSecret }, log, timeouts)
    feed.start((news: readonly FeedNews[]) => open.hear(news), null)
    const placing = openPlacing(platform, open.book, { log, storeMatches: open.storeMatches })
    return {
      book: open.book,
      placing,
      flush: open.flush,
      async close() {
        await placing.close()
        await feed.close()
        await open.close()
      },
    }
  }
  const processes = await Promise.all(Array.from({ length: processCount }, openProcess))

  return {
    sql,
    processes,
    members,
    now: () => time,
    goTo(at) {
      time = at
    },
    async restart(meanwhile) {
      await processes.shift()?.close()
      await meanwhile()
      processes.push(await openProcess())
    },
    async settle() {
      await Promise.all(processes.map(({ flush }) => flush()))
      await settleDue(platform)
    },
    faults: async () => (await verifyLedger(sql)).differences,
    async close() {
      for (const { close } of processes) await close()
      await settings.close()
      await database.close()
    },
  }
}
