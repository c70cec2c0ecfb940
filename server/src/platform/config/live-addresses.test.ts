import { describe, expect, it } from 'vitest'
import { liveSettings, partnerAddresses, privateHosts } from '../../../test/live-settings.ts'
import { readConfig } from './config.ts'

const read = (env: Readonly<Record<string, string>>) =>
  readConfig({ ...liveSettings, ...env }, '/tmp')

describe('a live site', () => {
  it('starts with https addresses and a verified certificate of the database', () => {
    expect(read({}).mode).toBe('live')
  })

  it.each(partnerAddresses)('refuses %s without TLS', (name) => {
    expect(() => read({ [name]: 'http://partner.example/api' })).toThrow(
      new RegExp(`${name}.*https`),
    )
  })

  it.each(partnerAddresses)('refuses %s inside its own network', (name) => {
    for (const host of privateHosts)
      expect(() => read({ [name]: `https://${host}/api` }), host).toThrow(
        new RegExp(`${name}.*private`),
      )
    expect(read({ [name]: 'https://8.8.8.8/api' }).mode).toBe('live')
  })

  it.each(['', 'site.example', 'http://site.example', 'HTTPS://site.example'])(
    'refuses its own address as %o',
    (address) => {
      expect(() => read({ SITE_URL: address })).toThrow(/SITE_URL.*https/)
    },
  )

  it('refuses to be without an address of its own', () => {
    const { SITE_URL: _, ...others } = liveSettings
    expect(() => readConfig(others, '/tmp')).toThrow(/SITE_URL.*https/)
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
  const plain = Object.fromEntries(partnerAddresses.map((name) => [name, 'http://127.0.0.1:9000']))
  const database = { DATABASE_URL: 'postgres://db.example/site' }
  expect(read({ SITE_MODE: 'demo', ...plain, ...database }).mode).toBe('demo')
})
