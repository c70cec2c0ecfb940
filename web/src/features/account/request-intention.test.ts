import { expect, it } from 'vitest'
import { requestIntention } from './request-intention.ts'

const numbered = () => {
  let last = 0
  return requestIntention<{ name: string; code: string }>(() => `id-${(last += 1)}`)
}

it('keeps the id of a body until its answer came', () => {
  const intention = numbered()
  expect(intention.idFor({ name: 'star88', code: 'a' })).toBe('id-1')
  expect(intention.idFor({ name: 'star88', code: 'a' })).toBe('id-1')
  intention.answered()
  expect(intention.idFor({ name: 'star88', code: 'a' })).toBe('id-2')
})

it('takes another body as another intention', () => {
  const intention = numbered()
  expect(intention.idFor({ name: 'star88', code: 'a' })).toBe('id-1')
  expect(intention.idFor({ name: 'star88', code: 'b' })).toBe('id-2')
})

it('gives back the waiting body only where it is meant', () => {
  const intention = numbered()
  const body = { name: 'star88', code: 'a' }
  intention.idFor(body)
  expect(intention.waiting(({ name }) => name === 'star88')).toEqual(body)
  expect(intention.waiting(({ name }) => name === 'other1')).toBeNull()
  intention.answered()
  expect(intention.waiting(() => true)).toBeNull()
})
