import { expect, it } from 'vitest'
import { findOfferFaults } from './offer-faults.ts'

it('offers no outcome that is lost or certain, over 84 matches of all sports', () => {
  expect(findOfferFaults(84)).toEqual([])
}, 120_000)
