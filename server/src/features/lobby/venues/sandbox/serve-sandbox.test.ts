import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import { readConfig } from '../../../../platform/config/config.ts'
import { setFault } from '../../../../../test/sandbox-venue.ts'
import { startSite, type TestSite } from '../../../../../test/site.ts'
import { memberWith, placesOf } from '../../../../../test/venue-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const outside = { 'x-forwarded-for': '203.0.113.9' }
const control = (headers: Record<string, string> = {}) =>
  fetch(`${site.url}/sandbox/venue`, { headers })
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  })

describe('the sandbox venue’s control page', () => {
  it('shows the faults that are set, without script', async () => {
    await setFault(site, 'transfer-in', 'hang-after', 2)
    const response = await control()
    const text = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(text).toContain('已处理，但不答复')
    expect(text).toContain('还有 2 次')
    expect(text).not.toMatch(/<script/)
    await setFault(site, 'all', 'none')
    expect(await (await control()).text()).toContain('没有故障')
  })

  it('asks requests from other machines for the operator password', async () => {
    expect((await control(outside)).status).toBe(401)
    expect((await post('/sandbox/venue', { operation: 'all', kind: 'down' }, outside)).status).toBe(
      401,
    )
    expect((await post('/sandbox/venue/release', {}, outside)).status).toBe(401)
    const authorization = `Basic ${btoa('operator:operator-test-password')}`
    expect((await control({ ...outside, authorization })).status).toBe(200)
  })

  it('refuses forms of other sites', async () => {
    const form = { operation: 'all', kind: 'down' }
    const answer = await post('/sandbox/venue', form, { 'sec-fetch-site': 'cross-site' })
    expect(await answer.json()).toMatchObject({ data: { refusal: 'access-denied' } })
    expect(await (await control()).text()).toContain('没有故障')
  })

  it.each([
    {},
    { operation: 'all' },
    { operation: 'x', kind: 'down' },
    { operation: 'all', kind: 'down', times: '-1' },
  ])('does not understand %j', async (form) => {
    expect((await post('/sandbox/venue', form as Record<string, string>)).status).toBe(400)
  })
})

describe('the sandbox venue’s game', () => {
  const enter = async () => {
    const member = await memberWith(site, 1_000n)
    const { data } = await member.call(calls.launch, { enName: 'sbx' })
    return { member, address: String(data['url']) }
  }

  it('shows the balance there and plays with it', async () => {
    const { member, address } = await enter()
    const page = await fetch(`${site.url}${address}`, { headers: outside })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('data-balance="10.00"')
    const flipped = await post(address, { stake: '4' }, outside)
    expect(flipped.status).toBe(303)
    expect(flipped.headers.get('location')).toBe(address)
    const { sandbox } = await placesOf(site, member.id)
    expect([600n, 1_400n]).toContain(sandbox)
    const bets = await site.parts.lobby.outside.get('SBX')?.betsSince('')
    expect(bets?.bets.at(-1)).toMatchObject({ memberId: member.id, stake: 400n })
  })

  it.each(['10.01', '0', '-1', 'x', ''])('takes no stake of %j', async (stake) => {
    const { member, address } = await enter()
    expect((await post(address, { stake })).status).toBe(422)
    expect(await placesOf(site, member.id)).toMatchObject({ sandbox: 1_000n })
  })

  it('is refused without a launch', async () => {
    expect((await fetch(`${site.url}/sandbox/venue/play/${'x'.repeat(32)}`)).status).toBe(404)
  })
})

describe('when the sandbox is no longer chosen', () => {
  it('its page is not found, its entry is closed and it is not called', async () => {
    const bare = await startSite({ VENUE_ADAPTER: 'none' })
    expect((await fetch(`${bare.url}/sandbox/venue`)).status).toBe(404)
    const [place] = await bare.platform.sql`select open from venue_entry where en_name = 'sbx'`
    expect(place).toEqual({ open: false })
    const member = await memberWith(bare, 1_000n)
    const { data } = await member.call(calls.allBalance, { category: 8 })
    expect(data['venues']).not.toContainEqual(expect.objectContaining({ channelCode: 'SBX' }))
    expect((await member.transfer('SBX', 1, 100n)).data.refusal).toBe('venue-maintenance')
    const launched = await member.call(calls.launch, { enName: 'sbx' })
    expect(launched.data.refusal).toBe('venue-maintenance')
    await bare.close()
  })

  it('a live site starts only with another adapter', () => {
    const faultOf = (more: Record<string, string>): string => {
      try {
        readConfig({ DATABASE_URL: 'postgres://localhost/none', ...more }, '/tmp')
        return 'none'
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    }
    expect(faultOf({ SITE_MODE: 'live' })).toMatch('VENUE_ADAPTER=sandbox')
    expect(faultOf({ SITE_MODE: 'live', VENUE_ADAPTER: 'none' })).not.toMatch('VENUE_ADAPTER')
    const http = { VENUE_ADAPTER: 'http', VENUE_URL: 'https://venue.example/' }
    expect(faultOf({ ...http, VENUE_SECRET: 'short' })).toMatch('VENUE_SECRET')
    expect(faultOf({ ...http, VENUE_SECRET: 'a secret of sixteen' })).toBe('none')
    expect(faultOf({ VENUE_PATIENCE_MS: '1' })).toMatch('VENUE_PATIENCE_MS')
  })
})
