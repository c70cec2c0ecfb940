import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { navigationList, preInfo } from '@xinghe/contract/site.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { headerNames, sealedPrefix } from '@xinghe/contract/wire.ts'
import { hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { makeSite } from './make-site.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { wireClient } from '../../test/wire-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const refusalOf = async (
  answer: Promise<{ data: { refusal?: string } }>,
): Promise<string | undefined> => (await answer).data.refusal

describe('the sealed wire', () => {
  it('answers a sealed call without a readable byte in transit', async () => {
    const prepared = site.client.prepare(navigationList, { language: 'zh-CN' })
    expect(prepared.url).toContain(sealedPrefix)
    const raw = await fetch(prepared.url, prepared.init)
    const bytes = Buffer.from(await raw.arrayBuffer())
    expect(raw.headers.get('content-type')).toBe('application/octet-stream')
    expect(bytes.includes('status_code')).toBe(false)
    const answer = await site.call(navigationList, { language: 'zh-CN' })
    expect(answer).toMatchObject({ http: 200, status_code: 6000, message: '成功' })
  })

  it('refuses a replay', async () => {
    const prepared = site.client.prepare(navigationList, {})
    expect((await site.client.send(prepared)).status_code).toBe(6000)
    expect(await site.client.send(prepared)).toMatchObject({
      status_code: 6008,
      data: { refusal: 'request-replayed' },
      message: '非法请求',
    })
  })

  it('refuses the path of one request with the time of another', async () => {
    const other = site.client.prepare(navigationList, {})
    const headers = { [headerNames.time]: other.init.headers[headerNames.time] ?? '' }
    const mixed = site.client.prepare(navigationList, {}, { headers })
    expect(await refusalOf(site.client.send(mixed))).toBe('cipher-broken')
    expect((await site.client.send(other)).status_code).toBe(6000)
  })

  it('refuses a tampered byte in path, body and time', async () => {
    const flip = (text: string): string => {
      const at = text.length - 4
      return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
    }
    const path = site.client.prepare(navigationList, {})
    expect(await refusalOf(site.client.send({ ...path, url: flip(path.url) }))).toBe(
      'cipher-broken',
    )

    const body = site.client.prepare(navigationList, {})
    const bytes = new Uint8Array(body.init.body as Uint8Array<ArrayBuffer>)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    expect(
      await refusalOf(site.client.send({ ...body, init: { ...body.init, body: bytes } })),
    ).toBe('cipher-broken')

    const time = site.client.prepare(navigationList, {})
    time.init.headers[headerNames.time] = flip(time.init.headers[headerNames.time] ?? '')
    expect(await refusalOf(site.client.send(time))).toBe('cipher-broken')
  })

  it('refuses a body moved to another request, and a plain body behind a sealed path', async () => {
    const one = site.client.prepare(navigationList, {})
    const two = site.client.prepare(navigationList, {})
    const moved = { ...two, init: { ...two.init, body: one.init.body ?? null } }
    expect(await refusalOf(site.client.send(moved))).toBe('cipher-broken')
    const bare = site.client.prepare(navigationList, {})
    bare.init.headers['content-type'] = 'application/json'
    expect(await refusalOf(site.client.send({ ...bare, init: { ...bare.init, body: '{}' } }))).toBe(
      'cipher-broken',
    )
  })

  it('takes a key in one spelling, so that no request is replayed under another', async () => {
    const prepared = site.client.prepare(navigationList, {})
    expect((await site.client.send(prepared)).status_code).toBe(6000)
    const { headers } = prepared.init
    const key = headers[headerNames.key] ?? ''
    // The last letter of 65 bytes has two bits that no byte uses.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const more of [1, 2, 3]) {
      headers[headerNames.key] =
        key.slice(0, -1) + letters[letters.indexOf(key.at(-1) ?? '') + more]
      expect(await refusalOf(site.client.send(prepared))).toBe('key-unknown')
    }
    headers[headerNames.key] = key
    expect(await refusalOf(site.client.send(prepared))).toBe('request-replayed')
  })

  it('refuses an old or future time', async () => {
    site.platform.clock.advance?.(2 * minuteMs)
    const now = site.platform.clock.now()
    for (const at of [now - 61_000, now + 62_000]) {
      expect(await refusalOf(site.call(navigationList, {}, { at }))).toBe('time-stale')
    }
    expect((await site.call(navigationList, {}, { at: now - 55_000 })).status_code).toBe(6000)
  })

  it('accepts the same keys after a restart and in other processes of the site', async () => {
    const again = await makeSite({ ...site.platform.config, port: 0 })
    const url = await again.server.listen({ host: '127.0.0.1', port: 0 })
    const prepared = site.client.prepare(navigationList, {}, { at: again.platform.clock.now() })
    const answer = await site.client.send({ ...prepared, url: prepared.url.replace(site.url, url) })
    await again.stop()
    expect(answer.status_code).toBe(6000)
  })

  it('refuses a replay after a restart', async () => {
    const prepared = site.client.prepare(navigationList, {})
    expect((await site.client.send(prepared)).status_code).toBe(6000)
    site.platform.clock.advance?.(1)
    const again = await makeSite({ ...site.platform.config, port: 0, clock: 'system' })
    const url = await again.server.listen({ host: '127.0.0.1', port: 0 })
    const replay = site.client.send({ ...prepared, url: prepared.url.replace(site.url, url) })
    expect(await refusalOf(replay)).toBe('time-stale')
    await again.stop()
  })

  it('refuses plain calls, except the one that fetches the key', async () => {
    expect(await refusalOf(site.call(navigationList, {}, { plain: true }))).toBe(
      'encryption-required',
    )
    const bare = await fetch(site.url + preInfo.path, { method: 'POST' })
    expect(await bare.json()).toMatchObject({
      status_code: 6000,
      data: { encryption: 1, ip: '127.0.0.1' },
    })
  })

  it('accepts the old key for a day after a rotation', async () => {
    const old = site.client
    const before = (await old.call(preInfo, {})).data['key']
    await site.platform.keyRing.rotate('test')
    expect((await old.call(preInfo, {})).data['key']).not.toEqual(before)
    expect((await old.call(navigationList, {})).status_code).toBe(6000)
    const fresh = await wireClient(site.url, () => site.platform.clock.now())
    expect((await fresh.call(navigationList, {})).status_code).toBe(6000)
    site.platform.clock.advance?.(25 * hourMs)
    expect(await refusalOf(old.call(navigationList, {}))).toBe('key-unknown')
    expect((await fresh.call(navigationList, {})).status_code).toBe(6000)
  })

  it('refuses a missing time header, a wrong signature and a malformed key', async () => {
    const missing = (name: string, value?: string): Promise<string | undefined> => {
      const prepared = site.client.prepare(supportLink, {})
      if (value === undefined) delete prepared.init.headers[name]
      else prepared.init.headers[name] = value
      return refusalOf(site.client.send(prepared))
    }
    const fresh = await wireClient(site.url, () => site.platform.clock.now())
    const without = fresh.prepare(supportLink, {})
    delete without.init.headers[headerNames.time]
    expect(await fresh.send(without)).toMatchObject({
      status_code: 6008,
      message: '非法请求',
      data: { refusal: 'time-missing' },
    })
    const unsigned = fresh.prepare(supportLink, {})
    unsigned.init.headers[headerNames.sign] = 'another'
    expect(await refusalOf(fresh.send(unsigned))).toBe('sign-wrong')
    for (const key of ['', 'x', `${'0'.repeat(12)}.${'A'.repeat(87)}`]) {
      expect(await missing(headerNames.key, key)).toBe('key-unknown')
    }
  })

  it('refuses a member call without a session with 401 and 6001', async () => {
    const fresh = await wireClient(site.url, () => site.platform.clock.now())
    for (const token of ['', 'nonsense', 'x'.repeat(4_000)]) {
      expect(await fresh.call(memberInfo, {}, { token })).toMatchObject({
        http: 401,
        status_code: 6001,
        message: '请重新登录',
      })
    }
  })
})
