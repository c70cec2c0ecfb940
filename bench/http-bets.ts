import { randomUUID } from 'node:crypto'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { resource, sportsEnName } from '@xinghe/contract/sports.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { wireClient, type WireClient } from '../server/test/wire-client.ts'
import { startBenchSite } from './bench-site.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { requestBytes } from './raw-load.ts'

/** More than requests are in flight. */
const bettorCount = 1_000
const readyMs = 120_000

/** Each has a page, and with it a key, of their own. */
interface Bettor {
  readonly client: WireClient
  readonly token: string
  readonly uid: string
}

export interface HttpBets {
  readonly port: number
  readonly databaseUrl: string
  /** So many requests of one bet each, the members in turn: nobody's second waits for their first. */
  prepare(count: number): Buffer[]
  accepted(): Promise<number>
  close(): Promise<void>
}

const asked = (uid: string, method: string, more: object): object => {
  const head = { timestamp: clock.now(), token: uid, langx: 'zh-cn' }
  return { method, enName: sportsEnName, Request: { ...head, ...more } }
}

const logIn = async (sql: Sql, address: string): Promise<Bettor[]> => {
  await fillBettors(sql, bettorCount)
  const sessions = await openSessions(sql, clock)
  const bettors: Bettor[] = []
  for (let at = 0; at < bettorCount; at += 1) {
    const login = { memberId: bettorAt(at), uuid: 'bench-browser', ip: '127.0.0.1', country: null }
    const { token } = await sessions.start(sql, { ...login, device: '', browser: '' })
    const client = await wireClient(address, () => Date.now(), false)
    const { data } = await client.call(launch, { enName: sportsEnName, isActivity: 1 }, { token })
    bettors.push({ client, token, uid: String(data['uid']) })
  }
  await sessions.close()
  return bettors
}

/** Picks of tomorrow's football, once the feed has told it. */
const findPicks = async ({ client, token, uid }: Bettor): Promise<object[]> => {
  const until = performance.now() + readyMs
  for (;;) {
    const board = asked(uid, 'board', { gameType: 'FT', showType: 'FU' })
    const answer = await client.call(resource, board, { token })
    const { matches = [] } = answer.data as { matches?: WireMatch[] }
    const picks = matches.flatMap(({ gide, markets }) =>
      markets.flatMap(([gameId, w, ratio, , goalNumber, state, [side, ioratio]]) =>
        state === 1 && Number(ioratio) > 0
          ? [{ gide, gameId, w, side, ratio, goalNumber, ioratio, seen: null }]
          : [],
      ),
    )
    if (picks.length >= 200) return picks
    if (performance.now() > until) throw new Error(`the board has ${picks.length} picks`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** A whole site with the simulated world, and members who have launched the book. */
export const openHttpBets = async (): Promise<HttpBets> => {
  const site = await startBenchSite({ FEED_ADAPTER: 'simulator', WIRE_ENCRYPTION: 'off' })
  const sql = connect(site.databaseUrl, { max: 2, name: 'bench' })
  const close = async (): Promise<void> => {
    await sql.end()
    await site.stop()
  }
  try {
    const bettors = await logIn(sql, site.address)
    const [first] = bettors
    if (first === undefined) throw new Error('nobody bets')
    const picks = await findPicks(first)
    let turn = 0
    const prepareOne = (): Buffer => {
      const bettor = bettors[(turn += 1) % bettors.length] ?? first
      const pick = picks[Math.floor(Math.random() * picks.length)]
      const bets = [{ code: 'single', stake: '10.00', picks: [pick] }]
      const body = asked(bettor.uid, 'place', { oddsType: 'H', policy: 'any', bets })
      const options = { token: bettor.token, requestId: randomUUID() }
      const { url, init } = bettor.client.prepare(resource, body, options)
      return requestBytes(url, init as Parameters<typeof requestBytes>[1])
    }
    return {
      port: site.port,
      databaseUrl: site.databaseUrl,
      prepare: (count) => Array.from({ length: count }, prepareOne),
      async accepted() {
        const [row] = await sql<{ count: number }[]>`
          select count(*)::integer as count from sports_bet where state = 'open'`
        return row?.count ?? 0
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
