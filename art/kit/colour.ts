import type { Picture, Point, Stop } from './picture.ts'

/** The night of the house, from the deepest to the light of a near star. */
export const night = {
  void: '#040916',
  deep: '#07122A',
  navy: '#0B1E42',
  blue: '#12357A',
  brand: '#1757E8',
  azure: '#4C94FF',
  ice: '#BFDFFF',
} as const

export const gold = {
  light: '#FFF3CF',
  pale: '#FFDD94',
  main: '#F2B84B',
  deep: '#C98A1E',
  dark: '#7A4D0C',
  shade: '#3D2506',
} as const

const metal: readonly Stop[] = [
  [0, gold.light],
  [0.28, gold.main],
  [0.5, gold.deep],
  [0.62, gold.pale],
  [1, gold.dark],
]

const drum: readonly Stop[] = [
  [0, gold.dark],
  [0.16, gold.main],
  [0.3, gold.light],
  [0.48, gold.main],
  [0.76, gold.deep],
  [0.9, gold.dark],
  [1, gold.deep],
]

export const goldDown = (p: Picture) => p.linear(metal)
/** Light across a round gold body. */
export const goldAcross = (p: Picture) => p.linear(drum, [0, 0], [1, 0])

/** A ball of gold, lit from above. */
export const goldBall = (p: Picture) =>
  p.radial(
    [
      [0, '#FFFBEA'],
      [0.45, gold.main],
      [1, gold.dark],
    ],
    [0.35, 0.3],
    0.75,
  )

/** A soft light that ends at the edge of its shape; replaces costly blurs. */
export const glow = (p: Picture, colour: string, opacity = 1, centre: Point = [0.5, 0.5]) =>
  p.radial(
    [
      [0, colour, opacity],
      [0.25, colour, opacity * 0.56],
      [0.5, colour, opacity * 0.24],
      [0.75, colour, opacity * 0.06],
      [1, colour, 0],
    ],
    centre,
  )
