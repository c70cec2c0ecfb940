import { roadRows } from './road-round.ts'

export interface Place {
  readonly column: number
  readonly row: number
}

/**
 * Places of runs of equal marks. Each run goes down a column of its own; where the column ends or an earlier
 * run is in the way it turns right and stays in its row.
 */
export const layOut = (runs: readonly number[]): Place[][] => {
  const taken = new Set<string>()
  const isFree = (column: number, row: number): boolean => !taken.has(`${column} ${row}`)
  let start = -1
  return runs.map((length) => {
    do start += 1
    while (!isFree(start, 0))
    let [column, row, hasTurned] = [start, 0, false]
    return Array.from({ length }, (_, depth) => {
      if (depth > 0) {
        hasTurned ||= row + 1 === roadRows || !isFree(column, row + 1)
        if (hasTurned) column += 1
        else row += 1
      }
      taken.add(`${column} ${row}`)
      return { column, row }
    })
  })
}
