/** Where the reels stand on the stage, in CSS pixels. */
export interface ReelLayout {
  readonly cell: number
  /** Width of the frame around the reels. */
  readonly edge: number
  /** Top left of the first symbol. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The largest square cells that leave room for the frame and a margin. */
export const layoutReels = (
  width: number,
  height: number,
  columns: number,
  rows: number,
): ReelLayout => {
  const edgeShare = 0.16
  const cell = Math.floor(
    Math.min((width * 0.97) / (columns + edgeShare * 2), (height * 0.94) / (rows + edgeShare * 2)),
  )
  const [reelWidth, reelHeight] = [cell * columns, cell * rows]
  return {
    cell,
    edge: cell * edgeShare,
    x: Math.round((width - reelWidth) / 2),
    y: Math.round((height - reelHeight) / 2),
    width: reelWidth,
    height: reelHeight,
  }
}
