import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { BoardItem } from './board-items.ts'
import { isGridMenu } from './columns.ts'

/** All in rem: the root size follows the window, and rows with it. */
const leagueHeight = 2.25
const rowHeight = 1.75
const gridCellHeight = 2.5
const gridTeamsHeight = 3.5

/** On a phone a target is at least 40 px high, which are 2.71 rem there; gaps come on top. */
const touchHeight = 2.75
const cardRowHeight = touchHeight + 0.25
const cardGridCellHeight = touchHeight + 0.125
/** The line over the prices, and the room below them. */
const cardFrameHeight = touchHeight + 0.5
/** The same with a line for the teams. */
const gridCardHeight = cardFrameHeight + 1.75

/** Two prices, one under the other. */
export const bandHeight = (phone: boolean): number =>
  2 * (phone ? cardRowHeight : rowHeight) + (phone ? 0.25 : 0)

/** How many sides a play over the whole width has. */
const gridSides: Partial<Record<BoardMenu, number>> = { PD: 26, HPD: 17, T: 4, F: 9 }
const deskColumns: Partial<Record<BoardMenu, number>> = { PD: 13, HPD: 9, T: 4, F: 9 }
const phoneColumns: Partial<Record<BoardMenu, number>> = { PD: 5, HPD: 5, T: 4, F: 3 }

export const gridColumns = (menu: BoardMenu, phone: boolean): number =>
  (phone ? phoneColumns : deskColumns)[menu] ?? 1

const gridHeight = (menu: BoardMenu, phone: boolean): number => {
  const lines = Math.ceil((gridSides[menu] ?? 1) / gridColumns(menu, phone))
  if (phone) return gridCardHeight + lines * cardGridCellHeight
  return Math.max(lines * gridCellHeight, gridTeamsHeight)
}

/** The height of an item, known before it is rendered. */
export const itemHeight = (item: BoardItem, menu: BoardMenu, phone: boolean): number => {
  if (item.kind === 'league') return phone ? touchHeight : leagueHeight
  if (item.kind === 'lines') return item.bands * bandHeight(phone)
  if (isGridMenu(menu)) return gridHeight(menu, phone)
  if (phone) return cardFrameHeight + item.rows * cardRowHeight
  return item.rows * rowHeight
}

/** Where each item begins; the last one is where the list ends. */
export const offsetsOf = (heights: readonly number[]): readonly number[] => {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height)
  return offsets
}

/** The last item that begins at or before a height. */
export const itemAt = (offsets: readonly number[], height: number): number => {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
