import { once } from 'node:events'
import { connect } from 'node:net'
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

/** The framework takes the second: its type is written in another way. */
const ways = ['application/json', 'application/json; charset=utf-8'] as const

const answerBy = async (
  way: (typeof ways)[number],
  call: Call,
  input: unknown,
  options: CallOptions = {},
): Promise<object> => {
  const headers = { 'content-type': way, ...options.headers }
  const { url, init } = site.client.prepare(call, input, { ...options, headers })
  const answer = await fetch(url, init)
  const kept = ['content-type', 'cache-control', 'connection', 'content-length']
  return {
    status: answer.status,
    headers: kept.map((name) => answer.headers.get(name)),
    text: await answer.text(),
  }
}

const bothWays = async (
  call: Call,
  input: unknown,
  options?: CallOptions,
): Promise<readonly [object, object]> => [
  await answerBy(ways[0], call, input, options),
  await answerBy(ways[1], call, input, options),
]

describe('with and without the framework', () => {
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
    const [usual, framework] = await bothWays(call, input, options)
    expect(usual).toEqual(framework)
  })

  it('an error from the inside is the same 6005', async () => {
    await site.platform.sql`alter table advert rename to advert_away`
    const [usual, framework] = await bothWays(heroAds, {})
    await site.platform.sql`alter table advert_away rename to advert`
    expect(usual).toMatchObject({ status: 500 })
    expect(usual).toEqual(framework)
  })

  it.each([
    '198.51.100.1',
    '203.0.113.5, 198.51.100.1',
    '192.0.2.7,203.0.113.5 , 198.51.100.1',
    ' , 203.0.113.5,',
    '',
  ])('the address behind two proxies is the same for "%s"', async (ip) => {
    const [usual, framework] = await bothWays(preInfo, {}, { ip })
    const ipOf = (answer: object): unknown =>
      (JSON.parse((answer as { text: string }).text) as { data: { ip: string } }).data.ip
    expect(ipOf(usual)).toBe(ipOf(framework))
  })

  it('both count on the same limit', async () => {
    const strict = await startSite({ WIRE_ENCRYPTION: 'off', RATE_FACTOR: '0.1' })
    const input = { name: 'x', password: '0'.repeat(32), kaptchcate: 99, codeId: '', code: '' }
    const codes: number[] = []
    for (const way of [ways[0], ways[1], ways[0], ways[1], ways[0]]) {
      const headers = { 'content-type': way }
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
})

describe('on a connection', () => {
  const bytesOf = (call: Call, input: unknown): { head: string; body: Buffer } => {
    const { init } = site.client.prepare(call, input)
    const lines = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`)
    const body = Buffer.from(init.body as string)
    const first = `POST ${call.path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`
    return { head: `${first}\r\n${lines.join('\r\n')}\r\n\r\n`, body }
  }
  const open = async (): Promise<ReturnType<typeof connect>> => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const readUntil = async (socket: ReturnType<typeof connect>, count: number): Promise<string> => {
    let text = ''
    while (text.split('"message"').length <= count)
      text += ((await once(socket, 'data')) as [Buffer])[0].toString('utf8')
    return text
  }

  it('answers requests that come together in their order', async () => {
    const socket = await open()
    const [one, two] = [bytesOf(navigationList, {}), bytesOf(noticeList, { pageNum: 'x' })]
    for (const { head, body } of [one, two]) socket.write(Buffer.concat([Buffer.from(head), body]))
    const text = await readUntil(socket, 2)
    socket.destroy()
    expect(text.indexOf('"status_code":6000')).toBeLessThan(text.indexOf('"status_code":6007'))
    expect(text).toContain('"status_code":6007')
  })

  it('reads a body that comes in pieces, also within a character', async () => {
    const socket = await open()
    const more = '曼联'.repeat(10_000)
    const { head, body } = bytesOf(navigationList, { language: 'zh-CN', more })
    socket.write(head)
    for (const piece of [body.subarray(0, 40), body.subarray(40, 30_001), body.subarray(30_001)]) {
      await new Promise((written) => socket.write(piece, written))
    }
    const text = await readUntil(socket, 1)
    socket.destroy()
    expect(text).toContain('"status_code":6000')
  })

  it('goes on after an upload that was broken off', async () => {
    const socket = await open()
    const { head } = bytesOf(navigationList, { language: 'zh-CN' })
    await new Promise((written) => socket.write(`${head}{`, written))
    socket.destroy()
    await once(socket, 'close')
    expect((await site.call(navigationList, {})).status_code).toBe(6000)
  })
})
