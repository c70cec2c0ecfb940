import { expect, it } from 'vitest'
import { hourMs, instant, later } from '../base/instant.ts'
import { heldUntil, isContactYoung, newCardUsableFrom } from './new-card.ts'

const now = instant(1_800_000_000_000)

it('holds a new card for the set hours', () => {
  const from = newCardUsableFrom(now, 24)
  expect(from).toBe(later(now, 24 * hourMs))
  expect(heldUntil(from, now)).toBe(from)
  expect(heldUntil(from, later(now, 24 * hourMs - 1))).toBe(from)
  expect(heldUntil(from, later(now, 24 * hourMs))).toBeNull()
})

it('holds no card where the operator set no hours, and none of before', () => {
  expect(newCardUsableFrom(now, 0)).toBeNull()
  expect(heldUntil(null, now)).toBeNull()
})

it('trusts a phone or email that was bound before the hold, or at an unknown time long ago', () => {
  expect(isContactYoung(now, now, 24)).toBe(true)
  expect(isContactYoung(now, later(now, 24 * hourMs - 1), 24)).toBe(true)
  expect(isContactYoung(now, later(now, 24 * hourMs), 24)).toBe(false)
  expect(isContactYoung(null, now, 24)).toBe(false)
  expect(isContactYoung(now, now, 0)).toBe(false)
})
