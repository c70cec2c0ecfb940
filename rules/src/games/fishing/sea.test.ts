import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs, instant, later, minuteMs } from '../../base/instant.ts'
import { fishKind, fishKindCodes } from './fish-kind.ts'
import { pointOn, seaHeight, seaWidth } from './path.ts'
import { canBeHit, fishBetween, fishOf, lateHitMs } from './sea.ts'

const seas = fc.string({
  unit: fc.constantFrom(
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ),
  minLength: 32,
  maxLength: 32,
})
const times = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant)
const sea = '00112233445566778899aabbccddeeff'
const noon = instant(1_794_900_000_000)

describe('the fish of a room', () => {
  it('are the same for the same seed and time, each under its id', () => {
    fc.assert(
      fc.property(seas, times, (seed, now) => {
        const fish = fishBetween(seed, now, now)
        expect(fishBetween(seed, now, now)).toEqual(fish)
        for (const one of fish) expect(fishOf(seed, one.id)).toEqual(one)
      }),
      { numRuns: 50 },
    )
  })

  it('differ with the seed', () => {
    fc.assert(
      fc.property(seas, seas, times, (one, other, now) => {
        fc.pre(one !== other)
        expect(fishBetween(one, now, later(now, minuteMs))).not.toEqual(
          fishBetween(other, now, later(now, minuteMs)),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('have ids of their own, and are at any time neither none nor too many', () => {
    fc.assert(
      fc.property(seas, times, (seed, now) => {
        const fish = fishBetween(seed, now, now)
        expect(new Set(fish.map(({ id }) => id)).size).toBe(fish.length)
        expect(fish.length).toBeLessThanOrEqual(60)
        if (now > hourMs) expect(fish.length).toBeGreaterThanOrEqual(10)
      }),
      { numRuns: 100 },
    )
  })

  it('are those of every moment in between', () => {
    const minute = fishBetween(sea, noon, later(noon, minuteMs)).map(({ id }) => id)
    const seen = new Set<string>()
    for (let ms = 0; ms <= minuteMs; ms += 100)
      for (const { id } of fishBetween(sea, later(noon, ms), later(noon, ms))) seen.add(id)
    expect([...seen].toSorted()).toEqual(minute.toSorted())
  })

  it('are of every kind within half an hour, with a boss every two and a half minutes', () => {
    const kinds = new Set(fishBetween(sea, noon, later(noon, hourMs / 2)).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(fishKindCodes.toSorted())
    const bosses = fishBetween(sea, noon, later(noon, hourMs)).filter(
      ({ kind }) => kind === 'dragon',
    )
    expect(bosses.length).toBeGreaterThanOrEqual(24)
  })

  it('swim without a leap, from outside to outside', () => {
    fc.assert(
      fc.property(seas, times, (seed, now) => {
        for (const { path, kind } of fishBetween(seed, now, now)) {
          const { reach } = fishKind(kind)
          const way = Array.from({ length: 201 }, (_, step) => pointOn(path, step / 200))
          const leaps = way.slice(1).map(({ x, y }, at) => {
            const before = way[at] ?? { x: 0, y: 0 }
            return Math.hypot(x - before.x, y - before.y)
          })
          expect(Math.max(...leaps)).toBeLessThan(40)
          expect(Math.min(...way.map(({ y }) => y))).toBeGreaterThan(-reach)
          expect(Math.max(...way.map(({ y }) => y))).toBeLessThan(seaHeight + reach)
          for (const end of [way[0], way.at(-1)])
            expect(end && (end.x < -reach || end.x > seaWidth + reach)).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('a hit', () => {
  it('counts from the time the fish enters until it has left, and on its way to the server', () => {
    const [fish] = fishBetween(sea, noon, noon)
    if (fish === undefined) throw new Error('the sea is empty')
    const { entersAt, leavesAt } = fish
    const at = [
      later(entersAt, -1),
      entersAt,
      leavesAt,
      later(leavesAt, lateHitMs),
      later(leavesAt, lateHitMs + 1),
    ]
    expect(at.map((now) => canBeHit(fish, now))).toEqual([false, true, true, true, false])
  })

  it.each(['', 's1', 'q1.0', 's01.0', 's1.5', 's-1.0', 's1.0 ', 's99999999999.0', 'b1.1'])(
    'knows no fish %j',
    (id) => {
      expect(fishOf(sea, id)).toBeNull()
    },
  )
})
