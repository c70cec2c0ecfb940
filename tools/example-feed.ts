import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * The smallest sender of a feed: one football match, its prices moving every second, a goal now and
 * then. docs/decisions/0017-feed-and-book.md has the protocol. `node tools/run.mjs tools/example-feed.ts
 * PORT SECRET` starts it; FEED_ADAPTER=outside, FEED_URL=http://127.0.0.1:PORT and FEED_SECRET follow it.
 */

type Message = Readonly<Record<string, unknown>> & { readonly kind: string; readonly at: number }

export interface ExampleFeed {
  readonly url: string
  /** Numbers a message and sends it to all streams. */
  say(message: Message): void
  /** Uses up a number without sending it, as a lost message does. */
  lose(): void
  /** Messages of the next snapshot. */
  snapshot: Message[]
  /** Ends every stream, as a restart does. */
  drop(): void
  close(): Promise<void>
}

const heartbeatMs = 1_000
const toleranceMs = 60_000

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** The nonce of a request that is signed and fresh; null for any other. */
const nonceOf = (secret: string, { headers, url }: IncomingMessage): string | null => {
  const time = String(headers['x-feed-time'])
  const nonce = String(headers['x-feed-nonce'])
  const given = Buffer.from(String(headers['x-feed-signature']), 'hex')
  const expected = Buffer.from(hmac(secret, `${time}\n${nonce}\nGET ${url}\n`), 'hex')
  const fresh = Math.abs(Date.now() - Number(time)) <= toleranceMs
  return fresh && given.length === expected.length && timingSafeEqual(given, expected)
    ? nonce
    : null
}

const signed = (secret: string, nonce: string, message: object): string => {
  const text = JSON.stringify(message)
  return `${hmac(secret, `${nonce}\n${text}`)} ${text}`
}

/** `anyRequest`: also answers requests that are not signed with its secret, as an impostor does. */
export const startExampleFeed = async (
  port: number,
  secret: string,
  { anyRequest = false } = {},
): Promise<ExampleFeed> => {
  const nonceFor = (request: IncomingMessage): string | null =>
    anyRequest ? String(request.headers['x-feed-nonce']) : nonceOf(secret, request)
  let sequence = 0
  const streams = new Map<WebSocket, string>()

  const answerSnapshot = (request: IncomingMessage, response: ServerResponse): void => {
    const nonce = nonceFor(request)
    if (nonce === null || !request.url?.startsWith('/v1/snapshot')) {
      response.writeHead(nonce === null ? 401 : 404).end()
      return
    }
    const lines = [
      { sequence, at: Date.now() },
      ...feed.snapshot,
      { kind: 'end', messages: feed.snapshot.length },
    ]
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.end(lines.map((line) => `${signed(secret, nonce, line)}\n`).join(''))
  }

  const server = createServer(answerSnapshot)
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const nonce = nonceFor(request)
    if (nonce === null || request.url !== '/v1/stream') {
      socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (stream) => {
      streams.set(stream, nonce)
      stream.on('close', () => streams.delete(stream))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const heartbeat = setInterval(() => feed.say({ kind: 'heartbeat', at: Date.now() }), heartbeatMs)
  const feed: ExampleFeed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    snapshot: [],
    say(message) {
      sequence += 1
      for (const [stream, nonce] of streams)
        stream.send(signed(secret, nonce, { ...message, sequence }))
    },
    lose() {
      sequence += 1
    },
    drop() {
      for (const stream of streams.keys()) stream.terminate()
    },
    async close() {
      clearInterval(heartbeat)
      feed.drop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return feed
}

const matchId = 'example-1'

const fixture = (at: number): Message => ({
  kind: 'fixture',
  at,
  fixture: {
    matchId,
    discipline: 'football',
    leagueId: 'example',
    leagueName: '示例联赛',
    season: 1,
    round: 1,
    home: { id: 'home', name: '东港' },
    away: { id: 'away', name: '西岭' },
    kickOff: at + 600_000,
    clockRate: 1,
  },
})

const prices = (at: number, home: number): Message => ({
  kind: 'prices',
  at,
  matchId,
  running: false,
  markets: [
    {
      play: 'R',
      line: -2,
      main: true,
      goalNumber: null,
      offers: ['H', home, 'C', 190 - home],
    },
  ],
})

/** A match in ten minutes whose handicap swings between 0.85 and 1.05. */
export const playExample = (feed: ExampleFeed): (() => void) => {
  const begun = Date.now()
  let turn = 0
  const tick = (): void => {
    const at = Date.now()
    const moved = prices(at, 95 + Math.round(10 * Math.sin(turn++ / 5)))
    feed.snapshot = [fixture(begun), { kind: 'status', at, matchId, status: 'open' }, moved]
    feed.say(moved)
  }
  tick()
  return tick
}

if (import.meta.main) {
  const [port = '', secret = ''] = process.argv.slice(2)
  const feed = await startExampleFeed(Number(port), secret)
  setInterval(playExample(feed), 1_000)
  process.stdout.write(`The example feed speaks at ${feed.url}\n`)
}
