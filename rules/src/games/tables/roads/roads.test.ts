import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../../vectors/read-vectors.ts'
import { askRoads } from './ask-road.ts'
import { beadPlate } from './bead-plate.ts'
import { bigRoad, runLengths } from './big-road.ts'
import { derivedMarks, derivedRoad, derivedRoads, type DerivedRoad } from './derived-roads.ts'
import type { Place } from './lay-out.ts'
import { roadRows, roadSides, type RoadRound } from './road-round.ts'
import { roundOfShoe, shoeOf } from './shoe.ts'
import { shoeStatistics } from './shoe-statistics.ts'

const sides = { B: 'red', P: 'blue', T: 'tie' } as const
const rounds = (text: string): RoadRound[] =>
  Array.from(text, (letter) => ({
    side: sides[letter as keyof typeof sides],
    redPair: false,
    bluePair: false,
  }))

/** A road as rows of letters from the top, `.` for an empty cell before a taken one. */
const picture = (cells: readonly (Place & { side: string | null })[]): string => {
  const rows: string[][] = []
  for (const { column, row, side } of cells) {
    const letters = (rows[row] ??= [])
    while (letters.length < column) letters.push('.')
    letters[column] = side === null ? '?' : side === 'red' ? 'B' : 'P'
  }
  return rows.map((letters) => letters.join('')).join('/')
}

const roads = Object.keys(derivedRoads) as DerivedRoad[]
const letters = (marks: readonly string[]): string => marks.map((mark) => mark[0]).join('')

describe('the shoe of the examples', () => {
  it.each(readVectors('roads.csv'))('%s: %s', (_, text = '', big, ties, eye, small, roach) => {
    const shoe = rounds(text)
    const cells = bigRoad(shoe)
    expect(picture(cells)).toBe(big)
    const tied = cells.flatMap((cell, at) => (cell.ties > 0 ? [`${at}:${cell.ties}`] : []))
    expect(tied.join(' ')).toBe(ties)
    expect(roads.map((road) => letters(derivedMarks(shoe, road)))).toEqual([eye, small, roach])
  })

  it('has at least twenty examples', () => {
    expect(readVectors('roads.csv').length).toBeGreaterThanOrEqual(20)
  })
})

it('keeps the pairs of the round that made a cell', () => {
  const shoe: RoadRound[] = [
    { side: 'tie', redPair: true, bluePair: true },
    { side: 'red', redPair: false, bluePair: true },
    { side: 'tie', redPair: true, bluePair: false },
  ]
  expect(bigRoad(shoe)).toEqual([
    { side: 'red', redPair: false, bluePair: true, ties: 2, column: 0, row: 0 },
  ])
})

it('lays a derived road out like the big road, by its own colours', () => {
  // Marks of 大眼仔: r r r r r b r r r r r r r r b.
  expect(picture(derivedRoad(rounds('BPBPBPBBBBBBBBBBP'), 'eye'))).toBe(
    'BPBP/B.B/B.B/B.B/B.B/..BBB',
  )
})

it('puts every round on the bead plate, ties too', () => {
  expect(beadPlate(rounds('BPTBPTB')).map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 0],
  ])
})

it('counts sides, ties and pairs of the shoe', () => {
  expect(
    shoeStatistics([...rounds('BBPT'), { side: 'blue', redPair: true, bluePair: true }]),
  ).toEqual({ rounds: 5, red: 2, blue: 2, tie: 1, redPair: 1, bluePair: 1 })
})

it('begins a shoe every 72 rounds', () => {
  expect([1, 72, 73, 144, 145].map(shoeOf)).toEqual([0, 0, 1, 1, 2])
  expect([1, 72, 73].map(roundOfShoe)).toEqual([1, 72, 1])
})

describe('asking the roads', () => {
  it('has no answer before a road begins', () => {
    expect(askRoads([], 'red')).toEqual({ eye: null, small: null, roach: null })
    expect(askRoads(rounds('BP'), 'blue')).toEqual({ eye: 'blue', small: null, roach: null })
  })

  it('tells both sides of a chopping shoe', () => {
    const shoe = rounds('BPBPBPB')
    expect(askRoads(shoe, 'blue')).toEqual({ eye: 'red', small: 'red', roach: 'red' })
    expect(askRoads(shoe, 'red')).toEqual({ eye: 'blue', small: 'blue', roach: 'blue' })
  })
})

const anyShoe = fc
  .array(fc.constantFrom('B', 'P', 'T'), { maxLength: 72 })
  .map((drawn) => rounds(drawn.join('')))

describe('any shoe', () => {
  it('puts no two marks into one cell, and none below the sixth row', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        for (const cells of [bigRoad(shoe), ...roads.map((road) => derivedRoad(shoe, road))]) {
          const places = cells.map(({ column, row }) => `${column} ${row}`)
          expect(new Set(places).size).toBe(cells.length)
          expect(cells.every(({ row }) => row >= 0 && row < roadRows)).toBe(true)
        }
      }),
    )
  })

  it('has a cell for each round but ties, and counts every tie once', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const decided = shoe.filter(({ side }) => side !== 'tie')
        const cells = bigRoad(shoe)
        expect(cells.flatMap(({ side }) => side ?? [])).toEqual(decided.map(({ side }) => side))
        const ties = cells.reduce((sum, cell) => sum + cell.ties, 0)
        expect(ties).toBe(shoe.length - decided.length)
        expect(runLengths(shoe).reduce((sum, length) => sum + length, 0)).toBe(decided.length)
      }),
    )
  })

  it('moves no cell when a round follows', () => {
    fc.assert(
      fc.property(anyShoe, fc.constantFrom(...roadSides), (shoe, side) => {
        const next = [...shoe, { side, redPair: false, bluePair: false }]
        const places = (cells: readonly Place[]) => cells.map(({ column, row }) => [column, row])
        for (const road of roads) {
          const before = derivedRoad(shoe, road)
          expect(derivedRoad(next, road).slice(0, before.length)).toEqual(before)
        }
        const before = places(bigRoad(shoe))
        expect(places(bigRoad(next)).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  it('answers what the next round then adds, opposite for the two sides', () => {
    fc.assert(
      fc.property(anyShoe, fc.constantFrom(...roadSides), (shoe, side) => {
        const asked = askRoads(shoe, side)
        const other = askRoads(shoe, side === 'red' ? 'blue' : 'red')
        const next = [...shoe, { side, redPair: false, bluePair: false }]
        for (const road of roads) {
          const [before, after] = [derivedMarks(shoe, road), derivedMarks(next, road)]
          expect(asked[road]).toBe(after.at(-1) ?? null)
          if (before.length > 0) {
            expect(after).toEqual([...before, asked[road]])
            expect(other[road]).not.toBe(asked[road])
          }
        }
      }),
    )
  })
})
