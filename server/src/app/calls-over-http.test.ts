import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { navigationList, noticeList, preInfo } from '@xinghe/contract/site.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { wireClient, type CallOptions } from '../../test/wire-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '2' })
})
afterAll(() => site.close())

const open = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const bytesOf = (call: Call, input: unknown, options: CallOptions = {}): Buffer => {
  const { init } = site.client.prepare(call, input, options)
  const lines = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`)
  const body = Buffer.from(init.body as string)
  const first = `POST ${call.path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`
  return Buffer.concat([Buffer.from(`${first}\r\n${lines.join('\r\n')}\r\n\r\n`), body])
}

/** Reads the socket until it has this many answers. */
const readAnswers = async (socket: Socket, count: number): Promise<string> => {
  let text = ''
  while (text.split('"message"').length <= count)
    text += ((await once(socket, 'data')) as [Buffer])[0].toString('utf8')
  return text
}

describe('the body of a call', () => {
  it.each<[string, number, string | undefined, string, string?]>([
    ['as JSON', 200, undefined, '{"language":"zh-CN"}'],
    ['with a character set', 200, undefined, '{}', 'application/json; charset=utf-8'],
    ['with its type in capitals', 200, undefined, '{}', 'Application/JSON'],
    ['that is null', 200, undefined, 'null'],
    ['with a byte order mark', 200, undefined, '\ufeff{}'],
    ['that is empty', 400, 'bad-json', ''],
    ['that breaks off', 400, 'bad-json', '{"a":'],
    ['with a poisoned key', 400, 'bad-json', '{"__proto__":{}}'],
    ['of another type', 415, 'media-type-unknown', '<a/>', 'text/xml'],
    ['sealed behind a plain path', 200, 'cipher-broken', '{}', 'application/octet-stream'],
    ['beyond the limit', 413, 'body-too-large', JSON.stringify('x'.repeat(300_000))],
  ])('%s answers %i', async (_, http, refusal, body, type = 'application/json') => {
    const options = { headers: { 'content-type': type } }
    const answer = await site.call(navigationList, body, options)
    expect([answer.http, answer.data.refusal]).toEqual([http, refusal])
  })

  it('may be missing, with its content type', async () => {
    const answer = await fetch(site.url + preInfo.path, { method: 'POST' })
    expect(await answer.json()).toMatchObject({ status_code: 6000 })
  })

  it('is refused beyond the limit without a length too', async () => {
    const { url, init } = site.client.prepare(navigationList, {})
    const body = new Blob([new Uint8Array(300_000)]).stream()
    const answer = await fetch(url, { ...init, body, duplex: 'half' })
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).toBe('close')
  })

  it('is not read when it is large and there is no session', async () => {
    const socket = await open()
    // The body is never completed.
    socket.write(bytesOf(uploadImage, { image: 'x'.repeat(1_000_000) }).subarray(0, 2_000))
    expect(await readAnswers(socket, 1)).toContain('session-expired')
    socket.destroy()
  })

  it('is read in chunks, also when a chunk splits a character', async () => {
    const socket = await open()
    const more = '曼联'.repeat(10_000)
    const bytes = bytesOf(navigationList, { language: 'zh-CN', more })
    const cuts = [0, bytes.length - 60_000, bytes.length - 30_001, bytes.length]
    for (const [at, cut] of cuts.slice(1).entries())
      await new Promise((written) => socket.write(bytes.subarray(cuts[at], cut), written))
    expect(await readAnswers(socket, 1)).toContain('"status_code":6000')
    socket.destroy()
  })

  it('that is aborted affects no other call', async () => {
    const socket = await open()
    const bytes = bytesOf(navigationList, { language: 'zh-CN' })
    await new Promise((written) => socket.write(bytes.subarray(0, -1), written))
    socket.destroy()
    await once(socket, 'close')
    expect((await site.call(navigationList, {})).status_code).toBe(6000)
  })
})

describe('a connection', () => {
  it('gets its answers in the order of its requests', async () => {
    const socket = await open()
    for (const bytes of [bytesOf(navigationList, {}), bytesOf(noticeList, { pageNum: 'x' })])
      socket.write(bytes)
    const codes = (await readAnswers(socket, 2)).match(/"status_code":\d+/g)
    socket.destroy()
    expect(codes).toEqual(['"status_code":6000', '"status_code":6007'])
  })

  it('gets a refusal for the second copy of a request, as a replay', async () => {
    const socket = await open()
    const bytes = bytesOf(navigationList, {})
    socket.write(Buffer.concat([bytes, bytes]))
    const text = await readAnswers(socket, 2)
    socket.destroy()
    expect(text.match(/"status_code":\d+|request-replayed/g)).toEqual([
      '"status_code":6000',
      '"status_code":6008',
      'request-replayed',
    ])
  })

  it('without a complete request does not block a stop', async () => {
    const stopping = await startSite()
    const half = connect(Number(new URL(stopping.url).port), '127.0.0.1')
    await once(half, 'connect')
    half.write('GET /health HTTP/1.1\r\n')
    // It may be reset instead of ended.
    half.on('error', () => undefined)
    const ended = new Promise((resolve) => half.on('close', resolve))
    await stopping.close()
    await ended
  })

  it('stays open after a refusal, and closes after an unreadable body', async () => {
    const headOf = async (call: Call, body: string): Promise<string | null> => {
      const { url, init } = site.client.prepare(call, body)
      return (await fetch(url, init)).headers.get('connection')
    }
    expect(await headOf(memberInfo, '{}')).toBe('keep-alive')
    expect(await headOf(memberInfo, '{')).toBe('close')
  })
})

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['203.0.113.5, 198.51.100.1', '203.0.113.5'],
  ['192.0.2.7,203.0.113.5 , 198.51.100.1', '203.0.113.5'],
  [' , 203.0.113.5,', '203.0.113.5'],
  ['', '0.0.0.0'],
])('the address behind two proxies that wrote "%s" is %s', async (ip, address) => {
  expect((await site.call(preInfo, {}, { ip })).data['ip']).toBe(address)
})

describe('a path', () => {
  it('is found by its exact spelling only, sealed or not', async () => {
    const spelt = { ...navigationList, path: navigationList.path.replace('/site/', '/%73ite/') }
    const sealing = await wireClient(site.url, () => site.platform.clock.now(), true)
    for (const client of [site.client, sealing])
      expect(await client.call(spelt, {})).toMatchObject({ data: { refusal: 'unknown-path' } })
  })

  it('is not found with another method', async () => {
    const answer = await fetch(site.url + navigationList.path)
    expect([answer.status, await answer.json()]).toMatchObject([404, { status_code: 6004 }])
  })
})

it('every answer forbids the browser to guess its type', async () => {
  const sealing = await wireClient(site.url, () => site.platform.clock.now(), true)
  const asked = [navigationList, memberInfo].map((call) => site.client.prepare(call, {}))
  asked.push(sealing.prepare(navigationList, {}))
  const paths = [
    '/',
    '/health',
    '/nowhere',
    '/docs/api',
    '/site/%zz',
    '/upload/none',
    '/xxxx/stray',
  ]
  const answers = await Promise.all([
    ...asked.map(({ url, init }) => fetch(url, init)),
    ...paths.map((path) => fetch(site.url + path)),
    fetch(`${site.url}/fd/callback/bank`, { method: 'POST', body: 'x' }),
  ])
  const guessed = answers.filter((one) => one.headers.get('x-content-type-options') !== 'nosniff')
  expect(guessed.map(({ url }) => url)).toEqual([])

  const socket = await open()
  socket.write('NONSENSE\r\n\r\n')
  const text = String(((await once(socket, 'data')) as [Buffer])[0])
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
  expect(text).toContain('x-content-type-options: nosniff')
})
