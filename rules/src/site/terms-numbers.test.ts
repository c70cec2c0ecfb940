import { expect, it } from 'vitest'
import { termsNumbers } from './terms-numbers.ts'

it('states the figures of the terms', () => {
  expect(termsNumbers).toEqual({
    minimumAge: 18,
    accountsPerMember: 1,
    disputeDays: 14,
    recordYears: 5,
  })
})
