import { range } from '../lottery/play.ts'
import type { Numbers } from '../shared/shared-game.ts'

/** The pockets of a European wheel, clockwise from zero. */
export const wheelOrder: Numbers = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const angles = new Map(
  wheelOrder.map((number, place) => [number, (place * 360) / wheelOrder.length]),
)

/** Degrees clockwise from the middle of the pocket of zero to the middle of a number's. */
export const pocketAngle = (number: number): number => {
  const angle = angles.get(number)
  if (angle === undefined) throw new Error(`the wheel has no ${number}`)
  return angle
}

export const pockets: Numbers = range(0, wheelOrder.length - 1)
