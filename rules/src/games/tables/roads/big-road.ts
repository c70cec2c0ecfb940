import { layOut, type Place } from './lay-out.ts'
import type { RoadRound, RoadSide } from './road-round.ts'

export interface BigRoadCell extends Place {
  /** Null while the shoe has nothing but ties: they mark the first cell before it has a side. */
  readonly side: RoadSide | null
  readonly redPair: boolean
  readonly bluePair: boolean
  /** Ties since this round and before the next that was none; ties first are counted with the first cell. */
  readonly ties: number
}

type Mark = Omit<BigRoadCell, keyof Place>

/** Rounds of one side in a row; ties neither end nor lengthen a run. */
const runsOf = (rounds: readonly RoadRound[]): Mark[][] => {
  const runs: Mark[][] = []
  for (const { side, redPair, bluePair } of rounds) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (side === 'tie') {
      if (run === undefined || last === undefined)
        runs.push([{ side: null, redPair: false, bluePair: false, ties: 1 }])
      else run[run.length - 1] = { ...last, ties: last.ties + 1 }
    } else if (run !== undefined && last?.side === null)
      run[0] = { side, redPair, bluePair, ties: last.ties }
    else if (last?.side === side) run?.push({ side, redPair, bluePair, ties: 0 })
    else runs.push([{ side, redPair, bluePair, ties: 0 }])
  }
  return runs
}

/** 大路: a column for each run of one side. */
export const bigRoad = (rounds: readonly RoadRound[]): BigRoadCell[] => {
  const runs = runsOf(rounds)
  const places = layOut(runs.map(({ length }) => length))
  return runs.flatMap((run, at) =>
    run.map((mark, depth) => ({ ...mark, ...(places[at]?.[depth] ?? { column: 0, row: 0 }) })),
  )
}

/** Lengths of the columns, before any of them turns; ties alone make no column. */
export const runLengths = (rounds: readonly RoadRound[]): number[] =>
  runsOf(rounds.filter(({ side }) => side !== 'tie')).map(({ length }) => length)
