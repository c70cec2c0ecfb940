import { describe, expect, it } from 'vitest'
import { readRails } from './rails.ts'
import { ConfigFault } from './read-value.ts'

const whole = {
  RAIL_ADAPTER: 'http',
  RAIL_URL: 'https://pay.example',
  RAIL_SECRET: 'long-enough-secret',
  RAIL_CALLBACK_SECRETS: 'bank=long-enough-secret',
}

describe('rail settings', () => {
  it('choose the sandbox by default', () => {
    expect(readRails({})).toMatchObject({ adapter: 'sandbox' })
  })

  it('accept a provider with address and secrets', () => {
    expect(readRails(whole)).toMatchObject({
      adapter: 'http',
      url: 'https://pay.example',
      oldSecret: null,
    })
  })

  it('accept the secret before while it is changed', () => {
    const changing = { ...whole, RAIL_SECRET_OLD: 'the-secret-before' }
    expect(readRails(changing)).toMatchObject({ oldSecret: 'the-secret-before' })
  })

  it('take callbacks from the addresses of the provider, where they are listed', () => {
    const { isProvider } = readRails({ ...whole, RAIL_CALLBACK_FROM: '198.51.100.0/24' })
    expect(['198.51.100.7', '::ffff:198.51.100.7', '203.0.113.7'].map(isProvider)).toEqual([
      true,
      true,
      false,
    ])
    expect(readRails(whole).isProvider('203.0.113.7')).toBe(true)
  })

  it.each([
    { RAIL_ADAPTER: 'cash' },
    { RAIL_URL: '' },
    { RAIL_URL: 'pay.example' },
    { RAIL_SECRET: 'short' },
    { RAIL_SECRET_OLD: 'short' },
    { RAIL_CALLBACK_SECRETS: '' },
    { RAIL_CALLBACK_SECRETS: 'bank=short' },
    { RAIL_CALLBACK_SECRETS: 'cash=long-enough-secret' },
    { RAIL_CALLBACK_SECRETS: 'bank' },
    { RAIL_CALLBACK_FROM: 'pay.example' },
  ])('stop the start with %o', (part) => {
    expect(() => readRails({ ...whole, ...part })).toThrow(ConfigFault)
  })
})
