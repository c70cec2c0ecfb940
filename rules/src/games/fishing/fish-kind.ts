/** Swims in schools, alone, or on a clock of its own. */
type FishClass = 'small' | 'medium' | 'large' | 'special' | 'chest' | 'boss'

/** What a caught fish pays: `share` of a hundred catches pay `multiple` bullets. */
interface Prize {
  readonly multiple: number
  readonly share: number
}

export interface FishKind {
  readonly class: FishClass
  /** The shares are a hundred together. */
  readonly prizes: readonly Prize[]
  /** A bullet that comes as near as this to its middle hits it, in units of the sea. */
  readonly reach: number
}

const fish = (kind: FishClass, multiple: number, reach: number): FishKind => ({
  class: kind,
  prizes: [{ multiple, share: 100 }],
  reach,
})

const fishKinds = {
  clown: fish('small', 2, 26),
  butterfly: fish('small', 3, 28),
  tang: fish('small', 4, 30),
  puffer: fish('small', 5, 32),
  lion: fish('small', 6, 36),
  seahorse: fish('medium', 8, 38),
  flounder: fish('medium', 10, 42),
  jelly: fish('medium', 12, 44),
  octopus: fish('medium', 15, 50),
  lantern: fish('large', 20, 58),
  turtle: fish('large', 25, 64),
  ray: fish('large', 40, 74),
  sword: fish('special', 60, 80),
  shark: fish('special', 80, 90),
  whale: fish('special', 100, 104),
  chest: {
    class: 'chest',
    prizes: [
      { multiple: 10, share: 50 },
      { multiple: 20, share: 30 },
      { multiple: 50, share: 15 },
      { multiple: 200, share: 5 },
    ],
    reach: 56,
  },
  dragon: fish('boss', 200, 130),
} as const satisfies Record<string, FishKind>

export type FishKindCode = keyof typeof fishKinds

export const fishKindCodes = Object.keys(fishKinds) as readonly FishKindCode[]

export const fishKind = (code: FishKindCode): FishKind => fishKinds[code]

/** The most that one bullet can pay, in bullets. */
export const mostMultiple = Math.max(
  ...fishKindCodes.flatMap((code) => fishKind(code).prizes.map(({ multiple }) => multiple)),
)
