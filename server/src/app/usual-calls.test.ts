import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '@xinghe/contract/account.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { heroAds, navigationList, noticeList, preInfo } from '@xinghe/contract/site.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { wireClient, type CallOptions } from '../../test/wire-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '2' })
})
afterAll(() => site.close())

/**
 * Straight from a fresh connection; through Node's HTTP, which has a connection once it has carried
 * something else; through the framework, which takes types that are written in another way.
 */
const ways = ['straight', 'node', 'framework'] as const
type Way = (typeof ways)[number]

const typeOf = (way: Way): string =>
  way === 'framework' ? 'application/json; charset=utf-8' : 'application/json'

const open = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** The bytes of one answer. */
const readAnswer = async (socket: Socket): Promise<string> => {
  let bytes = Buffer.alloc(0)
  for (;;) {
    const head = bytes.indexOf('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
    if (length !== undefined && bytes.length === head + 4 + Number(length))
      return bytes.toString('utf8')
    bytes = Buffer.concat([bytes, ...((await once(socket, 'data')) as [Buffer])])
  }
}

const bytesOf = (call: Call, input: unknown, options: CallOptions = {}): Buffer => {
  const { init } = site.client.prepare(call, input, options)
  const lines = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`)
  const body = Buffer.from(init.body as string)
  const first = `POST ${call.path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`
  return Buffer.concat([Buffer.from(`${first}\r\n${lines.join('\r\n')}\r\n\r\n`), body])
}

interface WayAnswer {
  readonly status: string
  readonly headers: readonly (string | undefined)[]
  readonly text: string
  /** Without its date. */
  readonly bytes: string
}

const answerBy = async (
  way: Way,
  call: Call,
  input: unknown,
  options: CallOptions = {},
): Promise<WayAnswer> => {
  const socket = await open()
  if (way === 'node') {
    socket.write('GET /ready HTTP/1.1\r\nhost: x\r\n\r\n')
    await readAnswer(socket)
  }
  const headers = { 'content-type': typeOf(way), ...options.headers }
  socket.write(bytesOf(call, input, { ...options, headers }))
  const bytes = await readAnswer(socket)
  socket.destroy()
  const [head = '', text = ''] = bytes.split(/\r\n\r\n(.*)/s)
  const [status = '', ...lines] = head.split('\r\n')
  const sent = new Map(lines.map((line) => line.toLowerCase().split(': ', 2) as [string, string]))
  const kept = ['content-type', 'cache-control', 'connection', 'keep-alive', 'content-length']
  return {
    status,
    headers: kept.map((name) => sent.get(name)),
    text,
    bytes: bytes.replace(/\r\nDate: [^\r]*/, ''),
  }
}

const allWays = async (
  call: Call,
  input: unknown,
  options?: CallOptions,
): Promise<readonly WayAnswer[]> =>
  Promise.all(ways.map((way) => answerBy(way, call, input, options)))

const expectSame = ([straight, node, framework]: readonly WayAnswer[]): void => {
  expect(straight).toEqual(node)
  const { bytes: _its, ...answer } = straight ?? {}
  expect(framework).toMatchObject(answer)
}

describe('with and without Node\u2019s HTTP and the framework', () => {
  it.each<[string, Call, unknown, CallOptions?]>([
    ['what was asked', navigationList, { language: 'zh-CN' }],
    ['a body that is null', navigationList, 'null'],
    ['wrong fields', noticeList, { pageNum: 'first', pageSize: -1 }],
    ['a list where an object belongs', noticeList, []],
    ['bad JSON', navigationList, '{"a":'],
    ['an empty body', navigationList, ''],
    ['a poisoned key', navigationList, '{"__proto__":{}}'],
    ['a body beyond the limit', navigationList, { language: 'x'.repeat(300_000) }],
    ['no session', memberInfo, {}],
    ['a session of nobody', memberInfo, {}, { token: 'nonsense' }],
    ['a wrong sign', navigationList, {}, { headers: { sign: 'another' } }],
    ['a time without an end', navigationList, {}, { headers: { 'x-time': 'x' } }],
    ['an old time', navigationList, {}, { at: 1_600_000_000_000 }],
    ['a key that is none', navigationList, {}, { headers: { key: 'x' } }],
  ])('the answer to %s is the same', async (_what, call, input, options) => {
    expectSame(await allWays(call, input, options))
  })

  it('an error from the inside is the same 6005', async () => {
    await site.platform.sql`alter table advert rename to advert_away`
    const answers = await allWays(heroAds, {})
    await site.platform.sql`alter table advert_away rename to advert`
    expect(answers[0]?.status).toContain('500')
    expectSame(answers)
  })

  it.each([
    '198.51.100.1',
    '203.0.113.5, 198.51.100.1',
    '192.0.2.7,203.0.113.5 , 198.51.100.1',
    ' , 203.0.113.5,',
    '',
  ])('the address behind two proxies is the same for "%s"', async (ip) => {
    const ips = (await allWays(preInfo, {}, { ip })).map(
      ({ text }) => (JSON.parse(text) as { data: { ip: string } }).data.ip,
    )
    expect(new Set(ips).size).toBe(1)
  })

  it('both count on the same limit', async () => {
    const strict = await startSite({ WIRE_ENCRYPTION: 'off', RATE_FACTOR: '0.1' })
    const input = { name: 'x', password: '0'.repeat(32), kaptchcate: 99, codeId: '', code: '' }
    const codes: number[] = []
    for (const way of ['straight', 'framework', 'straight', 'framework', 'straight'] as const) {
      const headers = { 'content-type': typeOf(way) }
      codes.push((await strict.call(login, input, { headers })).status_code)
    }
    await strict.close()
    expect(codes.slice(0, 3)).not.toContain(6011)
    expect(codes.slice(3)).toEqual([6011, 6011])
  })

  it('a sealed call goes through on another spelling of its path, and its counter is used once', async () => {
    const sealing = await wireClient(site.url, () => site.platform.clock.now(), true)
    const path = navigationList.path.replace('/site/', '/%73ite/')
    const spelt = sealing.prepare({ ...navigationList, path }, {})
    expect(await sealing.send(spelt)).toMatchObject({ status_code: 6000 })
    expect(await sealing.send(spelt)).toMatchObject({ data: { refusal: 'request-replayed' } })
  })

  it('a copy right behind such a call is a replay', async () => {
    const path = navigationList.path.replace('/site/', '/%73ite/')
    const bytes = bytesOf({ ...navigationList, path }, {})
    const socket = await open()
    socket.write(Buffer.concat([bytes, bytes]))
    let text = ''
    while (text.split('"message"').length <= 2)
      text += ((await once(socket, 'data')) as [Buffer])[0].toString('utf8')
    socket.destroy()
    expect(text.match(/"status_code":\d+|request-replayed/g)).toEqual([
      '"status_code":6000',
      '"status_code":6008',
      'request-replayed',
    ])
  })
})

describe('on a connection', () => {
  const readUntil = async (socket: Socket, count: number): Promise<string> => {
    let text = ''
    while (text.split('"message"').length <= count)
      text += ((await once(socket, 'data')) as [Buffer])[0].toString('utf8')
    return text
  }

  it('answers requests that come together in their order', async () => {
    const socket = await open()
    for (const bytes of [bytesOf(navigationList, {}), bytesOf(noticeList, { pageNum: 'x' })])
      socket.write(bytes)
    const text = await readUntil(socket, 2)
    socket.destroy()
    expect(text.indexOf('"status_code":6000')).toBeLessThan(text.indexOf('"status_code":6007'))
    expect(text).toContain('"status_code":6007')
  })

  it('reads a body that comes in pieces, also within a character', async () => {
    const socket = await open()
    const more = '曼联'.repeat(10_000)
    const bytes = bytesOf(navigationList, { language: 'zh-CN', more })
    const cuts = [0, bytes.length - 60_000, bytes.length - 30_001, bytes.length]
    for (const [at, cut] of cuts.slice(1).entries())
      await new Promise((written) => socket.write(bytes.subarray(cuts[at], cut), written))
    const text = await readUntil(socket, 1)
    socket.destroy()
    expect(text).toContain('"status_code":6000')
  })

  it('goes on after an upload that was broken off', async () => {
    const socket = await open()
    const bytes = bytesOf(navigationList, { language: 'zh-CN' })
    await new Promise((written) => socket.write(bytes.subarray(0, -1), written))
    socket.destroy()
    await once(socket, 'close')
    expect((await site.call(navigationList, {})).status_code).toBe(6000)
  })
})
