import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from './usual-answer.ts'
import type { UsualConnection } from './usual-connection.ts'
import { takeConnections, type UsualConnections } from './usual-connections.ts'

let server: ReturnType<typeof createServer>
let connections: UsualConnections
let clients: Socket[]
let bytesHeard: number
let endsHeard: number
/** What a look waits for. */
let lookWhen: () => boolean
/** Requests to `/here` that are not answered yet, where the test answers them itself. */
let held: { readonly connection: UsualConnection; readonly body: string }[] | null

const answerOf = (body: string | Buffer): Answer => ({
  status: 200,
  type: 'text/plain',
  body,
  closes: false,
})

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn()
}

const arrive = async (connection: UsualConnection): Promise<void> => {
  await turn()
  await until(lookWhen)
  const whole = connection.look()
  if (whole === null) return
  if (whole.head.url !== '/here') return connection.handOn()
  connection.accept(whole.head)
  const body = whole.body.toString('utf8')
  if (held === null) connection.send(answerOf(`here ${body};`))
  else held.push({ connection, body })
}

beforeEach(async () => {
  clients = []
  bytesHeard = 0
  endsHeard = 0
  lookWhen = () => true
  held = null
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => response.end(`node ${request.method} ${request.url} ${body};`))
  })
  server.keepAliveTimeout = 3_600_000
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Other\r\n\r\nupgraded;'))
  connections = takeConnections(server, (connection) => void arrive(connection))
  server.on('connection', (socket: Socket) =>
    socket
      .on('data', (chunk: Buffer) => (bytesHeard += chunk.length))
      .on('end', () => (endsHeard += 1)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  // A stop waits for what is under way.
  for (const { connection } of held ?? [])
    if (!connection.isGone()) connection.send({ ...answerOf(''), closes: true })
  connections.stop()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const open = async (): Promise<Socket> => {
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  clients.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Until so many answers are there; each of ours ends with a semicolon. */
const answers = async (socket: Socket, count: number): Promise<string[]> => {
  let text = ''
  while (text.split(';').length <= count) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    text += chunk.toString('utf8')
  }
  return Array.from(text.matchAll(/\b(?:here|node|upgraded)[^;]*/g), ([answer]) => answer)
}

const post = (body: string, path = '/here', more = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`

/** The server has heard so many bytes of these callers, and looked at them. */
const heard = async (bytes: number): Promise<void> => {
  await until(() => bytesHeard >= bytes)
  for (let turns = 0; turns < 10; turns += 1) await turn()
}

describe('a connection with usual requests', () => {
  it('is answered one after the other', async () => {
    const socket = await open()
    for (const body of ['a', '', '曼联']) {
      socket.write(post(body))
      expect(await answers(socket, 1)).toEqual([`here ${body}`])
    }
  })

  it('may send them at once', async () => {
    const socket = await open()
    socket.write(post('a') + post('b') + post('c'))
    expect(await answers(socket, 3)).toEqual(['here a', 'here b', 'here c'])
  })

  it('may send a body in pieces, also within a character', async () => {
    const socket = await open()
    const bytes = Buffer.from(post('曼联'))
    for (const end of [-5, -4, bytes.length]) {
      const piece = bytes.subarray(bytesHeard, end)
      socket.write(piece)
      await heard(bytesHeard + piece.length)
    }
    expect(await answers(socket, 1)).toEqual(['here 曼联'])
  })

  it.each([true, false])('is answered when it has sent its last, and then ended', async (late) => {
    if (late) lookWhen = () => endsHeard > 0
    const socket = await open()
    socket.end(post('a') + post('b'))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    await once(socket, 'end')
    const seen = late ? /here [^;]*|keep-alive|close/g : /here [^;]*/g
    const said = late ? ['keep-alive', 'here a', 'close', 'here b'] : ['here a', 'here b']
    expect(text.match(seen)).toEqual(said)
  })

  it.each([true, false])('is ended where its last is not whole', async (late) => {
    if (late) lookWhen = () => endsHeard > 0
    const socket = await open()
    socket.end(post('abc').slice(0, -1))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    await once(socket, 'end')
    expect(text).toBe('')
  })

  it('is ended with an answer that says so', async () => {
    held = []
    const socket = await open()
    socket.write(post('a'))
    await until(() => held?.length === 1)
    held[0]?.connection.send({ ...answerOf('here a;'), closes: true })
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString('utf8')).toContain('connection: close')
    await once(socket, 'end')
  })

  it('carries bytes as they are', async () => {
    held = []
    const socket = await open()
    socket.write(post('a'))
    await until(() => held?.length === 1)
    const bytes = Buffer.from([0, 255, 59])
    held[0]?.connection.send(answerOf(bytes))
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.subarray(-3)).toEqual(bytes)
    expect(chunk.toString('latin1')).toContain('content-length: 3\r\n')
  })

  it('waits with the next answer for a reader that is slow', async () => {
    held = []
    const socket = await open()
    socket.pause()
    socket.write(post('a') + post('b'))
    await until(() => held?.length === 1)
    held[0]?.connection.send(answerOf(Buffer.alloc(20_000_000)))
    await heard(post('a').length + post('b').length)
    expect(held).toHaveLength(1)
    socket.resume()
    await until(() => held?.length === 2)
    expect(held[1]?.body).toBe('b')
  })

  it('holds no more than a little of what comes behind', async () => {
    held = []
    const socket = await open()
    const requests = Array.from({ length: 500 }, (_, at) => post(`${at} ${'x'.repeat(10_000)}`))
    socket.write(requests.join(''))
    await until(() => held?.length === 1)
    await heard(64 * 1024)
    expect(bytesHeard).toBeLessThan(1_000_000)
    for (let at = 0; at < requests.length; at += 1) {
      await until(() => (held?.length ?? 0) > at)
      expect(held[at]?.body.startsWith(`${at} `)).toBe(true)
      held[at]?.connection.send(answerOf(''))
    }
  })

  it('is gone when its caller is', async () => {
    held = []
    const socket = await open()
    socket.write(post('a'))
    await until(() => held?.length === 1)
    socket.resetAndDestroy()
    await until(() => held?.[0]?.connection.isGone() === true)
  })
})

describe('a connection that is handed on', () => {
  it.each<[string, string, string]>([
    ['another method', 'GET /page HTTP/1.1\r\nhost: x\r\n\r\n', 'node GET /page '],
    ['another path', post('a', '/there'), 'node POST /there a'],
    [
      'a body in chunks',
      'POST /here HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
      'node POST /here a',
    ],
    ['an old version', 'GET / HTTP/1.0\r\n\r\n', 'node GET / '],
    [
      'a protocol of its own',
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: y\r\n\r\n',
      'upgraded',
    ],
  ])('has %s', async (_what, bytes, answer) => {
    const socket = await open()
    socket.write(bytes)
    expect(await answers(socket, 1)).toEqual([answer])
  })

  it('was answered here before, and is Node\u2019s for good', async () => {
    const socket = await open()
    socket.write(`${post('a')}GET /page HTTP/1.1\r\nhost: x\r\n\r\n${post('b')}`)
    expect(await answers(socket, 3)).toEqual(['here a', 'node GET /page ', 'node POST /here b'])
    socket.write(post('c'))
    expect(await answers(socket, 1)).toEqual(['node POST /here c'])
  })

  it('has a head in pieces, or a body that is large', async () => {
    const socket = await open()
    socket.write(post('a').slice(0, 20))
    await heard(20)
    socket.write(post('a').slice(20))
    expect(await answers(socket, 1)).toEqual(['node POST /here a'])

    const other = await open()
    const large = 'x'.repeat(200_000)
    other.write(post(large))
    expect(await answers(other, 1)).toEqual([`node POST /here ${large}`])
  })

  it('has nonsense, and is refused by Node', async () => {
    const socket = await open()
    socket.write(post('a', '/here', 'transfer-encoding: chunked\r\n'))
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString('utf8')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('has ended already', async () => {
    lookWhen = () => endsHeard > 0
    const socket = await open()
    socket.end('GET /page HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.resume()
    // Node has heard of it, or would keep the connection for an hour.
    await once(socket, 'end')
  })
})

describe('time', () => {
  const now = performance.now()

  it('ends a connection that asks nothing', async () => {
    const socket = await open()
    socket.write(post('a'))
    await answers(socket, 1)
    connections.tick(performance.now() + server.keepAliveTimeout - 1_000)
    socket.write(post('b'))
    expect(await answers(socket, 1)).toEqual(['here b'])
    connections.tick(performance.now() + server.keepAliveTimeout)
    socket.resume()
    await once(socket, 'end')
  })

  it('ends a request that does not come to its end', async () => {
    const socket = await open()
    const begun = post('abc').slice(0, -2)
    socket.write(begun)
    await heard(begun.length)
    socket.write('b')
    await heard(begun.length + 1)
    connections.tick(performance.now() + server.requestTimeout - 1_000)
    connections.tick(performance.now() + server.requestTimeout)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString('utf8')).toMatch(/^HTTP\/1\.1 408 /)
    await once(socket, 'end')
  })

  it('does not end one that is being answered', async () => {
    held = []
    const socket = await open()
    socket.write(post('a'))
    await until(() => held?.length === 1)
    connections.tick(now + 10 * server.requestTimeout)
    held[0]?.connection.send(answerOf('here a;'))
    expect(await answers(socket, 1)).toEqual(['here a'])
  })
})

describe('a stop', () => {
  it('ends those that wait, and lets the others be answered', async () => {
    held = []
    const [idle, busy] = [await open(), await open()]
    busy.write(post('a'))
    await until(() => held?.length === 1)
    connections.stop()
    idle.resume()
    await once(idle, 'end')
    held[0]?.connection.send(answerOf('here a;'))
    expect(await answers(busy, 1)).toEqual(['here a'])
  })

  it('ends one whose last answer is read only then', async () => {
    held = []
    const socket = await open()
    socket.pause()
    socket.write(post('a'))
    await until(() => held?.length === 1)
    held[0]?.connection.send(answerOf(Buffer.alloc(20_000_000)))
    connections.stop()
    socket.resume()
    await once(socket, 'end')
  })

  it('leaves to Node what is looked at only then, and is not whole', async () => {
    let stopped = false
    lookWhen = () => stopped
    const socket = await open()
    socket.write(post('abc').slice(0, -1))
    await heard(post('abc').length - 1)
    connections.stop()
    stopped = true
    await heard(0)
    socket.write('c')
    expect(await answers(socket, 1)).toEqual(['node POST /here abc'])
  })

  it('leaves to Node what has begun or comes yet', async () => {
    const half = await open()
    half.write(post('abc').slice(0, -1))
    await heard(post('abc').length - 1)
    connections.stop()
    half.write('c')
    expect(await answers(half, 1)).toEqual(['node POST /here abc'])
    const late = await open()
    late.write(post('a'))
    expect(await answers(late, 1)).toEqual(['node POST /here a'])
  })
})
