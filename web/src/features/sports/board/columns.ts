import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { GameType, MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { lineOfSide, lineText } from '@xinghe/rules/sports/line.ts'
import {
  playOf,
  type Period,
  type PlayCode,
  type PlayFamily,
  type Unit,
} from '@xinghe/rules/sports/plays.ts'

/** One column of prices, whichever stage the match is in. */
export interface Column {
  readonly family: PlayFamily
  readonly period: Period
  readonly unit: Unit
}

const column = (family: PlayFamily, period: Period, unit: Unit = 'score'): Column => ({
  family,
  period,
  unit,
})

const full: readonly Column[] = [
  column('winner', 'full'),
  column('handicap', 'full'),
  column('total', 'full'),
  column('odd-even', 'full'),
]
const half: readonly Column[] = [
  column('winner', 'half'),
  column('handicap', 'half'),
  column('total', 'half'),
]
const corners = (period: Period): readonly Column[] => [
  column('handicap', period, 'corners'),
  column('total', period, 'corners'),
]

export interface ColumnGroup {
  readonly period: 'full' | 'half'
  readonly columns: readonly Column[]
}

const hasHalves = new Set<GameType>(['ALL', 'FT', 'VF', 'BK', 'OP'])

/** Menus that show one play over the whole width. */
export const gridMenus = ['PD', 'HPD', 'T', 'F'] as const
export const isGridMenu = (menu: BoardMenu): boolean =>
  (gridMenus as readonly BoardMenu[]).includes(menu)

/** The columns in the order that members know. */
export const columnGroups = (menu: BoardMenu, gameType: GameType): readonly ColumnGroup[] => {
  if (isGridMenu(menu)) return []
  if (menu === 'half') return [{ period: 'half', columns: [...half, column('odd-even', 'half')] }]
  if (menu === 'corners')
    return [
      { period: 'full', columns: [...corners('full'), column('odd-even', 'full', 'corners')] },
      { period: 'half', columns: corners('half') },
    ]
  const whole = { period: 'full', columns: full } as const
  return hasHalves.has(gameType) ? [whole, { period: 'half', columns: half }] : [whole]
}

/** A phone has room for so many columns beside the names. */
const cardColumns = 3

/** The columns of a phone: the first ones of the first group. */
export const cardGroups = (groups: readonly ColumnGroup[]): readonly ColumnGroup[] =>
  groups.slice(0, 1).map((group) => ({ ...group, columns: group.columns.slice(0, cardColumns) }))

const isPlayIn = (play: PlayCode, { family, period, unit }: Column): boolean => {
  const known = playOf(play)
  return known.family === family && known.period === period && known.unit === unit
}

/** The main line of a column; undefined where the match does not have it now. */
export const marketIn = (markets: readonly Market[], wanted: Column): Market | undefined =>
  markets.find(({ play, isMain }) => isMain && isPlayIn(play, wanted))

/** Plays on offer in the second half, by the column of the first half whose place they take. */
const secondHalf: Partial<Record<PlayFamily, Column>> = {
  winner: column('next-goal', 'full'),
  handicap: column('handicap', 'full'),
  total: column('total', 'full'),
}

/** What a row shows in a column: its own play, or the one in its place. */
interface ColumnMarket {
  readonly column: Column
  readonly market: Market | undefined
}

const secondHalfMarket = (
  markets: readonly Market[],
  { family, period, unit }: Column,
): ColumnMarket | null => {
  const instead = period === 'half' && unit === 'score' ? secondHalf[family] : undefined
  if (instead === undefined) return null
  const market =
    instead.family === 'next-goal'
      ? markets.find(({ play }) => isPlayIn(play, instead))
      : otherLines(markets, instead, marketIn(markets, instead)?.line ?? 0)[0]
  return market === undefined ? null : { column: instead, market }
}

/** The main line of each column; where the first half is over, the room of its markets goes to others. */
export const marketsInRow = (
  markets: readonly Market[],
  columns: readonly Column[],
): readonly ColumnMarket[] => {
  const own = columns.map((each) => ({ column: each, market: marketIn(markets, each) }))
  const isHalfOffered = own.some(
    ({ column: { period }, market }) => period === 'half' && market !== undefined,
  )
  if (isHalfOffered) return own
  return own.map((each) => secondHalfMarket(markets, each.column) ?? each)
}

/** The other lines of a column, nearest to the main one first. */
const otherLines = (
  markets: readonly Market[],
  wanted: Column,
  mainLine: number,
): readonly Market[] =>
  markets
    .filter(({ play, line, isMain }) => !isMain && line !== null && isPlayIn(play, wanted))
    .toSorted(
      (one, other) => Math.abs((one.line ?? 0) - mainLine) - Math.abs((other.line ?? 0) - mainLine),
    )

/** The other lines of a match in bands: each has one line of every column, as long as there are some. */
export const lineBands = (
  markets: readonly Market[],
  groups: readonly ColumnGroup[],
): readonly (readonly (Market | undefined)[])[] => {
  const columns = groups
    .flatMap((group) => group.columns)
    .map((each) => otherLines(markets, each, marketIn(markets, each)?.line ?? 0))
  const count = Math.max(0, ...columns.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) => columns.map((lines) => lines[at]))
}

const rowSides: Partial<Record<PlayFamily, readonly string[]>> = {
  winner: ['H', 'C', 'N'],
  'next-goal': ['H', 'C', 'N'],
  handicap: ['H', 'C'],
  total: ['O', 'U'],
  'odd-even': ['odd', 'even'],
}

/** The sides in the home, away and draw row of a column. */
export const sidesInRows = ({ family }: Column): readonly string[] => rowSides[family] ?? []

const drawn = new Set<MatchGameType>(['FT', 'VF'])

/** Home, away, and a row for the draw where a match can end in one; corners have no winner. */
export const rowCount = (gameType: MatchGameType, menu: BoardMenu): 2 | 3 =>
  drawn.has(gameType) && menu !== 'corners' ? 3 : 2

/**
 * The label left of a price: the handicap at the side that gives it, the total at 大, the short name of a
 * side that has no row of its own.
 */
export const leadOf = (
  { family }: Pick<Column, 'family'>,
  side: string,
  line: number | null,
): { readonly side: 'O' | 'U' | 'odd' | 'even' | null; readonly line: string } => {
  if (side === 'O' || side === 'U')
    return { side, line: line === null ? '' : lineText(Math.abs(line)) }
  if (side === 'odd' || side === 'even') return { side, line: '' }
  if (family !== 'handicap' || line === null) return { side: null, line: '' }
  const own = lineOfSide(line, side)
  const gives = own < 0 || (own === 0 && side === 'H')
  return { side: null, line: gives ? lineText(Math.abs(own)) : '' }
}
