import { expect, it } from 'vitest'
import { readCountrySource } from './country-source.ts'
import { loadCountries } from './countries.ts'

it('knows the country of an address, and whose data says so', async () => {
  const countries = await loadCountries()
  expect(countries.of('8.8.8.8')).toBe('US')
  expect(countries.of('127.0.0.1')).toBeNull()
  expect(countries.source).toEqual({
    holder: 'Number Resource Organization (NRO)',
    licence: 'CC BY 4.0',
    date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  })
})

it('does not guess a licence that it does not know', () => {
  expect(() => readCountrySource('All rights reserved.', new Date())).toThrow('licence')
})
