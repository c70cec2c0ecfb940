import { expect, it } from 'vitest'
import { exchangeFault } from './check-exchange.ts'

const gift = (id: string) => ({
  id,
  title: '礼品',
  points: 1,
  amount: 1n,
  perMonth: null,
  isOnce: false,
})

it('each gift has an id of its own', () => {
  expect(exchangeFault({ countedPerPoint: 100n, gifts: [gift('a'), gift('b')] })).toBeNull()
  expect(exchangeFault({ countedPerPoint: 100n, gifts: [gift('a'), gift('a')] })).toContain('id')
})

it('a point asks for one yuan of play or more', () => {
  expect(exchangeFault({ countedPerPoint: 99n, gifts: [] })).toContain('countedPerPoint')
})
