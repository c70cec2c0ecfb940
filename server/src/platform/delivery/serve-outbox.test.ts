import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { readConfig } from '../config/config.ts'
import { ConfigFault } from '../config/read-value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const read = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/sandbox/outbox`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the sandbox outbox', () => {
  it('shows the messages that were not sent, newest first, without script', async () => {
    expect((await read()).text).toContain('还没有消息')
    const { delivery, clock } = site.platform
    await delivery.sms('+8613800138000', '验证码 123456，请勿告知他人')
    clock.advance?.(minuteMs)
    await delivery.mail('demo02@example.com', '<script>标题</script>', '<img src=x> 654321')
    clock.advance?.(minuteMs)
    await delivery.voice('+8613800138001', '一，二')
    const { status, text, headers } = await read()
    expect(status).toBe(200)
    const order = ['+8613800138001', 'demo02@example.com', '+8613800138000'].map((to) =>
      text.indexOf(to),
    )
    expect(order.every((at) => at > 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(text).toContain('<b>123456</b>')
    expect(text).toContain('<b>654321</b>')
    expect(text).toContain('&lt;script&gt;标题')
    expect(text).not.toMatch(/<script|<img/)
    expect(text).toContain('<a href="/sandbox/outbox">刷新</a>')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })

  it('asks requests from other machines for the operator password', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.9' }
    const refused = await read(outside)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic/)
    expect(refused.text).not.toContain('123456')
    const basic = (password: string) => `Basic ${btoa(`operator:${password}`)}`
    expect((await read({ ...outside, authorization: basic('wrong') })).status).toBe(401)
    const known = await read({ ...outside, authorization: basic('operator-test-password') })
    expect(known.status).toBe(200)
  })
})

describe('the choice of adapters', () => {
  const env = { DATABASE_URL: 'postgres://localhost/none' }
  const smtp = { MAIL_ADAPTER: 'smtp', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' }
  const http = {
    SMS_ADAPTER: 'http',
    SMS_URL: 'https://sms.example/',
    SMS_SECRET: 'long-enough-secret',
  }
  const money = {
    SITE_URL: 'https://site.example',
    RAIL_ADAPTER: 'http',
    RAIL_URL: 'https://pay.example/',
    RAIL_SECRET: 'long-enough-secret',
    RAIL_CALLBACK_SECRETS: 'bank=long-enough-secret',
    PAYOUT_ADAPTER: 'manual',
    VENUE_ADAPTER: 'none',
    FEED_ADAPTER: 'off',
  }
  const faultOf = (more: Record<string, string>): string => {
    try {
      readConfig({ ...env, ...more }, '/tmp')
      return 'none'
    } catch (error) {
      if (error instanceof ConfigFault) return error.message
      throw error
    }
  }

  it('is the sandbox by default, and the outbox exists only with a sandbox', async () => {
    expect(readConfig(env, '/tmp')).toMatchObject({
      mail: { adapter: 'sandbox' },
      sms: { adapter: 'sandbox' },
    })
    const outside = await startSite({ ...smtp, ...http })
    const response = await fetch(`${outside.url}/sandbox/outbox`)
    expect(response.status).toBe(404)
    await outside.close()
  })

  it('refuses a live site with a sandbox', () => {
    expect(faultOf({ SITE_MODE: 'live' })).toMatch('MAIL_ADAPTER=sandbox, SMS_ADAPTER=sandbox')
    expect(faultOf({ SITE_MODE: 'live', ...smtp })).toMatch('SMS_ADAPTER=sandbox')
    expect(faultOf({ SITE_MODE: 'live', ...smtp, ...http })).toMatch('RAIL_ADAPTER=sandbox')
    expect(faultOf({ SITE_MODE: 'live', ...smtp, ...http, ...money })).toBe('none')
  })

  it('refuses an adapter without its address', () => {
    expect(faultOf({ ...smtp, SMTP_URL: 'mail.example' })).toMatch('SMTP_URL')
    expect(faultOf({ ...smtp, MAIL_FROM: '' })).toMatch('MAIL_FROM')
    expect(faultOf({ ...http, SMS_SECRET: '' })).toMatch('SMS_SECRET')
  })
})
