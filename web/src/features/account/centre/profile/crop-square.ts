/** The square that is cut out of a picture, in the picture's own pixels. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** 1 shows as much as fits a square; more is closer. */
export const zoomMax = 4

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

const place = ({ width, height }: PictureSize, square: Square): Square => ({
  side: square.side,
  x: within(square.x, 0, width - square.side),
  y: within(square.y, 0, height - square.side),
})

/** The middle of the picture, as large as it goes. */
export const firstSquare = (picture: PictureSize): Square => {
  const side = Math.min(picture.width, picture.height)
  return { side, x: (picture.width - side) / 2, y: (picture.height - side) / 2 }
}

/** Never beyond the picture's edge. */
export const moveSquare = (picture: PictureSize, square: Square, x: number, y: number): Square =>
  place(picture, { ...square, x: square.x + x, y: square.y + y })

export const zoomOf = (picture: PictureSize, { side }: Square): number =>
  Math.min(picture.width, picture.height) / side

/** Closer or farther around the middle of what is shown. */
export const zoomSquare = (picture: PictureSize, square: Square, zoom: number): Square => {
  const side = Math.min(picture.width, picture.height) / within(zoom, 1, zoomMax)
  const shift = (square.side - side) / 2
  return place(picture, { side, x: square.x + shift, y: square.y + shift })
}
