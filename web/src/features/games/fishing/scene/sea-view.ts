import { seaHeight, seaWidth, type Point } from '@xinghe/rules/games/fishing/path.ts'

/** Where a seat's cannon stands on the stage, and which way it points at rest. */
export interface CannonPlace extends Point {
  /** 1 at the bottom, where the barrel points up; -1 at the top. */
  readonly side: 1 | -1
}

/** The sea stretched over a stage of any form. */
export interface SeaView {
  readonly width: number
  readonly height: number
  /** Pixels of one unit of the sea, for fish and their reach. */
  readonly scale: number
  readonly toStage: (point: Point) => Point
  /** One's own place first: it is always below, whichever seat it is. */
  readonly places: readonly [CannonPlace, CannonPlace, CannonPlace, CannonPlace]
}

/** Fish on a small screen stay large enough to be aimed at. */
const leastScale = 0.42
const edge = 34

export const viewSea = (width: number, height: number): SeaView => {
  const isUpright = height > width
  // On an upright screen the fish swim from top to bottom.
  const [along, across] = isUpright ? [height, width] : [width, height]
  const [perX, perY] = [along / seaWidth, across / seaHeight]
  const [near, far] = isUpright ? [0.27, 0.73] : [0.32, 0.68]
  return {
    width,
    height,
    scale: Math.max(leastScale, Math.sqrt(perX * perY)),
    toStage: ({ x, y }) =>
      isUpright ? { x: y * perY, y: x * perX } : { x: x * perX, y: y * perY },
    places: [
      { x: width * near, y: height - edge, side: 1 },
      { x: width * far, y: height - edge, side: 1 },
      { x: width * far, y: edge, side: -1 },
      { x: width * near, y: edge, side: -1 },
    ],
  }
}

const seatCount = 4

/** The place of a seat for the member on `mine`; a visitor sees the seats in their order. */
export const placeOfSeat = (seat: number, mine: number | null): number =>
  (seat - (mine ?? 0) + seatCount) % seatCount

export const seatOfPlace = (place: number, mine: number | null): number =>
  (place + (mine ?? 0)) % seatCount
