import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { simulatedShots } from '@xinghe/rules/games/simulated/fishing-shots.ts'
import { expect, it } from 'vitest'
import { makeSimulatedCannons } from './simulated-cannons.ts'

const sea = '00112233445566778899aabbccddeeff'
const start = instant(Date.UTC(2026, 10, 16, 12))
const frameMs = 16
const frames = 4_000

const shotsOver = (seats: readonly number[], from: Instant = start) => {
  const cannons = makeSimulatedCannons()
  cannons.setSeats(sea, seats)
  return Array.from({ length: frames }, (_, frame) =>
    cannons.due(later(from, frame * frameMs)),
  ).flat()
}

it('fires every shot once, at its time', () => {
  const must = simulatedShots(sea, start, later(start, (frames - 1) * frameMs))
  const ids = (shots: readonly { fish: string }[]) => shots.map(({ fish }) => fish).toSorted()
  expect(must.length).toBeGreaterThan(50)
  expect(ids(shotsOver([0, 1, 2, 3]))).toEqual(ids(must))
})

it('fires from free seats alone', () => {
  const shots = shotsOver([1, 3])
  expect(new Set(shots.map(({ seat }) => seat))).toEqual(new Set([1, 3]))
  expect(shotsOver([])).toEqual([])
})

it('makes up nothing after a page was hidden', () => {
  const cannons = makeSimulatedCannons()
  cannons.setSeats(sea, [0, 1, 2, 3])
  cannons.due(start)
  expect(cannons.due(later(start, 60_000))).toEqual([])
})
