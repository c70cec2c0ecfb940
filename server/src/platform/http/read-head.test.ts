import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHead } from './read-head.ts'

const usual = 'POST /a/b HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n'
const headOf = (text: string): ReturnType<typeof readHead> => readHead(Buffer.from(text, 'latin1'))

describe('the head of a usual request', () => {
  it('is read with its headers and where its body is', () => {
    const text = `${usual}X-Empty:\r\ntoken:\t a b \t\r\n\r\nabcPOST`
    expect(headOf(text)).toEqual({
      url: '/a/b',
      headers: { host: 'x', 'content-length': '3', 'x-empty': '', token: 'a b' },
      headBytes: text.indexOf('abc'),
      bodyBytes: 3,
    })
  })

  it('may say that the connection is kept', () => {
    expect(headOf(`${usual}Connection: Keep-Alive\r\n\r\n`)).not.toBeNull()
  })

  it('has no header of that name but what was sent', () => {
    const headers = headOf(`${usual}__proto__: x\r\n\r\n`)?.headers
    expect(headers?.['constructor']).toBeUndefined()
    expect(Object.keys(headers ?? {})).toEqual(['host', 'content-length', '__proto__'])
  })

  it.each<[string, string]>([
    ['is not whole', usual],
    ['is of another method', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'],
    ['is of another version', 'POST / HTTP/1.0\r\nhost: x\r\ncontent-length: 0\r\n\r\n'],
    ['names a whole address', 'POST http://x/ HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'],
    ['has a space in its path', 'POST /a b HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'],
    ['begins with an empty line', `\r\n${usual}\r\n`],
    ['has no host', 'POST / HTTP/1.1\r\ncontent-length: 0\r\n\r\n'],
    ['has no length', 'POST / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['has two lengths', `${usual}content-length: 3\r\n\r\n`],
    ['has a header twice', `${usual}a: 1\r\nA: 1\r\n\r\n`],
    ['has a length with a sign', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: +3\r\n\r\n'],
    ['has a list of lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3, 3\r\n\r\n'],
    [
      'has a length beyond reading',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1234567\r\n\r\n',
    ],
    ['comes in chunks', `${usual}Transfer-Encoding: chunked\r\n\r\n`],
    ['expects an answer before its body', `${usual}Expect: 100-continue\r\n\r\n`],
    ['wants another protocol', `${usual}Upgrade: websocket\r\n\r\n`],
    ['ends the connection', `${usual}Connection: close\r\n\r\n`],
    ['names hop headers', `${usual}Connection: keep-alive, token\r\n\r\n`],
    ['has a folded line', `${usual}a: 1\r\n 2\r\n\r\n`],
    ['has a space before a colon', `${usual}a : 1\r\n\r\n`],
    ['has a line without a colon', `${usual}a\r\n\r\n`],
    ['has a header without a name', `${usual}: 1\r\n\r\n`],
    ['has a bare line feed', `${usual}a: 1\nb: 2\r\n\r\n`],
    ['has a bare carriage return', `${usual}a: 1\rb: 2\r\n\r\n`],
    ['has a byte that is none of text', `${usual}a: \x00\r\n\r\n`],
    ['has a byte beyond ASCII', `${usual}a: \xe9\r\n\r\n`],
    ['has a colon only in a later line', `${usual}a\r\nb: c\r\n\r\n`],
    ['is too long', `${usual}a: ${'x'.repeat(9_000)}\r\n\r\n`],
    [
      'has too many headers',
      `${usual}${Array.from({ length: 70 }, (_, at) => `h${at}: 1\r\n`).join('')}\r\n`,
    ],
  ])('is left to Node where it %s', (_what, text) => {
    expect(headOf(text)).toBeNull()
  })
})

describe('what is taken', () => {
  const server = createServer()
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())

  /** As Node hears it; null where it refuses. */
  const heardByNode = async (bytes: Buffer): Promise<object | null> => {
    const heard = Promise.withResolvers<object | null>()
    const listener = (request: IncomingMessage): void => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { method, url, headers } = request
        heard.resolve({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') })
      })
    }
    server.once('request', listener)
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('data', () => heard.resolve(null))
    socket.write(bytes)
    const answer = await heard.promise
    server.off('request', listener)
    socket.destroy()
    return answer
  }

  const name = fc.constantFrom(
    'token',
    'Key',
    'x-time',
    'TE',
    'Expect',
    'a b',
    '',
    'Accept',
    'uuid',
  )
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('x', ' x ', '\t', 'a\rb', 'a\nb', '\u0000', 'a:b', '字'),
  )
  const line = fc
    .tuple(name, fc.constantFrom(':', ': ', ' :', ''), value)
    .map((parts) => parts.join(''))
  const first = fc.constantFrom('POST /a HTTP/1.1', 'POST /%73?b=1 HTTP/1.1', 'POST  / HTTP/1.1')
  const fixed = fc.constantFrom(
    ['host: h', 'content-length: 4'],
    ['Content-Length:04', 'HOST:\th '],
    ['host: h', 'content-length: 4', 'content-length: 4'],
    ['host: h', 'content-length: 4', 'transfer-encoding: chunked'],
  )
  const request = fc
    .tuple(first, fixed, fc.array(line, { maxLength: 3 }), fc.constantFrom('\r\n', '\n'))
    .map(([top, known, more, end]) => `${[top, ...known, ...more].join(end)}${end}${end}body`)

  it('means the same to Node', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(request, async (text) => {
        const bytes = Buffer.from(text, 'utf8')
        const head = readHead(bytes)
        if (head === null) return
        taken += 1
        const { url, headers, headBytes, bodyBytes } = head
        const body = bytes.toString('latin1', headBytes, headBytes + bodyBytes)
        expect(await heardByNode(bytes)).toEqual({
          method: 'POST',
          url,
          headers: { ...headers },
          body,
        })
      }),
      { numRuns: 2_000 },
    )
    expect(taken).toBeGreaterThan(50)
  })
})
