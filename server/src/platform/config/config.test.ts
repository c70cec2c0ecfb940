import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Readonly<Record<string, string>>) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/none', ...env }, '/tmp')

const live = {
  SITE_MODE: 'live',
  MAIL_ADAPTER: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@example.com',
  SMS_ADAPTER: 'http',
  SMS_URL: 'https://sms.example',
  SMS_SECRET: 'secret',
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
