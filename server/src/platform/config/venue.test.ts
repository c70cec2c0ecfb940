import { expect, it } from 'vitest'
import { readVenue } from './venue.ts'

it('accepts a second secret while one is changed', () => {
  const outside = {
    VENUE_ADAPTER: 'http',
    VENUE_URL: 'https://venue.example/',
    VENUE_SECRET: 'sixteen-letters!',
  }
  expect(readVenue(outside)).toMatchObject({ url: 'https://venue.example', oldSecret: null })
  const changing = { ...outside, VENUE_SECRET_OLD: 'letters-sixteen!' }
  expect(readVenue(changing)).toMatchObject({ oldSecret: 'letters-sixteen!' })
  expect(() => readVenue({ ...outside, VENUE_SECRET_OLD: 'short' })).toThrow('VENUE_SECRET_OLD')
})
