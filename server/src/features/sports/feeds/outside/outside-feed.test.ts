import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  examplePreview,
  exampleResult,
  startExampleFeed,
  type ExampleFeed,
} from '../../../../../../tools/example-feed.ts'
import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { ended, happened, kickedOff, listed, reportAt } from '../../../../../test/sports-news.ts'
import { makeBook, type BookWriter } from '../../book/make-book.ts'
import type { Feed, FeedNews } from '../../feed/feed.ts'
import { outsideFeed } from './outside-feed.ts'

const secret = 'a secret of the example feed'
const now: Instant = instant(1_800_000_000_000)
const timeouts = { silenceMs: 30_000, snapshotMs: 30_000, retryMs: 20, maxRetryMs: 50 }

let sender: ExampleFeed
let bookWriter: BookWriter
let heard: FeedNews[]
let feed: Feed
beforeEach(async () => {
  sender = await startExampleFeed(0, secret, { now: () => now })
  bookWriter = makeBook({ now: () => now })
  heard = []
})
afterEach(async () => {
  await feed.close()
  await sender.close()
})

const told = (news: readonly FeedNews[]): ExampleFeed['snapshot'] =>
  news as unknown as ExampleFeed['snapshot']
const say = (news: readonly FeedNews[]): void => {
  for (const one of told(news)) sender.say(one)
}
const snapshots = (): number => heard.filter(({ kind }) => kind === 'snapshot-over').length

const start = async (
  withSecret = secret,
  since: Instant | null = null,
  oldSecret: string | null = null,
): Promise<string[]> => {
  const warnings: string[] = []
  const log = { warn: ({ err }: { err: Error }) => void warnings.push(err.message) }
  feed = outsideFeed({ url: sender.url, secret: withSecret, oldSecret }, log as never, timeouts)
  feed.start((news) => {
    heard.push(...news)
    bookWriter.hear(news)
  }, since)
  return warnings
}

const silent = { warn: () => undefined } as never
const soon = later(now, 3_600_000)
const status = (matchId: string, value: 'open' | 'suspended'): FeedNews => ({
  kind: 'status',
  at: now,
  matchId,
  status: value,
})

describe('while the secret of the feed is changed', () => {
  const [newSecret, oldSecret] = ['the new secret of the feed', secret]
  const restartedWith = async (signs: string, accepts: string): Promise<void> => {
    await sender.close()
    sender = await startExampleFeed(0, signs, { now: () => now, alsoAccepts: [accepts] })
    sender.snapshot = told(listed('m1', soon, now))
  }

  it.each([
    ['old', oldSecret, newSecret],
    ['new', newSecret, oldSecret],
  ])('messages signed with the %s one are heard', async (_, signs, accepts) => {
    await restartedWith(signs, accepts)
    await start(newSecret, null, oldSecret)
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('open'))
    say([status('m1', 'suspended')])
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('suspended'))
  })

  it('a feed that knows only the old one gets no answer heard once it is retired', async () => {
    await restartedWith(oldSecret, newSecret)
    const warnings = await start(newSecret)
    await vi.waitFor(() => expect(warnings).toContain('a line of the snapshot is not signed'))
    expect(heard).toEqual([])
  })
})

describe('the outside feed', () => {
  it('takes a snapshot and then the stream', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('open'))
    say([status('m1', 'suspended'), ...listed('m2', soon, now)])
    await vi.waitFor(() => expect(bookWriter.book.match('m2')?.markets.size).toBe(3))
    expect(bookWriter.book.match('m1')?.status).toBe('suspended')
    expect(bookWriter.book.match('m1')?.fixture.gameType).toBe('FT')
    expect(snapshots()).toBe(1)
  })

  it('passes on that a match was interrupted', async () => {
    sender.snapshot = told([...listed('m1', now, now), ...kickedOff('m1', now)])
    await start()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.running).toBe(true))
    const report = { ...reportAt([1, 0]), phase: 'interrupted' } as const
    say([{ kind: 'interrupted', at: now, matchId: 'm1', revision: 7, report }])
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('closed'))
    expect(bookWriter.book.match('m1')).toMatchObject({ running: false, endedAt: now })
    expect(heard.at(-1)).toMatchObject({ kind: 'interrupted', revision: 7 })
  })

  it('reads a new snapshot when a sequence number is missing, and loses no message', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    sender.snapshot = told([...listed('m1', soon, now), ...listed('m2', soon, now)])
    sender.lose()
    say([status('m1', 'suspended')])
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    expect(bookWriter.book.match('m2')?.status).toBe('open')
    say([status('m2', 'suspended')])
    await vi.waitFor(() => expect(bookWriter.book.match('m2')?.status).toBe('suspended'))
    expect(snapshots()).toBe(2)
  })

  it('keeps markets suspended after a gap until the snapshot and the messages since are told', async () => {
    const running = { matchId: 'm1', marketId: 'm1.RE.-2.', side: 'H' }
    const course = [...listed('m1', now, now), ...kickedOff('m1', now)]
    sender.snapshot = told(course)
    await start()
    await vi.waitFor(() => expect(bookWriter.book.pickOffer(running)?.state).toBe('open'))
    const release = sender.holdSnapshots()
    sender.lose()
    sender.say({ kind: 'heartbeat', at: now })
    await vi.waitFor(() => expect(bookWriter.book.pickOffer(running)?.state).toBe('suspended'))
    // The goal comes after the snapshot was made, and before it is told.
    await vi.waitFor(() => expect(sender.heldSnapshots).toBe(1))
    say([happened('m1', now, 'score', reportAt([1, 0])), status('m1', 'suspended')])
    const openAt: unknown[] = []
    bookWriter.book.onChange(() => {
      const offer = bookWriter.book.pickOffer(running)
      if (offer?.state === 'open') openAt.push(offer.live?.score)
    })
    release()
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    say([status('m1', 'open')])
    await vi.waitFor(() => expect(bookWriter.book.pickOffer(running)?.state).toBe('open'))
    expect(openAt).not.toContainEqual({ home: 0, away: 0 })
  })

  it('reads another snapshot where the first is older than the gap', async () => {
    sender.snapshot = told([...listed('m1', now, now), ...kickedOff('m1', now)])
    await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    const release = sender.holdSnapshots()
    sender.lose()
    sender.say({ kind: 'heartbeat', at: now })
    await vi.waitFor(() => expect(sender.heldSnapshots).toBe(1))
    sender.lose()
    sender.say({ kind: 'heartbeat', at: now })
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent'))
    release()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('open'))
    const kinds = heard.map(({ kind }) => kind).filter((kind) => kind.startsWith('snapshot'))
    expect(kinds.slice(2)).toEqual(['snapshot-begins', 'snapshot-begins', 'snapshot-over'])
  })

  it('suspends every match at once when the stream is cut', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('open'))
    const release = sender.holdSnapshots()
    sender.drop()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.suspension).toBe('feed-silent'))
    release()
    await vi.waitFor(() => expect(bookWriter.book.match('m1')?.status).toBe('open'))
  })

  it('reconnects after the stream was cut, and gets the results of the gap', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    sender.snapshot = told(ended('m1', now, [2, 1]))
    sender.drop()
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    expect(heard.filter(({ kind }) => kind === 'result')).toHaveLength(1)
    expect(bookWriter.book.match('m1')).toBeNull()
  })

  it('rejects messages that are not signed with its secret', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    const warnings = await start('another secret of a stranger')
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(1))
    expect(heard).toEqual([])
  })

  it('disconnects from a feed that sends a malformed message', async () => {
    sender.snapshot = told(listed('m1', soon, now))
    const warnings = await start()
    await vi.waitFor(() => expect(snapshots()).toBe(1))
    const wrong = { kind: 'status', at: now, matchId: 'm1', status: 'half-open' }
    sender.say(wrong)
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    await vi.waitFor(() => expect(snapshots()).toBe(2))
    const price = { play: 'R', line: -2, main: true, goalNumber: null, offers: ['H', -5, 'C', 95] }
    sender.snapshot = [{ kind: 'prices', at: now, matchId: 'm1', running: false, markets: [price] }]
    sender.drop()
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(2))
    expect(snapshots()).toBe(2)
  })
})

describe('the archive of a feed', () => {
  const asked = async () => {
    await start()
    return feed.archive
  }

  it('is read in the shapes of the book', async () => {
    sender.previews = new Map([['m1', examplePreview(now)]])
    sender.results = new Map([['example-0', exampleResult(now)]])
    const archive = await asked()
    const preview = await archive.preview('m1')
    expect(preview).toMatchObject({ home: { name: '东港' }, history: [{ score: [1, 2] }] })
    expect(await archive.result('example-0')).toMatchObject({
      fixture: { gameType: 'FT', home: { name: '西岭' } },
      report: { phase: 'ended' },
    })
  })

  it('is empty where the feed answers 404', async () => {
    const archive = await asked()
    expect(await archive.preview('m1')).toBeNull()
    expect(await archive.result('m1')).toBeNull()
  })

  it('is refused with another secret, with a malformed line-up, and for a match that still runs', async () => {
    const lineUp = { formation: '4-4-2', starters: [], bench: [] }
    const lineUps = { announced: true, announcedAt: now, home: lineUp, away: lineUp }
    sender.previews = new Map([['m1', { ...examplePreview(now), lineUps }]])
    const running = { ...exampleResult(now), report: reportAt([1, 0]) }
    sender.results = new Map([['m1', running]])
    const archive = await asked()
    await expect(archive.preview('m1')).rejects.toThrow('lineUps')
    await expect(archive.result('m1')).rejects.toThrow()
    const stranger = outsideFeed({ url: sender.url, secret: 'of a stranger' }, silent, timeouts)
    await expect(stranger.archive.preview('m1')).rejects.toThrow('401')
  })
})
