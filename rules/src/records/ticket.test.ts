import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant } from '../base/instant.ts'
import { ticketNumber, ticketText } from './ticket.ts'

const evening = instant(Date.parse('2026-11-15T15:59:59Z'))

it('is the GMT+8 day and the number of the bet', () => {
  expect(ticketText('XH', 35, evening)).toBe('XH26111513')
  expect(ticketText('XG', 35, instant(evening + 1_000))).toBe('XG26111613')
})

it('leads back to its bet, so no two bets share one', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom('XH', 'XG'), (number, prefix) => {
      expect(ticketNumber(prefix, ticketText(prefix, number, evening))).toBe(number)
    }),
  )
})

it.each([
  '',
  'XG261115',
  'XG261115I',
  'XG26111513 ',
  'xg26111513',
  'XG261115ZZZZZZZZZZZ',
  'XH26111513',
])('finds no game behind %j', (text) => {
  expect(ticketNumber('XG', text)).toBeNull()
})
