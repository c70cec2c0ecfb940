import { describe, expect, it } from 'vitest'
import { confirming, keysOf, pickOf, slipOf } from '../../vectors/slip-picks.ts'
import { setOrder } from './slip.ts'
import { slipFromText, slipToText } from './slip-text.ts'

describe('slipFromText', () => {
  const kept = slipOf(pickOf('a'))
  const [item] = kept.items
  const changed = (changes: object): string =>
    JSON.stringify({ ...kept, items: [{ ...item, ...changes }] })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"items":[]}',
    JSON.stringify({ ...kept, oddsType: 'X' }),
    JSON.stringify({ ...kept, items: Array.from({ length: 11 }, () => item) }),
    JSON.stringify({ ...kept, seriesStakes: { '2x1': 5 } }),
    changed({ hk: 0.95 }),
    changed({ hk: -5 }),
    changed({ play: 'RR' }),
    changed({ side: 'N' }),
    changed({ gameType: 'ALL' }),
    changed({ line: 'x' }),
    changed({ matchId: 7 }),
    changed({ market: 'gone' }),
    changed({ order: { state: 'lost' } }),
  ])('takes %s for no slip', (text) => {
    expect(slipFromText(text)).toBeNull()
  })

  it('brings a confirming order back, so that it can be asked about', () => {
    const slip = setOrder(kept, keysOf(kept), confirming)
    expect(slipFromText(slipToText(slip))).toEqual(slip)
  })
})
