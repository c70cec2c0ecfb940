import { expect, it } from 'vitest'
import { chestMs, lidPicture, openMs } from './chest-lid.ts'

const pictures = 7
const seen = (ageMs: number): number => lidPicture(ageMs, pictures)

it('opens picture by picture, and is open when its prize is shown', () => {
  const frames = Array.from({ length: openMs }, (_, ageMs) => seen(ageMs))
  expect([...new Set(frames)]).toEqual([0, 1, 2, 3, 4, 5])
  expect(seen(openMs)).toBe(pictures - 1)
})

it('stays open until it is gone', () => {
  expect(openMs).toBeLessThan(chestMs / 2)
  for (let ageMs = openMs; ageMs <= chestMs; ageMs += 50) expect(seen(ageMs)).toBe(pictures - 1)
})
