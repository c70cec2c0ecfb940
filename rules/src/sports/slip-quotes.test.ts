import { describe, expect, it } from 'vitest'
import { confirming, pickOf, slipOf } from '../../vectors/slip-picks.ts'
import { hkPrice } from '../base/odds.ts'
import { setOrder } from './slip.ts'
import { itemFault } from './slip-check.ts'
import { pickKey } from './slip-item.ts'
import { agreeToQuotes, applyQuotes } from './slip-quotes.ts'

describe('prices that move', () => {
  const slip = slipOf(pickOf('a'), pickOf('b'))
  const key = pickKey(pickOf('a'))
  const quote = { key, hk: hkPrice(90), line: -2, market: 'open' } as const

  it('are marked against what the member agreed to, until agreed to or back again', () => {
    const moved = applyQuotes(applyQuotes(slip, [quote]), [{ ...quote, hk: hkPrice(88) }])
    expect(moved.items[0]).toMatchObject({ hk: 88, before: { hk: 95, line: -2 } })
    expect(moved.items[1]?.before).toBeNull()
    expect(applyQuotes(moved, [{ ...quote, hk: hkPrice(95) }]).items[0]?.before).toBeNull()
    expect(agreeToQuotes(moved).items[0]).toMatchObject({ hk: 88, before: null })
  })

  it('leave the very same slip where nothing is new', () => {
    const moved = applyQuotes(slip, [quote])
    expect(applyQuotes(moved, [quote])).toBe(moved)
    expect(applyQuotes(slip, [{ ...quote, hk: hkPrice(95) }])).toBe(slip)
  })

  it('leave a confirming order as it was sent', () => {
    const sent = setOrder(slip, [key], confirming)
    expect(applyQuotes(sent, [quote])).toEqual(sent)
  })

  it('carry a market that closes or is suspended', () => {
    const closed = applyQuotes(slip, [{ ...quote, market: 'closed' }])
    expect(closed.items.map((item) => itemFault(closed, item))).toEqual(['market-closed', null])
  })
})
