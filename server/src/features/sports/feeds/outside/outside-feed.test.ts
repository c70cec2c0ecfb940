import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startExampleFeed, type ExampleFeed } from '../../../../../../tools/example-feed.ts'
import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { ended, kickedOff, listed, reportAt } from '../../../../../test/sports-news.ts'
import { makeBook, type BookKeeper } from '../../book/make-book.ts'
import type { Feed, FeedNews } from '../feed.ts'
import { outsideFeed } from './outside-feed.ts'

const secret = 'a secret of the example feed'
const now: Instant = instant(1_800_000_000_000)
const patience = { silenceMs: 30_000, snapshotMs: 30_000, retryMs: 20, retryMostMs: 50 }

let sender: ExampleFeed
let keeper: BookKeeper
let heard: FeedNews[]
let feed: Feed
beforeEach(async () => {
  sender = await startExampleFeed(0, secret)
  keeper = makeBook({ now: () => now })
  heard = []
})
afterEach(async () => {
  await feed.close()
  await sender.close()
})

const told = (news: readonly FeedNews[]): ExampleFeed['standing'] =>
  news as unknown as ExampleFeed['standing']
const say = (news: readonly FeedNews[]): void => {
  for (const one of told(news)) sender.say(one)
}
const snapshots = (): number => heard.filter(({ kind }) => kind === 'snapshot-over').length

const start = async (withSecret = secret, since: Instant | null = null): Promise<string[]> => {
  const warnings: string[] = []
  const log = { warn: ({ err }: { err: Error }) => void warnings.push(err.message) }
  feed = outsideFeed({ url: sender.url, secret: withSecret }, log as never, patience)
  feed.start((news) => {
    heard.push(...news)
    keeper.hear(news)
  }, since)
  return warnings
}

const soon = later(now, 3_600_000)
const status = (matchId: string, value: 'open' | 'suspended'): FeedNews => ({
  kind: 'status',
  at: now,
  matchId,
  status: value,
})

describe('the outside feed', () => {
  it('takes a snapshot and then the stream', async () => {
    sender.standing = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(keeper.book.match('m1')?.status).toBe('open'))
    say([status('m1', 'suspended'), ...listed('m2', soon, now)])
    await vi.waitFor(() => expect(keeper.book.match('m2')?.markets.size).toBe(3))
    expect(keeper.book.match('m1')?.status).toBe('suspended')
    expect(keeper.book.match('m1')?.fixture.gameType).toBe('FT')
    expect(snapshots()).toBe(1)
  })

  it('hears that a match was broken off', async () => {
    sender.standing = told([...listed('m1', now, now), ...kickedOff('m1', now)])
    await start()
    await vi.waitFor(() => expect(keeper.book.match('m1')?.running).toBe(true))
    const report = { ...reportAt([1, 0]), phase: 'interrupted' } as const
    say([{ kind: 'interrupted', at: now, matchId: 'm1', revision: 7, report }])
    await vi.waitFor(() => expect(keeper.book.match('m1')?.status).toBe('closed'))
    expect(keeper.book.match('m1')).toMatchObject({ running: false, endedAt: now })
    expect(heard.at(-1)).toMatchObject({ kind: 'interrupted', revision: 7 })
  })

  it('asks for a snapshot when a number is missing, and loses nothing', async () => {
    sender.standing = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    sender.standing = told([...listed('m1', soon, now), ...listed('m2', soon, now)])
    sender.lose()
    say([status('m1', 'suspended')])
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    expect(keeper.book.match('m2')?.status).toBe('open')
    say([status('m2', 'suspended')])
    await vi.waitFor(() => expect(keeper.book.match('m2')?.status).toBe('suspended'))
    expect(snapshots()).toBe(2)
  })

  it('comes back after the stream was cut, and hears the results of meanwhile', async () => {
    sender.standing = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    sender.standing = told(ended('m1', now, [2, 1]))
    sender.drop()
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    expect(heard.filter(({ kind }) => kind === 'result')).toHaveLength(1)
    expect(keeper.book.match('m1')).toBeNull()
  })

  it('believes nothing that is not signed with its secret', async () => {
    sender.standing = told(listed('m1', soon, now))
    const warnings = await start('another secret of a stranger')
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(1))
    expect(heard).toEqual([])
  })

  it('leaves a feed that says what was not agreed', async () => {
    sender.standing = told(listed('m1', soon, now))
    const warnings = await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    const wrong = { kind: 'status', at: now, matchId: 'm1', status: 'half-open' }
    sender.say(wrong)
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    const price = { play: 'R', line: -2, main: true, goalNumber: null, offers: ['H', -5, 'C', 95] }
    sender.standing = [{ kind: 'prices', at: now, matchId: 'm1', running: false, markets: [price] }]
    sender.drop()
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(2))
    expect(snapshots()).toBe(2)
  })
})
