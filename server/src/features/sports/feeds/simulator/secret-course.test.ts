import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { simulate } from '@xinghe/world/model/model.ts'
import { makeWorld } from '@xinghe/world/simulation/world.ts'
import { secretCourse } from './secret-course.ts'

const key = (byte: number): Buffer => Buffer.alloc(32, byte)
const draws = (secret: Buffer, matchId: string): number[] => {
  const rng = secretCourse(secret, matchId)
  return Array.from({ length: 600 }, () => rng.below(1_000))
}

describe('the secret course of a match', () => {
  it('is the same for the same secret and match, and different for any other', () => {
    expect(draws(key(1), 'ft-1')).toEqual(draws(key(1), 'ft-1'))
    expect(draws(key(1), 'ft-1')).not.toEqual(draws(key(1), 'ft-2'))
    expect(draws(key(1), 'ft-1')).not.toEqual(draws(key(2), 'ft-1'))
  })

  it('returns every value about equally often, even across the end of a block', () => {
    const rng = secretCourse(key(3), 'ft-1')
    const counts = Array.from({ length: 7 }, () => 0)
    for (let draw = 0; draw < 70_000; draw += 1) {
      const value = rng.below(7)
      counts[value] = (counts[value] ?? 0) + 1
    }
    // Five standard deviations around ten thousand.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(470)
  })

  it('decides the outcomes, while calendar and pre-match prices depend on the seed alone', () => {
    const at = instant(Date.UTC(2026, 10, 15, 12))
    const worldOf = (secret: Buffer) =>
      makeWorld({
        seed: 7,
        played: ['virtual-football'],
        courseOf: (matchId) => secretCourse(secret, matchId),
      })
    const matchesOf = (secret: Buffer) => worldOf(secret).almanac.matchesAround(at, at)
    const [one, other] = [matchesOf(key(1)), matchesOf(key(2))]
    expect(one.map(({ id, seed }) => [id, seed])).toEqual(other.map(({ id, seed }) => [id, seed]))
    const goals = (matches: typeof one) => matches.map((match) => simulate(match).events.length)
    expect(goals(one)).not.toEqual(goals(other))
  })
})
