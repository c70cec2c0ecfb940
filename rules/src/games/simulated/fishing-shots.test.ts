import { expect, it } from 'vitest'
import { instant, later, minuteMs } from '../../base/instant.ts'
import { fishKind } from '../fishing/fish-kind.ts'
import { seaWidth } from '../fishing/path.ts'
import { canBeHit, fishBetween, fishOf, placeOf } from '../fishing/sea.ts'
import { seatCount, simulatedSeatName, simulatedShots } from './fishing-shots.ts'

const sea = '00112233445566778899aabbccddeeff'
const from = instant(Date.UTC(2026, 10, 16, 12))
const until = later(from, 30 * minuteMs)
const shots = simulatedShots(sea, from, until)
const fishOfShot = (id: string) => {
  const fish = fishOf(sea, id)
  if (fish === null) throw new Error(`no fish ${id}`)
  return fish
}

it('shoots at every fish once, whoever looks and in whatever steps', () => {
  const steps = Array.from({ length: 30 }, (_, minute) => {
    const start = later(from, minute * minuteMs)
    return simulatedShots(sea, start, later(start, minuteMs))
  })
  const order = (all: typeof shots) => all.map((shot) => JSON.stringify(shot)).toSorted()
  expect(order(steps.flat())).toEqual(order(shots))
  expect(new Set(shots.map(({ fish }) => fish)).size).toBe(shots.length)
  const within = fishBetween(sea, from, until).filter(
    ({ entersAt, leavesAt }) => entersAt > from && leavesAt < until,
  )
  const shotAt = new Set(shots.map(({ fish }) => fish))
  expect(within.every(({ id }) => shotAt.has(id))).toBe(true)
})

it('leaves each fish to the members until its middle is at the edge', () => {
  for (const { fish, at } of shots) {
    const swimmer = fishOfShot(fish)
    const { x } = placeOf(swimmer, at)
    expect(Math.min(Math.abs(x), Math.abs(x - seaWidth))).toBeLessThan(1)
    const { x: next } = placeOf(swimmer, later(at, 100))
    expect(next < 0 || next > seaWidth).toBe(true)
    // A member's hit on it still counts.
    expect(canBeHit(swimmer, at)).toBe(true)
  }
})

it('catches by the odds of the members, from all four seats', () => {
  const seats = Array.from({ length: seatCount }, (_, seat) => shots.filter((s) => s.seat === seat))
  for (const own of seats) expect(own.length).toBeGreaterThan(shots.length / 5)
  for (const { fish, multiple } of shots) {
    const { prizes } = fishKind(fishOfShot(fish).kind)
    expect([0, ...prizes.map((prize) => prize.multiple)]).toContain(multiple)
  }
  // The caught multiples of 2,500 shots return about 96 of a hundred; small fish vary least.
  const small = shots.filter(({ fish }) => fishKind(fishOfShot(fish).kind).class === 'small')
  const paid = small.reduce((sum, { multiple }) => sum + multiple, 0)
  expect(paid / small.length).toBeGreaterThan(0.85)
  expect(paid / small.length).toBeLessThan(1.07)
})

it('names its seats', () => {
  const names = [0, 1, 2, 3].map((seat) => simulatedSeatName(sea, seat))
  expect(new Set(names).size).toBe(4)
  expect(names).toEqual([0, 1, 2, 3].map((seat) => simulatedSeatName(sea, seat)))
})
