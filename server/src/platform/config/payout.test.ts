import { expect, it } from 'vitest'
import { readPayout } from './payout.ts'

it('uses the sandbox by default', () => {
  expect(readPayout({})).toMatchObject({ adapter: 'sandbox' })
  expect(readPayout({ PAYOUT_ADAPTER: 'manual' })).toMatchObject({ adapter: 'manual' })
})

it('refuses a provider without a safe address and secret', () => {
  const http = {
    PAYOUT_ADAPTER: 'http',
    PAYOUT_URL: 'https://pay.example/',
    PAYOUT_SECRET: 'sixteen-letters!',
  }
  expect(readPayout(http)).toMatchObject({ adapter: 'http', url: 'https://pay.example' })
  expect(readPayout(http).oldSecret).toBeNull()
  const changing = { ...http, PAYOUT_SECRET_OLD: 'letters-sixteen!' }
  expect(readPayout(changing)).toMatchObject({ oldSecret: 'letters-sixteen!' })
  expect(() => readPayout({ ...http, PAYOUT_SECRET_OLD: 'short' })).toThrow('PAYOUT_SECRET_OLD')
  expect(() => readPayout({ ...http, PAYOUT_URL: 'pay.example' })).toThrow('PAYOUT_URL')
  expect(() => readPayout({ ...http, PAYOUT_SECRET: 'short' })).toThrow('PAYOUT_SECRET')
  expect(() => readPayout({ PAYOUT_ADAPTER: 'cash' })).toThrow('sandbox or manual or http')
})
