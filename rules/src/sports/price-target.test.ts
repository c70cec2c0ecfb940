import { expect, it } from 'vitest'
import { hkPrice } from '../base/odds.ts'
import { isTargetReached, targetDirection } from './price-target.ts'

it('says which way a price has to move', () => {
  expect(targetDirection(hkPrice(120), hkPrice(95))).toBe('up')
  expect(targetDirection(hkPrice(80), hkPrice(95))).toBe('down')
  expect(targetDirection(hkPrice(95), hkPrice(95))).toBeNull()
})

it('is reached at the target and beyond it', () => {
  const up = { target: hkPrice(120), direction: 'up' } as const
  expect([119, 120, 135].map((price) => isTargetReached(up, hkPrice(price)))).toEqual([
    false,
    true,
    true,
  ])
  const down = { target: hkPrice(80), direction: 'down' } as const
  expect([81, 80, 62].map((price) => isTargetReached(down, hkPrice(price)))).toEqual([
    false,
    true,
    true,
  ])
})
