import { expect, it } from 'vitest'
import { rememberRequests } from './recent-requests.ts'

it('knows the requests that were answered last, and forgets the oldest half by half', () => {
  const recent = rememberRequests()
  expect(recent.has('first')).toBe(false)
  recent.add('first')
  expect(recent.has('first')).toBe(true)
  const fill = (name: string) => {
    for (let at = 0; at < 50_000; at += 1) recent.add(`${name}${at}`)
  }
  fill('a')
  expect([recent.has('first'), recent.has('a0'), recent.has('a49999')]).toEqual([true, true, true])
  fill('b')
  expect([recent.has('first'), recent.has('a0')]).toEqual([false, false])
  expect([recent.has('b0'), recent.has('b49999')]).toEqual([true, true])
})
