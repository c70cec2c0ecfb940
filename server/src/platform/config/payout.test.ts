import { expect, it } from 'vitest'
import { readPayout } from './payout.ts'

it('pays by the sandbox unless said otherwise', () => {
  expect(readPayout({})).toMatchObject({ adapter: 'sandbox' })
  expect(readPayout({ PAYOUT_ADAPTER: 'manual' })).toMatchObject({ adapter: 'manual' })
})

it('takes no provider that it could not speak to safely', () => {
  const http = {
    PAYOUT_ADAPTER: 'http',
    PAYOUT_URL: 'https://pay.example/',
    PAYOUT_SECRET: 'sixteen-letters!',
  }
  expect(readPayout(http)).toMatchObject({ adapter: 'http', url: 'https://pay.example' })
  expect(() => readPayout({ ...http, PAYOUT_URL: 'pay.example' })).toThrow('PAYOUT_URL')
  expect(() => readPayout({ ...http, PAYOUT_SECRET: 'short' })).toThrow('PAYOUT_SECRET')
  expect(() => readPayout({ PAYOUT_ADAPTER: 'cash' })).toThrow('sandbox or manual or http')
})
