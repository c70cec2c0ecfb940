import { expect, it } from 'vitest'
import { isTold, maskPlayer, multipleText } from './winner.ts'

it('tells of a win from twenty times its stake', () => {
  expect(isTold(100n, 1_999n)).toBe(false)
  expect(isTold(100n, 2_000n)).toBe(true)
  expect(isTold(0n, 2_000n)).toBe(false)
})

it('cuts the multiple to one decimal', () => {
  expect(multipleText(100n, 6_000n)).toBe('60')
  expect(multipleText(300n, 10_000n)).toBe('33.3')
})

it.each([
  ['demo01', 'd***1'],
  ['ab', 'a***'],
  ['', '***'],
  ['verylongname', 'v***e'],
])('hides all of %s but its ends', (name, masked) => {
  expect(maskPlayer(name)).toBe(masked)
})
