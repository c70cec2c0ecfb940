import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Readonly<Record<string, string>>) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/none', ...env }, '/tmp')

const live = {
  SITE_MODE: 'live',
  SITE_URL: 'https://site.example',
  MAIL_ADAPTER: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@example.com',
  SMS_ADAPTER: 'http',
  SMS_URL: 'https://sms.example',
  SMS_SECRET: 'long-enough-secret',
  VENUE_ADAPTER: 'none',
  RAIL_ADAPTER: 'http',
  RAIL_URL: 'https://pay.example/',
  RAIL_SECRET: 'long-enough-secret',
  RAIL_CALLBACK_SECRETS: 'bank=long-enough-secret',
  PAYOUT_ADAPTER: 'manual',
  FEED_ADAPTER: 'off',
}

it('takes salts from the ledger, or from a beacon with an address', () => {
  expect(read({}).salt).toEqual({ source: 'local', beaconUrl: '' })
  const beacon = { SALT_SOURCE: 'beacon', BEACON_URL: 'https://beacon.example/chain/' }
  expect(read(beacon).salt).toEqual({
    source: 'beacon',
    beaconUrl: 'https://beacon.example/chain',
  })
  expect(() => read({ SALT_SOURCE: 'beacon' })).toThrow('BEACON_URL')
  expect(() => read({ SALT_SOURCE: 'moon' })).toThrow('SALT_SOURCE')
})

it('hashes passwords at full cost by default', () => {
  expect(read({}).passwordCost).toBe('full')
  expect(read({ PASSWORD_COST: 'least' }).passwordCost).toBe('least')
  expect(() => read({ PASSWORD_COST: 'none' })).toThrow('PASSWORD_COST')
})

it('refuses a live site with minimal password hashing', () => {
  expect(read(live).mode).toBe('live')
  expect(() => read({ ...live, PASSWORD_COST: 'least' })).toThrow('PASSWORD_COST')
})

it('refuses a live site whose master secret of the settings can be guessed', () => {
  const secret = 'thirty-two-characters-of-secrecy'
  for (const weak of ['secret', secret.slice(1)]) {
    expect(() => read({ ...live, MASTER_SECRET: weak }), weak).toThrow(/MASTER_SECRET.*32/)
    expect(read({ MASTER_SECRET: weak }).masterSecret).toBe(weak)
  }
  expect(read({ ...live, MASTER_SECRET: secret }).masterSecret).toBe(secret)
  // Of the data folder.
  expect(read({ ...live, MASTER_SECRET: '' }).masterSecret).toBeNull()
  // A site that has a short one changes it.
  const changing = { MASTER_SECRET: secret, MASTER_SECRET_OLD: 'secret' }
  expect(read({ ...live, ...changing }).masterSecretOld).toBe('secret')
})

it('refuses a short secret of the SMS gateway', () => {
  const gateway = { SMS_ADAPTER: 'http', SMS_URL: 'https://sms.example' }
  for (const weak of ['', 'secret', 'fifteen-letters'])
    expect(() => read({ ...gateway, SMS_SECRET: weak }), weak).toThrow(/SMS_SECRET.*16/)
  expect(read({ ...gateway, SMS_SECRET: 'sixteen--letters' }).sms.adapter).toBe('http')
})

it('refuses an operator password that can be guessed', () => {
  expect(read({ OPERATOR_PASSWORD: '' }).operatorPassword).toBeNull()
  expect(read({ OPERATOR_PASSWORD: 'kite-violet-42-harbour' }).operatorPassword).not.toBeNull()
  for (const weak of ['admin', 'operator', 'only-15-letters', 'aaaaaaaaaaaaaaaaaaaaaaaa'])
    expect(() => read({ OPERATOR_PASSWORD: weak }), weak).toThrow('OPERATOR_PASSWORD')
})

it('reads which proxies are trusted, by default those of private networks', () => {
  const { proxies } = read({ TRUST_PROXY: '1' })
  expect(['127.0.0.1', '::1', '::ffff:10.0.0.9', '172.17.0.1'].every(proxies.isTrusted)).toBe(true)
  expect(proxies.isTrusted('198.51.100.7')).toBe(false)
  expect(read({}).proxies.isTrusted('127.0.0.1')).toBe(false)
  const named = read({ TRUST_PROXY: '1', TRUST_PROXY_FROM: '198.51.100.0/24, 2001:db8::7' }).proxies
  expect(named.isTrusted('198.51.100.7')).toBe(true)
  expect(named.isTrusted('2001:db8::7')).toBe(true)
  expect(named.isTrusted('127.0.0.1')).toBe(false)
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x'])
    expect(() => read({ TRUST_PROXY: '1', TRUST_PROXY_FROM: wrong })).toThrow('TRUST_PROXY_FROM')
})

it('trusts loopback only in a demo that was not published', () => {
  const trusts = (env: Readonly<Record<string, string>>) => read(env).proxies.loopbackIsLocal
  expect(trusts({})).toBe(true)
  expect(trusts({ SITE_URL: 'http://127.0.0.1:8080' })).toBe(true)
  expect(trusts({ SITE_URL: 'https://site.example' })).toBe(false)
  expect(trusts({ TRUST_PROXY: '1' })).toBe(false)
  expect(trusts(live)).toBe(false)
})
