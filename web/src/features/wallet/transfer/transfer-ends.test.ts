import { describe, expect, it } from 'vitest'
import { askedTransfer, availableFor, wayClosed } from './transfer-ends.ts'
import type { VenueWallet } from '../venues/use-venues.ts'

const venue = (over: Partial<VenueWallet> = {}): VenueWallet => ({
  channelCode: 'CRTY',
  enName: 'crty',
  title: '星河体育',
  balance: 5_000n,
  state: 'open',
  pending: 0n,
  ...over,
})
const closed = venue({ channelCode: 'OLD', state: 'maintenance' })

describe('askedTransfer', () => {
  it('takes venue and way from the address', () => {
    const asked = askedTransfer(new URLSearchParams('venue=OLD&ty=2'), [venue(), closed])
    expect(asked).toEqual({ venue: closed, way: 2 })
  })

  it('falls back to an open venue and to going in', () => {
    const asked = askedTransfer(new URLSearchParams('venue=NONE&ty=9'), [closed, venue()])
    expect(asked).toEqual({ venue: venue(), way: 1 })
    expect(askedTransfer(new URLSearchParams(), [])).toEqual({ venue: null, way: 1 })
  })
})

describe('wayClosed', () => {
  it('lets money out of a closed venue, but none in', () => {
    expect(wayClosed(closed, 1)).toBe('maintenance')
    expect(wayClosed(closed, 2)).toBeNull()
  })

  it('allows no transfer out of a venue with an unknown balance', () => {
    expect(wayClosed(venue({ balance: null }), 2)).toBe('silent')
    expect(wayClosed(venue({ balance: null }), 1)).toBeNull()
  })
})

it('offers what the wallet holds that the money leaves', () => {
  expect(availableFor(venue(), 1, 900n)).toBe(900n)
  expect(availableFor(venue(), 1, undefined)).toBeNull()
  expect(availableFor(venue(), 2, 900n)).toBe(5_000n)
})
