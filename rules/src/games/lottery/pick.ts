import type { Numbers } from '../shared/shared-game.ts'
import { no, ok, type Result } from '../../base/result.ts'
import { ascending, range, type Pick, type PickShape, type Play } from './play.ts'

const numberShape = /^(0|[1-9]\d?)$/

const readNumbers = (text: string): Numbers | null => {
  const parts = text.split(',')
  return parts.every((part) => numberShape.test(part)) ? parts.map(Number) : null
}

const isAscending = (numbers: Numbers): boolean =>
  numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? number) < number)

const fits = (shape: Exclude<PickShape, { kind: 'side' }>, numbers: Numbers): boolean => {
  if (numbers.some((number) => number < shape.from || number > shape.to)) return false
  if (shape.kind === 'pair-and-single') return numbers.length === 2 && numbers[0] !== numbers[1]
  if (numbers.length !== shape.count) return false
  if (shape.kind === 'set') return isAscending(numbers)
  return shape.repeats || new Set(numbers).size === numbers.length
}

/** `big`, `1,2,3`, or with a place `2:7`. One choice has one text: a set is written in ascending order. */
export const pickText = (pick: Pick): string =>
  `${pick.place === 0 ? '' : `${pick.place}:`}${pick.side || pick.numbers.join(',')}`

export const readPick = (play: Play, text: string): Result<Pick, 'pick-not-offered'> => {
  const refused = no('pick-not-offered')
  const parts = text.split(':')
  const rest = parts.pop() ?? ''
  if (parts.length !== (play.places === 0 ? 0 : 1)) return refused
  const place = readNumbers(parts[0] ?? '0')?.[0] ?? -1
  if (!range(play.places === 0 ? 0 : 1, play.places).includes(place)) return refused
  if (parts[0] !== undefined && parts[0] !== String(place)) return refused
  if (play.shape.kind === 'side')
    return play.shape.sides.includes(rest) ? ok({ place, side: rest, numbers: [] }) : refused
  const numbers = readNumbers(rest)
  return numbers !== null && fits(play.shape, numbers) ? ok({ place, side: '', numbers }) : refused
}

/** A pick of numbers from a board, where they were tapped in any order. */
export const pickOfNumbers = (play: Play, place: number, chosen: Numbers): Pick => ({
  place,
  side: '',
  numbers: play.shape.kind === 'set' ? ascending(chosen) : chosen,
})

const single = ({ shape }: Play): Pick[] => {
  if (shape.kind === 'side') return shape.sides.map((side) => ({ place: 0, side, numbers: [] }))
  if (shape.kind === 'pair-and-single' || shape.count > 1) return []
  return range(shape.from, shape.to).map((number) => ({ place: 0, side: '', numbers: [number] }))
}

/** The picks that are one cell of a board each; none where several numbers make a pick. */
export const cellPicks = (play: Play): Pick[] =>
  range(play.places === 0 ? 0 : 1, play.places).flatMap((place) =>
    single(play).map((pick) => ({ ...pick, place })),
  )

/** Of a play with several numbers the lowest pick; else every cell. */
export const examplePicks = (play: Play): Pick[] => {
  const cells = cellPicks(play)
  const { shape } = play
  if (cells.length > 0 || shape.kind === 'side') return cells
  const count = shape.kind === 'pair-and-single' ? 2 : shape.count
  const numbers = range(shape.from, shape.from + count - 1)
  return [{ place: Math.min(1, play.places), side: '', numbers }]
}
