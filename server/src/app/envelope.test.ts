import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { login } from '@xinghe/contract/account.ts'
import { heroAds, navigationList, noticeList, preInfo } from '@xinghe/contract/site.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { startSite, type TestSite } from '../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1' })
})
afterAll(() => site.close())

describe('every answer is an envelope', () => {
  it('for bad JSON, an unknown path, a foreign media type and a body that is too large', async () => {
    expect(await site.call(navigationList, '{"a":')).toMatchObject({
      http: 400,
      status_code: 6007,
      data: { refusal: 'bad-json' },
    })
    expect(await site.call({ path: '/site/api/v1/nowhere', method: 'POST' }, {})).toMatchObject({
      http: 404,
      status_code: 6004,
      data: { refusal: 'unknown-path' },
    })
    const xml = await site.call(navigationList, '<a/>', { headers: { 'content-type': 'text/xml' } })
    expect(xml).toMatchObject({ http: 415, data: { refusal: 'media-type-unknown' } })
    const large = await site.call(navigationList, { language: 'x'.repeat(300_000) })
    expect(large).toMatchObject({ http: 413, data: { refusal: 'body-too-large' } })
  })

  it('names the wrong fields, never their content', async () => {
    const answer = await site.call(noticeList, { pageNum: 'first', pageSize: -1 })
    expect(answer).toMatchObject({ http: 200, status_code: 6007, message: '请求参数错误' })
    expect(answer.data['fields']).toEqual(['pageNum', 'pageSize'])
  })

  it('for a path that no router could read', async () => {
    const answer = await fetch(`${site.url}/site/%zz`, { method: 'POST' })
    expect(await answer.json()).toMatchObject({ status_code: 6004 })
  })

  it('shows nothing of an unexpected error', async () => {
    await site.owner`alter table advert rename to advert_away`
    const answer = await site.call(heroAds, {})
    await site.owner`alter table advert_away rename to advert`
    expect(answer).toEqual({
      http: 500,
      status_code: 6005,
      message: '服务开小差了，请稍后重试',
      data: { refusal: 'internal-error' },
    })
  })
})

describe('limits', () => {
  it('counts all calls of a class together and answers 6011', async () => {
    const strict = await startSite({ WIRE_ENCRYPTION: 'off', RATE_FACTOR: '0.1' })
    const input = { name: 'x', password: '0'.repeat(32), kaptchcate: 99, codeId: '', code: '' }
    const answers = []
    for (let at = 0; at < 4; at += 1) answers.push(await strict.call(login, input))
    await strict.close()
    expect(answers.slice(0, 3).map((answer) => answer.status_code)).not.toContain(6011)
    expect(answers[3]).toMatchObject({ http: 200, status_code: 6011, message: '请勿频繁提交' })
  })

  it('counts calls that the wire refuses too', async () => {
    const strict = await startSite({ RATE_FACTOR: '0.01' })
    const stray = (): Promise<Response> => fetch(`${strict.url}/xxxx/stray`, { method: 'POST' })
    const codes = []
    for (let at = 0; at < 8; at += 1) {
      codes.push(((await (await stray()).json()) as { status_code: number }).status_code)
    }
    await strict.close()
    expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 6008))
    expect(codes.at(-1)).toBe(6011)
  })

  it('refuses a restricted address and lets it reach support', async () => {
    await site.platform.settings.set('region', { restrictedIps: ['203.0.113.'] })
    expect(await site.call(heroAds, {}, { ip: '203.0.113.9' })).toMatchObject({ status_code: 6033 })
    expect(await site.call(supportLink, {}, { ip: '203.0.113.9' })).toMatchObject({
      status_code: 6000,
    })
    expect(await site.call(heroAds, {}, { ip: '198.51.100.7' })).toMatchObject({
      status_code: 6000,
    })
    await site.platform.settings.set('region', { restrictedIps: [] })
  })
})

describe('maintenance', () => {
  it('answers 6013 with text and end, while preInfo, support and health go on', async () => {
    const until = '2030-01-01T00:00:00.000Z'
    await site.platform.settings.set('maintenance', { on: true, text: '升级中', until })
    expect(await site.call(heroAds, {})).toMatchObject({
      http: 503,
      status_code: 6013,
      data: { text: '升级中', textTw: '升級中', until },
    })
    expect(await site.call(preInfo, {})).toMatchObject({
      status_code: 6000,
      data: { maintenance: { text: '升级中', textTw: '升級中', until } },
    })
    expect(await site.call(supportLink, {})).toMatchObject({ status_code: 6000 })
    expect((await fetch(`${site.url}/health`)).status).toBe(200)
    await site.platform.settings.set('maintenance', { on: false })
    expect(await site.call(heroAds, {})).toMatchObject({ status_code: 6000 })
  })

  it('is forced by the environment', async () => {
    const closed = await startSite({ WIRE_ENCRYPTION: 'off', SITE_MAINTENANCE: '1' })
    expect(await closed.call(heroAds, {})).toMatchObject({ status_code: 6013 })
    await closed.close()
  })

  it('refuses a setting of the wrong shape and keeps the old one', async () => {
    await expect(site.platform.settings.set('maintenance', { until: 'tomorrow' })).rejects.toThrow()
    await expect(site.platform.settings.set('switches', { deposit: 2 })).rejects.toThrow()
    expect(site.platform.settings.get('switches').deposit).toBe(1)
  })

  it('sends only the switches that an operator has set, so that defaults of the build apply to the others', async () => {
    expect((await site.call(preInfo, {})).data['switches']).toEqual({})
    await site.platform.settings.set('switches', { crMode: 0 })
    expect((await site.call(preInfo, {})).data['switches']).toEqual({ crMode: 0 })
    await site.platform.settings.set('switches', { crMode: 1 })
  })

  it('has the name and title of the site in the script of the language that is named', async () => {
    const { name, title } = site.platform.settings.get('site')
    await site.platform.settings.set('site', { name: '云顶', title: '云顶体育与娱乐' })
    const namesIn = async (language: string) =>
      (await site.call(preInfo, { language })).data['siteBaseConfig']
    expect(await namesIn('zh-TW')).toMatchObject({ siteName: '雲頂', title: '雲頂體育與娛樂' })
    expect(await namesIn('zh-CN')).toMatchObject({ siteName: '云顶', title: '云顶体育与娱乐' })
    await site.platform.settings.set('switches', { defaultLanguage: 'zh-TW' })
    const manifest = await fetch(`${site.url}/manifest.webmanifest`)
    expect(await manifest.json()).toMatchObject({ name: '雲頂體育與娛樂', short_name: '雲頂' })
    await site.platform.settings.set('switches', { defaultLanguage: 'zh-CN' })
    await site.platform.settings.set('site', { name, title })
  })
})

describe('operations', () => {
  it('answers health, readiness and, only to the operator, metrics', async () => {
    expect(await (await fetch(`${site.url}/ready`)).json()).toMatchObject({ ready: true })
    const authorization = `Basic ${btoa('operator:operator-test-password')}`
    const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization } })
    expect(await metrics.text()).toContain('xinghe_call_seconds')
    const outside = { 'x-forwarded-for': '198.51.100.7' }
    expect((await fetch(`${site.url}/metrics`, { headers: outside })).status).toBe(404)
    expect(
      (await fetch(`${site.url}/metrics`, { headers: { ...outside, authorization } })).status,
    ).toBe(200)
  })

  it('publishes the contract as OpenAPI', async () => {
    const document = (await (await fetch(`${site.url}/docs/api.json`)).json()) as { paths: object }
    expect(Object.keys(document.paths)).toContain('/site/api/v1/user/login')
    expect((await fetch(`${site.url}/docs/api`)).headers.get('content-type')).toContain('text/html')
  })

  it('finishes a running call when it stops', async () => {
    const stopping = await startSite({ WIRE_ENCRYPTION: 'off' })
    const lock = await stopping.owner.reserve()
    await lock.unsafe('begin; lock table advert in access exclusive mode')
    const underWay = stopping.call(heroAds, {})
    await vi.waitFor(async () => {
      const waiting = await stopping.platform.sql`select 1 from pg_locks where not granted`
      expect(waiting).toHaveLength(1)
    })
    const stopped = stopping.server.close()
    await lock.unsafe('commit')
    lock.release()
    expect((await underWay).status_code).toBe(6000)
    await stopped
    await stopping.close()
  })
})
