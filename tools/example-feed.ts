import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * The smallest sender of a feed: one football match, its prices moving every second, a goal now and
 * then. docs/decisions/0017-feed-and-book.md has the protocol. `node tools/run.mjs tools/example-feed.ts
 * PORT SECRET [OTHER]` starts it; FEED_ADAPTER=outside, FEED_URL=http://127.0.0.1:PORT and FEED_SECRET follow it. It signs with SECRET
 * and also accepts requests that are signed with OTHER.
 */

type Message = Readonly<Record<string, unknown>> & { readonly kind: string; readonly at: number }

export interface ExampleFeed {
  readonly url: string
  /** Numbers a message and sends it to all streams. */
  say(message: Message): void
  /** Uses up a number without sending it, as a lost message does. */
  lose(): void
  /** Sends the last messages again, under their numbers. */
  repeat(count: number): void
  /** Numbers two messages in this order and sends the second one first. */
  swap(first: Message, second: Message): void
  /** Resolves when every stream has read all messages so far. */
  heard(): Promise<void>
  /** Messages of the next snapshot. */
  snapshot: Message[]
  /** Answers no snapshot until the returned function is called. */
  holdSnapshots(): () => void
  readonly heldSnapshots: number
  /** Ends every stream, as a restart does. */
  drop(): void
  close(): Promise<void>
}

const heartbeatMs = 1_000
const toleranceMs = 60_000

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`key-id ${secret}`).digest('hex').slice(0, 16)

/** The nonce of a request that is fresh and signed with the secret that it names; null for any other. */
const nonceOf = (secrets: readonly string[], { headers, url }: IncomingMessage): string | null => {
  const secret = secrets.find((one) => keyIdOf(one) === headers['x-key-id'])
  if (secret === undefined) return null
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

const remembered = 50

export interface ExampleFeedOptions {
  readonly anyRequest?: boolean
  readonly alsoAccepts?: readonly string[]
  readonly now?: () => number
}

/**
 * Its messages are signed with `secret`; requests may also be signed with a secret of `alsoAccepts`, while
 * secrets are changed. `anyRequest`: also answers requests that are not signed, as an impostor does. With `now` the
 * feed goes by this clock, and its heartbeats are left to the caller.
 */
export const startExampleFeed = async (
  port: number,
  secret: string,
  { anyRequest = false, alsoAccepts = [], now }: ExampleFeedOptions = {},
): Promise<ExampleFeed> => {
  const nonceFor = (request: IncomingMessage): string | null =>
    anyRequest
      ? String(request.headers['x-feed-nonce'])
      : nonceOf([secret, ...alsoAccepts], request)
  let sequence = 0
  const streams = new Map<WebSocket, string>()
  let released: Promise<void> = Promise.resolve()
  let held = 0

  const answerSnapshot = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const nonce = nonceFor(request)
    if (nonce === null || !request.url?.startsWith('/v1/snapshot')) {
      response.writeHead(nonce === null ? 401 : 404).end()
      return
    }
    // As of the request: what is said while the answer is held comes later.
    const lines = [
      { sequence, at: now?.() ?? Date.now() },
      ...feed.snapshot,
      { kind: 'end', messages: feed.snapshot.length },
    ]
    held += 1
    await released
    held -= 1
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'x-key-id': keyIdOf(secret),
    })
    response.end(lines.map((line) => `${signed(secret, nonce, line)}\n`).join(''))
  }

  const server = createServer((request, response) => void answerSnapshot(request, response))
  const sockets = new WebSocketServer({ noServer: true })
  sockets.on('headers', (headers) => void headers.push(`x-key-id: ${keyIdOf(secret)}`))
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

  const numbered = (message: Message): object => {
    sequence += 1
    return { ...message, sequence }
  }
  let sent: object[] = []
  const send = (message: object): void => {
    sent = [...sent, message].slice(-remembered)
    for (const [stream, nonce] of streams) stream.send(signed(secret, nonce, message))
  }
  const beat = (): void => feed.say({ kind: 'heartbeat', at: Date.now() })
  const heartbeat = now === undefined ? setInterval(beat, heartbeatMs) : undefined
  const feed: ExampleFeed = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    snapshot: [],
    get heldSnapshots() {
      return held
    },
    holdSnapshots() {
      let release: () => void = () => undefined
      released = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    say: (message) => send(numbered(message)),
    lose() {
      sequence += 1
    },
    repeat(count) {
      for (const message of sent.slice(-count)) send(message)
    },
    swap(first, second) {
      const [one, other] = [numbered(first), numbered(second)]
      send(other)
      send(one)
    },
    async heard() {
      await Promise.all(
        [...streams.keys()].map(
          (stream) =>
            new Promise<void>((resolve) => {
              const answered = (): void => {
                stream.off('pong', answered).off('close', answered)
                resolve()
              }
              stream.on('pong', answered).on('close', answered).ping()
            }),
        ),
      )
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
  const [port = '', secret = '', ...alsoAccepts] = process.argv.slice(2)
  const feed = await startExampleFeed(Number(port), secret, { alsoAccepts })
  setInterval(playExample(feed), 1_000)
  process.stdout.write(`The example feed speaks at ${feed.url}\n`)
}
