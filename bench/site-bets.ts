import * as z from 'zod/mini'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { wantedPick } from '@xinghe/contract/sports-pick.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import { testBrowser, wireClient, type WireClient } from '../server/test/wire-client.ts'
import { startBenchSite } from './bench-site.ts'
import { bettorAt, fillBettors } from './bettors.ts'
import { postgresCpu, serverCpu } from './cpu.ts'
import { openHttpLine, type Line } from './open-loop.ts'
import { requestBytes } from './raw-load.ts'
import { maskedFrame, openSocketLine } from './socket-line.ts'

export interface SiteBetsOptions {
  readonly env?: Readonly<Record<string, string>>
  /** More members than requests in flight. */
  readonly bettors?: number
  /** The address that a member calls from, where the site stands behind a proxy. */
  readonly addressOf?: (member: number) => string
}

const readyMs = 120_000

/** Each member has a page, and with it an encryption key, of their own. */
interface Bettor {
  readonly client: WireClient
  readonly token: string
  readonly uid: string
  readonly from: { readonly ip?: string }
}

/** Opens a number of connections with prepared requests of one bet each. */
export type OpenLines = (connections: number, count: number) => Promise<Line[]>

export interface SiteBets {
  readonly port: number
  readonly databaseUrl: string
  readonly ownerUrl: string
  /** Members in turn: no member's second bet waits for their first. */
  readonly openHttp: OpenLines
  /** One socket for each member. */
  readonly openSockets: OpenLines
  accepted(): Promise<number>
  /** CPU seconds so far. */
  cpu(): Promise<{ readonly postgres: number; readonly node: number }>
  close(): Promise<void>
}

const asked = (uid: string, method: string, more: object): object => {
  const head = { timestamp: clock.now(), token: uid, langx: 'zh-cn' }
  return { method, enName: sportsEnName, Request: { ...head, ...more } }
}

const logIn = async (
  sql: Sql,
  address: string,
  { bettors: bettorCount = 1_000, addressOf }: SiteBetsOptions,
): Promise<Bettor[]> => {
  await fillBettors(sql, bettorCount)
  const sessions = await openSessions(sql, clock)
  const bettors: Bettor[] = []
  for (let at = 0; at < bettorCount; at += 1) {
    const login = { memberId: bettorAt(at), uuid: testBrowser, ip: '127.0.0.1', country: null }
    const { token } = await sessions.start(sql, { ...login, device: '', browser: '' })
    const client = await wireClient(address, () => Date.now(), false)
    const from = addressOf === undefined ? {} : { ip: addressOf(at) }
    const order = { enName: sportsEnName, isActivity: 1 }
    const { data } = await client.call(launch, order, { token, ...from })
    bettors.push({ client, token, uid: String(data['uid']), from })
  }
  await sessions.close()
  return bettors
}

/** Picks of tomorrow's football, once the feed has sent them. */
const findPicks = async ({ client, token, uid, from }: Bettor): Promise<object[]> => {
  const until = performance.now() + readyMs
  for (;;) {
    const board = asked(uid, 'board', { gameType: 'FT', showType: 'FU' })
    const answer = await client.call(resource, board, { token, ...from })
    const { success, data: found } = z.safeDecode(
      resourceMethods.board.answer,
      answer.data as never,
    )
    const picks = (success ? found.matches : []).flatMap(({ id: matchId, markets }) =>
      markets.flatMap(({ id: marketId, play, line, goalNumber, state, sides, prices }) => {
        const [side = '', hk = 0] = [sides[0], prices[0]]
        if (state !== 'open' || !isHkPrice(hk)) return []
        const pick = { matchId, marketId, play, side, line, goalNumber, hk, live: null }
        return [z.encode(wantedPick, pick)]
      }),
    )
    if (picks.length >= 200) return picks
    if (performance.now() > until) throw new Error(`the board has ${picks.length} picks`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** A whole site with the simulated world, and members who have launched the book. */
export const openSiteBets = async (options: SiteBetsOptions = {}): Promise<SiteBets> => {
  const site = await startBenchSite({
    FEED_ADAPTER: 'simulator',
    WIRE_ENCRYPTION: 'off',
    ...options.env,
  })
  const sql = connect(site.databaseUrl, { max: 2, name: 'bench' })
  const close = async (): Promise<void> => {
    await sql.end()
    await site.stop()
  }
  try {
    const bettors = await logIn(sql, site.address, options)
    const [first] = bettors
    if (first === undefined) throw new Error('nobody bets')
    const picks = await findPicks(first)
    const bet = ({ uid }: Bettor): object => {
      const pick = picks[Math.floor(Math.random() * picks.length)]
      const bets = [{ code: 'single', stake: '10.00', picks: [pick] }]
      return asked(uid, 'place', { oddsType: 'H', policy: 'any', bets })
    }
    const request = (bettor: Bettor): Buffer => {
      const { client, token, from } = bettor
      const { url, init } = client.prepare(resource, bet(bettor), { token, ...from })
      return requestBytes(url, init as Parameters<typeof requestBytes>[1])
    }
    const bettorOf = (turn: number): Bettor => bettors[turn % bettors.length] ?? first
    let turn = 0
    return {
      port: site.port,
      databaseUrl: site.databaseUrl,
      ownerUrl: site.ownerUrl,
      openHttp(connections, count) {
        const requests = Array.from({ length: count }, () => request(bettorOf((turn += 1))))
        const next = (): Buffer | undefined => requests.pop()
        return Promise.all(Array.from({ length: connections }, () => openHttpLine(site.port, next)))
      },
      openSockets(connections, count) {
        const open = (_: unknown, at: number): Promise<Line> => {
          const bettor = bettorOf(at)
          const { client, token } = bettor
          const frames = Array.from({ length: Math.ceil(count / connections) }, () =>
            maskedFrame(client.prepareMessage(resource, bet(bettor))),
          )
          return openSocketLine(
            site.port,
            { token, key: client.keyHeader, uuid: testBrowser },
            () => frames.pop(),
          )
        }
        return Promise.all(Array.from({ length: connections }, open))
      },
      cpu: async () => ({ postgres: await postgresCpu(sql), node: await serverCpu(site.address) }),
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
