import { afterEach, describe, expect, it } from 'vitest'
import { register } from '@xinghe/contract/account.ts'
import { preInfo } from '@xinghe/contract/site.ts'
import { openBareProxy } from '../../test/bare-proxy.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { goodPassword, md5, noProof } from '../../test/visitor.ts'
import { wireClient } from '../../test/wire-client.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})
const keep = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one)
  return one
}

const start = async (env: Record<string, string>): Promise<TestSite> =>
  keep(await startSite({ WIRE_ENCRYPTION: 'off', ...env }))

const doors = ['/metrics', '/sandbox/outbox', '/sandbox/venue', '/sandbox/clock']

/** The status of every operator page. */
const knock = (url: string, headers: Record<string, string> = {}): Promise<number[]> =>
  Promise.all(
    doors.map(async (path) => {
      const isClock = path === '/sandbox/clock'
      const answer = await fetch(url + path, {
        method: isClock ? 'POST' : 'GET',
        headers: { ...headers, ...(isClock ? { 'content-type': 'application/json' } : {}) },
        ...(isClock ? { body: '{"advanceMs":0}' } : {}),
      })
      return answer.status
    }),
  )

const allOpen = [200, 200, 200, 200]
const allShut = [404, 401, 401, 404]

/** The refusal of a registration that goes through `url`. */
const registerThrough = async (site: TestSite, url: string, ip?: string): Promise<unknown> => {
  const client = await wireClient(url, () => site.platform.clock.now())
  const input = { name: 'thief001', password: md5(goodPassword), secondPassword: md5(goodPassword) }
  const rest = { ...noProof, domain: 'localhost', rCode: '', iCode: '' }
  const { data } = await client.call(
    register,
    { ...input, ...rest },
    ip === undefined ? {} : { ip },
  )
  return data.refusal ?? null
}

const operator = { authorization: `Basic ${btoa('operator:operator-test-password')}` }

describe('a site that was told of its proxy', () => {
  it('opens no operator page when the proxy tells no address', async () => {
    const site = await start({ TRUST_PROXY: '1' })
    const proxy = keep(await openBareProxy(site.url))
    expect(await knock(proxy.url)).toEqual(allShut)
    expect(await knock(proxy.url, { host: 'localhost' })).toEqual(allShut)
    expect(await knock(proxy.url, { 'x-forwarded-for': '127.0.0.1' })).toEqual(allShut)
    expect(await knock(proxy.url, operator)).toEqual(allOpen)
  })

  it('judges the region of an untold address as limited', async () => {
    const site = await start({ TRUST_PROXY: '1' })
    const proxy = keep(await openBareProxy(site.url))
    for (const told of [undefined, '127.0.0.1', '::1', '10.0.0.1, 127.0.0.1', 'nobody'])
      expect(await registerThrough(site, proxy.url, told), told).toBe('region-limited')
    expect(await registerThrough(site, proxy.url, '192.0.2.9')).not.toBe('region-limited')
    await site.platform.settings.set('region', { restrictedIps: ['192.0.2.9'] })
    expect(await registerThrough(site, proxy.url)).toBe('ip-restricted')
  })

  it('believes only the proxies that it was told of', async () => {
    const site = await start({ TRUST_PROXY: '1', TRUST_PROXY_FROM: '192.0.2.0/24' })
    expect(await registerThrough(site, site.url, '192.0.2.9')).toBe('region-limited')
  })
})

describe('a site with a public address', () => {
  it('trusts no loopback connection', async () => {
    const site = await start({ SITE_URL: 'https://site.example' })
    expect(await knock(site.url)).toEqual(allShut)
    expect(await registerThrough(site, site.url)).toBe('region-limited')
  })
})

describe('a demo without settings', () => {
  it('opens its pages to the machine itself', async () => {
    const site = await start({})
    expect(await knock(site.url)).toEqual(allOpen)
    expect(await registerThrough(site, site.url)).not.toBe('region-limited')
  })

  it('recognises a proxy by its headers or by the name of the site', async () => {
    const site = await start({})
    const proxy = keep(await openBareProxy(site.url, 'site.example'))
    expect(await knock(proxy.url)).toEqual(allShut)
    expect(await registerThrough(site, proxy.url)).toBe('region-limited')
    for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto', 'cf-connecting-ip'])
      expect(await knock(site.url, { [name]: 'proxy' }), name).toEqual(allShut)
  })
})

describe('the operator password', () => {
  const basic = (password: string) => ({ authorization: `Basic ${btoa(`operator:${password}`)}` })
  const metrics = async (site: TestSite, ip: string, headers: Record<string, string>) =>
    (await fetch(`${site.url}/metrics`, { headers: { 'x-forwarded-for': ip, ...headers } })).status

  it('takes five wrong guesses from one address, then not even the right one', async () => {
    const site = await start({ TRUST_PROXY: '1' })
    const thief = '198.51.100.7'
    expect(await metrics(site, thief, operator)).toBe(200)
    for (let at = 0; at < 5; at += 1)
      expect(await metrics(site, thief, basic(`guess-${at}`))).toBe(404)
    expect(await metrics(site, thief, operator)).toBe(404)
    // Requests without a password are no guesses, and another address is counted apart.
    expect(await metrics(site, '198.51.100.8', operator)).toBe(200)
    site.platform.clock.advance?.(15 * 60_000)
    expect(await metrics(site, thief, operator)).toBe(200)
  })

  it('takes a bounded number of guesses from all addresses together', async () => {
    const site = await start({ TRUST_PROXY: '1' })
    const own = '192.0.2.1'
    expect(await metrics(site, own, operator)).toBe(200)
    for (let at = 0; at < 100; at += 1) await metrics(site, `198.51.100.${at}`, basic('guess'))
    expect(await metrics(site, '203.0.113.7', operator)).toBe(404)
    // Where the right password came from before, it still opens.
    expect(await metrics(site, own, operator)).toBe(200)
  })
})

it('answers pre-info to an untold address, so that pages show the reason', async () => {
  const site = await start({ TRUST_PROXY: '1' })
  expect(await site.call(preInfo, {})).toMatchObject({ status_code: 6000 })
})
