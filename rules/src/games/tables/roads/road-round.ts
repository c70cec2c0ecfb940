/** The two sides of a table as its roads mark them: banker and dragon red, player and tiger blue. */
export const roadSides = ['red', 'blue'] as const
export type RoadSide = (typeof roadSides)[number]

/** A round as the roads see it. */
export interface RoadRound {
  readonly side: RoadSide | 'tie'
  readonly redPair: boolean
  readonly bluePair: boolean
}

/** Every road is six cells high. */
export const roadRows = 6
