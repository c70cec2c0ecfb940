import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const live = {
  SITE_MODE: 'live',
  DATABASE_URL: 'postgres://site@db.example/site?sslmode=verify-full',
  MAIL_ADAPTER: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@example.com',
  SMS_ADAPTER: 'http',
  SMS_URL: 'https://sms.example',
  SMS_SECRET: 'long-enough-secret',
  VENUE_ADAPTER: 'http',
  VENUE_URL: 'https://venue.example',
  VENUE_SECRET: 'long-enough-secret',
  RAIL_ADAPTER: 'http',
  RAIL_URL: 'https://pay.example/',
  RAIL_SECRET: 'long-enough-secret',
  RAIL_CALLBACK_SECRETS: 'bank=long-enough-secret',
  PAYOUT_ADAPTER: 'http',
  PAYOUT_URL: 'https://payout.example',
  PAYOUT_SECRET: 'long-enough-secret',
  FEED_ADAPTER: 'outside',
  FEED_URL: 'https://feed.example',
  FEED_SECRET: 'long-enough-secret',
  SALT_SOURCE: 'beacon',
  BEACON_URL: 'https://beacon.example/chain',
}

const read = (env: Readonly<Record<string, string>>) => readConfig({ ...live, ...env }, '/tmp')

const addresses = ['SMS_URL', 'VENUE_URL', 'RAIL_URL', 'PAYOUT_URL', 'FEED_URL', 'BEACON_URL']

describe('a live site', () => {
  it('starts with https addresses and a verified certificate of the database', () => {
    expect(read({}).mode).toBe('live')
  })

  it.each(addresses)('refuses %s without TLS', (name) => {
    expect(() => read({ [name]: 'http://partner.example/api' })).toThrow(
      new RegExp(`${name}.*https`),
    )
  })

  it.each(addresses)('refuses %s inside its own network', (name) => {
    for (const host of [
      'localhost',
      'pay.localhost',
      'printer.local',
      'vault.internal',
      'payout',
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.9',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '2130706433',
      '[::1]',
      '[::]',
      '[fd00::1]',
      '[fe80::1]',
      '[::ffff:10.0.0.1]',
    ])
      expect(() => read({ [name]: `https://${host}/api` }), host).toThrow(
        new RegExp(`${name}.*private`),
      )
    expect(read({ [name]: 'https://8.8.8.8/api' }).mode).toBe('live')
  })

  it('refuses mail without TLS', () => {
    expect(() => read({ SMTP_URL: 'smtp://mail.example' })).toThrow(/SMTP_URL.*smtps/)
    expect(read({ SMTP_URL: 'smtp://mail.example?requireTLS=true' }).mode).toBe('live')
  })

  it.each([
    '',
    '?sslmode=require',
    '?sslmode=no-verify',
    '?sslmode=verify-ca',
    '?sslmode=verify-full&sslmode=disable',
  ])('refuses a database on another machine with %o', (options) => {
    expect(() => read({ DATABASE_URL: `postgres://site@db.example/site${options}` })).toThrow(
      /DATABASE_URL.*verify-full/,
    )
  })

  it.each(['postgres://localhost/site?host=db.example', 'postgres:///site', 'not an address'])(
    'refuses the database %o, whose machine is another or unknown',
    (url) => {
      expect(() => read({ DATABASE_URL: url })).toThrow(/DATABASE_URL.*verify-full/)
    },
  )

  it('refuses a process that checks no certificates', () => {
    expect(() => read({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(
      'NODE_TLS_REJECT_UNAUTHORIZED',
    )
  })

  it('takes a database of its own machine without a certificate', () => {
    expect(read({ DATABASE_URL: 'postgres://site@127.0.0.1:5433/site' }).mode).toBe('live')
    expect(read({ DATABASE_URL: 'postgres://localhost/site' }).mode).toBe('live')
    expect(read({ DATABASE_URL: 'postgres:///site?host=/var/run/postgresql' }).mode).toBe('live')
  })
})

it('a demo takes any address', () => {
  const plain = Object.fromEntries(addresses.map((name) => [name, 'http://127.0.0.1:9000']))
  const database = { DATABASE_URL: 'postgres://db.example/site' }
  expect(read({ SITE_MODE: 'demo', ...plain, ...database }).mode).toBe('demo')
})
