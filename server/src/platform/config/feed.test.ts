import { expect, it } from 'vitest'
import { readFeed } from './feed.ts'

it('accepts a second secret while one is changed', () => {
  const outside = {
    FEED_ADAPTER: 'outside',
    FEED_URL: 'https://feed.example/',
    FEED_SECRET: 'sixteen-letters!',
  }
  expect(readFeed(outside)).toMatchObject({ url: 'https://feed.example', oldSecret: null })
  const changing = { ...outside, FEED_SECRET_OLD: 'letters-sixteen!' }
  expect(readFeed(changing)).toMatchObject({ oldSecret: 'letters-sixteen!' })
  expect(() => readFeed({ ...outside, FEED_SECRET_OLD: 'short' })).toThrow('FEED_SECRET_OLD')
})
