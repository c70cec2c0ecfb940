import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { betOfTicket, ticketOf } from './ticket.ts'

const evening = instant(Date.parse('2026-11-15T15:59:59Z'))

it('is the GMT+8 day and the number of the bet', () => {
  expect(ticketOf(35, evening)).toBe('XH26111513')
  expect(ticketOf(35, instant(evening + 1_000))).toBe('XH26111613')
})

it('contains the id of its bet, so that no two bets share a ticket', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(betOfTicket(ticketOf(number, evening))).toBe(`bet_${number}`)
    }),
  )
})

it.each(['', 'XH261115', 'XH261115I', 'XH26111513 ', 'xh26111513', 'XH261115ZZZZZZZZZZZ'])(
  'finds nothing behind %j',
  (text) => {
    expect(betOfTicket(text)).toBeNull()
  },
)
