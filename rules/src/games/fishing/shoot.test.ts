import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fraction, times } from '../../base/fraction.ts'
import { instant } from '../../base/instant.ts'
import { seededRng } from '../../base/rng.ts'
import { bullets } from './cannon.ts'
import { fishBetween } from './sea.ts'
import { fishing } from './shoot.ts'
import { charged, isShots, voidReasons, type Shots } from './shots.ts'

const sea = '00112233445566778899aabbccddeeff'
const now = instant(1_794_900_000_000)
const swimming = fishBetween(sea, now, now)
const ids = swimming.map(({ id }) => id)

const someHits = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 })
  .chain((fish) =>
    fc.tuple(
      ...fish.map((id) =>
        fc.record({
          fish: fc.constant(id),
          bullet: fc.constantFrom(...bullets.map(Number)),
          void: fc.constantFrom(null, ...voidReasons),
        }),
      ),
    ),
  )
  .filter((hits) => hits.some((hit) => hit.void === null))
const someShots = someHits.map((hits): Shots => ({ room: '1', sea, hits }))

describe('one call to shoot', () => {
  it('pays whole fen within its greatest payout, and nothing for what is void', () => {
    fc.assert(
      fc.property(someShots, fc.nat(), (shots, seed) => {
        expect(isShots(shots)).toBe(true)
        const state = fishing.begin(shots, seededRng(seed))
        const paid = fishing.payout(state) ?? fraction(-1)
        expect(compare(paid, fishing.maxPayout)).toBeLessThanOrEqual(0)
        const stake = charged(shots.hits)
        const sum = state.hits.reduce((all, { bullet, multiple }) => all + bullet * multiple, 0)
        expect(times(paid, fraction(stake))).toEqual(fraction(sum))
        for (const hit of state.hits) if (hit.void !== null) expect(hit.multiple).toBe(0)
        expect(fishing.begin(shots, seededRng(seed))).toEqual(state)
      }),
    )
  })

  it('draws the same whatever the bullets, and nothing for a void hit', () => {
    fc.assert(
      fc.property(someShots, fc.nat(), (shots, seed) => {
        const multiples = (given: Shots): number[] =>
          fishing.begin(given, seededRng(seed)).hits.map(({ multiple }) => multiple)
        const dearest = { ...shots, hits: shots.hits.map((hit) => ({ ...hit, bullet: 1_000 })) }
        expect(multiples(dearest)).toEqual(multiples(shots))
        const drawn = { ...shots, hits: shots.hits.filter((hit) => hit.void === null) }
        expect(multiples(drawn)).toEqual(
          multiples(shots).filter((_, at) => shots.hits[at]?.void === null),
        )
      }),
    )
  })

  const hit = { fish: ids[0], bullet: 10, void: null }
  it.each([
    ['nothing', null],
    ['no hit', { room: '1', sea, hits: [] }],
    ['four hits', { room: '1', sea, hits: ids.slice(0, 4).map((fish) => ({ ...hit, fish })) }],
    ['one fish twice', { room: '1', sea, hits: [hit, hit] }],
    ['a bullet off the ladder', { room: '1', sea, hits: [{ ...hit, bullet: 11 }] }],
    ['an unknown fish', { room: '1', sea, hits: [{ ...hit, fish: 'z1.0' }] }],
    ['an unknown reason', { room: '1', sea, hits: [{ ...hit, void: 'rich' }] }],
    ['void hits alone', { room: '1', sea, hits: [{ ...hit, void: 'taken' }] }],
    ['a seed that is none', { room: '1', sea: 'x', hits: [hit] }],
    ['no room', { sea, hits: [hit] }],
  ])('is none with %s', (_, shots) => {
    expect(isShots({ room: '1', sea, hits: [hit] })).toBe(true)
    expect(isShots(shots)).toBe(false)
  })
})
