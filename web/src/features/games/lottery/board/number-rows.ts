import type { Numbers } from '@xinghe/rules/games/shared/shared-game.ts'
import { ascending, range, type PickShape } from '@xinghe/rules/games/lottery/play.ts'

type NumberShape = Exclude<PickShape, { kind: 'side' }>

/** How many rows of numbers a pick is chosen from, and how many of each row. */
export const rowsOf = (shape: NumberShape): { readonly rows: number; readonly perRow: number } => {
  if (shape.kind === 'set') return { rows: 1, perRow: shape.count }
  return { rows: shape.kind === 'sequence' ? shape.count : 2, perRow: 1 }
}

/** A number that stands in another row already where a pick may not have it twice. */
const isRepeated = (shape: NumberShape, rows: readonly Numbers[], row: number, number: number) =>
  !(shape.kind === 'sequence' && shape.repeats) &&
  rows.some((chosen, at) => at !== row && chosen.includes(number))

/** The rows after a tap: a full row of one number changes to it, a full set ignores it. */
export const tapNumber = (
  shape: NumberShape,
  rows: readonly Numbers[],
  row: number,
  number: number,
): readonly Numbers[] => {
  const { perRow } = rowsOf(shape)
  return rows.map((chosen, at) => {
    if (at !== row)
      return isRepeated(shape, rows, row, number) && perRow === 1
        ? chosen.filter((other) => other !== number)
        : chosen
    if (chosen.includes(number)) return chosen.filter((other) => other !== number)
    if (perRow === 1) return [number]
    return chosen.length < perRow ? ascending([...chosen, number]) : chosen
  })
}

export const isComplete = (shape: NumberShape, rows: readonly Numbers[]): boolean =>
  rows.every((chosen) => chosen.length === rowsOf(shape).perRow)

export const emptyRows = (shape: NumberShape): readonly Numbers[] =>
  Array.from({ length: rowsOf(shape).rows }, () => [])

/** A pick by chance, for whoever has no favourite number. */
export const randomRows = (
  shape: NumberShape,
  below: (bound: number) => number,
): readonly Numbers[] => {
  let rows = emptyRows(shape)
  const numbers = range(shape.from, shape.to)
  rows.forEach((_, row) => {
    while ((rows[row]?.length ?? 0) < rowsOf(shape).perRow) {
      const number = numbers[below(numbers.length)] ?? shape.from
      if (rows[row]?.includes(number) === true || isRepeated(shape, rows, row, number)) continue
      rows = tapNumber(shape, rows, row, number)
    }
  })
  return rows
}
