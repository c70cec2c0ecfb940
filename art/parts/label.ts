import type { Picture } from '../kit/picture.ts'
import { box, path, spark } from '../kit/shape.ts'

/** Shade over the upper left, where the label stands. */
export const label = (p: Picture, colour: string) =>
  box(
    [0, 0, 640, 400],
    p.linear(
      [
        [0, colour, 0.72],
        [0.45, colour, 0.22],
        [0.7, colour, 0],
      ],
      [0, 0.1],
      [1, 0.7],
    ),
  )

export const sparks = (places: readonly (readonly [number, number, number])[], fill: string) =>
  path(places.map(([x, y, r]) => spark([x, y], r)).join(''), fill)
