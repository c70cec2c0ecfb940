import type { Position } from '@xinghe/rules/games/slots/reel-window.ts'
import type { Win } from '@xinghe/rules/games/slots/win.ts'
import type { Graphics } from 'pixi.js'
import type { ReelLayout } from './layout.ts'

const centre = ({ cell, x, y }: ReelLayout, { reel, row }: Position): [number, number] => [
  x + (reel + 0.5) * cell,
  y + (row + 0.5) * cell,
]

/** Draws the line of a win from edge to edge, and a box around each of its symbols. */
export const drawWin = (
  graphics: Graphics,
  win: Win,
  rows: readonly number[] | null,
  layout: ReelLayout,
  colour: number,
): void => {
  const { cell, x, width } = layout
  if (rows !== null) {
    const points = rows.map((row, reel) => centre(layout, { reel, row }))
    const trace = (): void => {
      graphics.moveTo(x, points[0]?.[1] ?? 0)
      for (const [px, py] of points) graphics.lineTo(px, py)
      graphics.lineTo(x + width, points.at(-1)?.[1] ?? 0)
    }
    trace()
    graphics.stroke({ width: cell * 0.09, color: colour, alpha: 0.28, join: 'round' })
    trace()
    graphics.stroke({ width: cell * 0.035, color: colour, alpha: 0.95, join: 'round' })
  }
  for (const position of win.positions) drawBox(graphics, position, layout, colour)
}

export const drawBox = (
  graphics: Graphics,
  position: Position,
  layout: ReelLayout,
  colour: number,
): void => {
  const { cell } = layout
  const [cx, cy] = centre(layout, position)
  const half = cell * 0.47
  graphics
    .roundRect(cx - half, cy - half, half * 2, half * 2, cell * 0.1)
    .stroke({ width: cell * 0.03, color: colour, alpha: 0.95 })
}
