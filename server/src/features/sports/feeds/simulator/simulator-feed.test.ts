import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { livePath } from '@xinghe/contract/socket.ts'
import {
  resourceMethods,
  type ResourceAnswer,
  type VisitorMethod,
} from '@xinghe/contract/sports-methods.ts'
import { visitorResource } from '@xinghe/contract/sports-resource.ts'
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

  const ask = async <M extends VisitorMethod>(
    method: M,
    matchId: string,
  ): Promise<ResourceAnswer<M>> => {
    const Request = { timestamp: site.platform.clock.now(), gide: matchId }
    const { data } = await site.call(visitorResource, { method, enName: 'crty', Request })
    return z.decode(resourceMethods[method].answer as never, data as never)
  }

  /** Matches that have not begun, the soonest first. */
  const nextMatches = (): Promise<string[]> =>
    vi.waitFor(() => {
      const { book } = site.parts.sports
      const next = [...book.matches()]
        .filter(({ fixture }) => fixture.kickOff > site.platform.clock.now())
        .sort((one, other) => one.fixture.kickOff - other.fixture.kickOff)
      expect(book.feedAlive() && next.length > 8).toBe(true)
      return next.map(({ fixture }) => fixture.matchId)
    })

  /** A side plays every 24 minutes: its last match is among the results of the leap. */
  const playOn = async (): Promise<void> => {
    site.platform.clock.advance?.(25 * minuteMs)
    const leaptTo = site.platform.clock.now()
    await vi.waitFor(async () => expect(await toldUntilMs()).toBeGreaterThanOrEqual(leaptTo))
    await site.parts.sports.bookWriter.flush()
  }

  it('tells before a match the results that the site has shown and settled', async () => {
    await nextMatches()
    await playOn()
    const results = await site.platform.sql<{ id: string; home: number; away: number }[]>`
      select id, (result #>> '{tallies,score,full,home}')::int as home,
             (result #>> '{tallies,score,full,away}')::int as away
      from sports_match where state = 'ended'`
    const settled = new Map(results.map(({ id, home, away }) => [id, { home, away }]))
    let compared = 0
    for (const matchId of (await nextMatches()).slice(0, 8)) {
      const { preview } = await ask('preview', matchId)
      if (preview === null) throw new Error('no preview')
      const { form, meetings, table } = preview
      expect([form.home.length, form.away.length, meetings.length]).toEqual([6, 6, 6])
      expect(table).toHaveLength(16)
      for (const { id, score } of [...form.home, ...form.away, ...meetings]) {
        if (!settled.has(id)) continue
        expect(score, id).toEqual(settled.get(id))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(7)
  })

  it('opens the page of every match of a form, also from before the site began', async () => {
    const [next = ''] = await nextMatches()
    const { preview } = await ask('preview', next)
    for (const { id, score, home } of preview?.form.home ?? []) {
      const { match } = await ask('match', id)
      expect(match).toMatchObject({ id, home, score, status: 'ended', markets: [] })
    }
  })

  it('has no preview of a match that does not exist', async () => {
    const Request = { timestamp: site.platform.clock.now(), gide: 'vf01-cup-x' }
    for (const method of ['preview', 'match'])
      expect(await site.call(visitorResource, { method, enName: 'crty', Request })).toMatchObject({
        status_code: 6303,
      })
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
