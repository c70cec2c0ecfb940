import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { livePath } from '@xinghe/contract/socket.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { secondSite } from '../../../../../test/second-site.ts'
import { startSite, type TestSite } from '../../../../../test/site.ts'
import type { Book } from '../../book/book.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ FEED_ADAPTER: 'simulator', FEED_SPORTS: 'virtual-football' })
})
afterAll(() => site.close())

/** The first message of a kind on a topic after the subscription. */
const heardOn = (socket: WebSocket, topic: string, kind: string): Promise<unknown> =>
  new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>
      const about = message['topic'] ?? message['about']
      if (message['t'] === kind && about === topic) resolve(message['data'] ?? message)
    })
  })

const runningIn = (book: Book): string[] =>
  [...book.matches()].filter(({ running }) => running).map(({ fixture }) => fixture.matchId)

/** By the metrics endpoint, as operators read it. */
const toldUntilMs = async (): Promise<number> => {
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  const [, seconds] = /^xinghe_feed_told_until_seconds (\S+)$/m.exec(metrics) ?? []
  return Number(seconds) * 1_000
}

describe('the simulator on a site', () => {
  it('fills the book and the boards of subscribers', async () => {
    const { book } = site.parts.sports
    await vi.waitFor(() => expect(runningIn(book)).toHaveLength(4))
    const socket = new WebSocket(site.url.replace('http', 'ws') + livePath)
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    const topic = 'board:VF:RB:main'
    const [snap, delta] = [heardOn(socket, topic, 'snap'), heardOn(socket, topic, 'delta')]
    const refused = heardOn(socket, 'board:VF:FU:main', 'refused')
    socket.send(JSON.stringify({ t: 'sub', topic: 'board:VF:FU:main' }))
    socket.send(JSON.stringify({ t: 'sub', topic }))
    expect(((await snap) as { matches: unknown[] }).matches.length).toBeGreaterThanOrEqual(4)
    await delta
    await refused
    socket.close()
  })

  it('follows a leap of the clock and stores the results within it', async () => {
    const { book, bookWriter } = site.parts.sports
    await vi.waitFor(() => expect(runningIn(book).length).toBeGreaterThan(0))
    const before = runningIn(book)
    await bookWriter.flush()
    site.platform.clock.advance?.(20 * minuteMs)
    const leaptTo = site.platform.clock.now()
    expect(book.feedAlive()).toBe(false)
    await vi.waitFor(() => {
      expect(book.feedAlive()).toBe(true)
      expect(runningIn(book).length).toBeGreaterThan(0)
      expect(runningIn(book)).not.toEqual(expect.arrayContaining(before))
    })
    await vi.waitFor(async () => expect(await toldUntilMs()).toBeGreaterThanOrEqual(leaptTo))
    await bookWriter.flush()
    const ended = await site.platform.sql`
      select 1 from sports_match where id = any(${before}) and state = 'ended'`
    expect(ended).toHaveLength(before.length)
  })

  it('is the same world in every process', async () => {
    const second = await secondSite(site)
    const pricesOf = (book: Book): unknown[] =>
      [...book.matches()]
        .filter(({ running }) => !running)
        .flatMap(({ markets }) => [...markets.values()].map(({ id, prices }) => [id, ...prices]))
        .toSorted()
    await vi.waitFor(() => {
      const here = pricesOf(site.parts.sports.book)
      expect(here.length).toBeGreaterThan(100)
      expect(pricesOf(second.parts.sports.book)).toEqual(here)
    })
    await second.close()
  })
})
