import { runLengths } from './big-road.ts'
import { layOut, type Place } from './lay-out.ts'
import type { RoadRound, RoadSide } from './road-round.ts'

/** 大眼仔, 小路 and 曱甴路 by how many columns of the big road they look back. */
export const derivedRoads = { eye: 1, small: 2, roach: 3 } as const
export type DerivedRoad = keyof typeof derivedRoads

export interface RoadCell extends Place {
  readonly side: RoadSide
}

/**
 * One mark for each round of the big road from the second cell of column `back`, or from the next column if
 * it has but one. Red says that the big road repeats itself, blue that it does not: the colours name no side.
 */
const marksOf = (runs: readonly number[], back: number): RoadSide[] =>
  runs.flatMap((length, column) =>
    Array.from({ length }, (_, depth): RoadSide | null => {
      if (column < back || (column === back && depth === 0)) return null
      if (depth === 0) return runs[column - 1] === runs[column - 1 - back] ? 'red' : 'blue'
      return runs[column - back] === depth ? 'blue' : 'red'
    }).filter((mark) => mark !== null),
  )

export const derivedMarks = (rounds: readonly RoadRound[], road: DerivedRoad): RoadSide[] =>
  marksOf(runLengths(rounds), derivedRoads[road])

const lengthsOf = (marks: readonly RoadSide[]): number[] => {
  const lengths: number[] = []
  marks.forEach((mark, at) => {
    if (mark === marks[at - 1]) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  })
  return lengths
}

/** Laid out like the big road: a column for each run of one colour. */
export const derivedRoad = (rounds: readonly RoadRound[], road: DerivedRoad): RoadCell[] => {
  const marks = derivedMarks(rounds, road)
  const places = layOut(lengthsOf(marks)).flat()
  return marks.map((side, at) => ({ side, ...(places[at] ?? { column: 0, row: 0 }) }))
}
