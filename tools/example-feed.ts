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
  /** Answers to `/v1/preview` by match id; others are answered 404, as by a feed without previews. */
  previews: ReadonlyMap<string, object>
  /** Answers to `/v1/result` by match id. */
  results: ReadonlyMap<string, object>
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

  const sendLines = (response: ServerResponse, nonce: string, lines: readonly object[]): void => {
    response.writeHead(200, {
      'content-type': 'application/x-ndjson',
      'x-key-id': keyIdOf(secret),
    })
    response.end(lines.map((line) => `${signed(secret, nonce, line)}\n`).join(''))
  }

  const answerSnapshot = async (response: ServerResponse, nonce: string): Promise<void> => {
    // As of the request: what is said while the answer is held comes later.
    const lines = [
      { sequence, at: now?.() ?? Date.now() },
      ...feed.snapshot,
      { kind: 'end', messages: feed.snapshot.length },
    ]
    held += 1
    await released
    held -= 1
    sendLines(response, nonce, lines)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const nonce = nonceFor(request)
    if (nonce === null) return void response.writeHead(401).end()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://feed')
    if (pathname === '/v1/snapshot') return answerSnapshot(response, nonce)
    const answers = pathname === '/v1/preview' ? feed.previews : feed.results
    const found = answers.get(searchParams.get('match') ?? '')
    if (found === undefined || !['/v1/preview', '/v1/result'].includes(pathname))
      return void response.writeHead(404).end()
    return sendLines(response, nonce, [found])
  }

  const server = createServer((request, response) => void answer(request, response))
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
    previews: new Map(),
    results: new Map(),
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
const [home, away] = [
  { id: 'home', name: '东港' },
  { id: 'away', name: '西岭' },
]

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
    home,
    away,
    kickOff: at + 600_000,
    clockRate: 1,
  },
})

const prices = (at: number, homePrice: number): Message => ({
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
      offers: ['H', homePrice, 'C', 190 - homePrice],
    },
  ],
})

const pastId = 'example-0'

/** Before the example match: one earlier meeting, and no line-ups. */
export const examplePreview = (at: number): object => ({
  season: 1,
  home,
  away,
  sides: [home, away],
  history: [
    {
      matchId: pastId,
      season: 1,
      kickOff: at - 86_400_000,
      home: away,
      away: home,
      score: [1, 2],
      abandoned: false,
    },
  ],
  lineUps: null,
  simulated: true,
})

/** The end of the earlier meeting. */
export const exampleResult = (at: number): object => ({
  fixture: {
    matchId: pastId,
    discipline: 'football',
    leagueId: 'example',
    leagueName: '示例联赛',
    season: 1,
    round: 0,
    home: away,
    away: home,
    kickOff: at - 86_400_000,
    clockRate: 1,
  },
  report: {
    phase: 'ended',
    period: 2,
    seconds: 6_300,
    periodStartSeconds: 3_600,
    tallies: { score: { full: { home: 1, away: 2, final: true } } },
    goals: ['H', 'C', 'C'],
    periods: [
      [1, 0],
      [0, 2],
    ],
    game: [0, 0],
    server: null,
    yellows: [0, 0],
    reds: [0, 0],
  },
})

/** A match in ten minutes whose handicap swings between 0.85 and 1.05. */
export const playExample = (feed: ExampleFeed): (() => void) => {
  const begun = Date.now()
  let turn = 0
  feed.previews = new Map([[matchId, examplePreview(begun)]])
  feed.results = new Map([[pastId, exampleResult(begun)]])
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
