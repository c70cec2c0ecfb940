import { fraction, one, type Fraction } from '../../base/fraction.ts'
import { no } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { SoloGame } from '../solo-game.ts'
import { drawHit, hitVariance } from './catch.ts'
import { fishKind, type FishKindCode } from './fish-kind.ts'
import { fishOf } from './sea.ts'
import { charged, type Hit, type Shots } from './shots.ts'

export interface ShotHit extends Hit {
  readonly kind: FishKindCode
  /** Bullets that it pays; 0 where the fish got away or the hit is void. */
  readonly multiple: number
}

export interface ShotState {
  readonly room: string
  readonly hits: readonly ShotHit[]
}

const drawn = (sea: string, hit: Hit, rng: Rng): ShotHit => {
  const fish = fishOf(sea, hit.fish)
  if (fish === null) throw new Error(`the sea has no fish ${hit.fish}`)
  const { kind } = fish
  return { ...hit, kind, multiple: hit.void === null ? drawHit(fishKind(kind), rng) : 0 }
}

const paid = ({ hits }: ShotState): Fraction =>
  fraction(
    hits.reduce((sum, { bullet, multiple }) => sum + bullet * multiple, 0),
    charged(hits),
  )

/** Variance of what these hits pay together, in squared stakes. */
export const spreadOf = ({ hits }: ShotState): number => {
  const drawnHits = hits.filter((hit) => hit.void === null)
  const squares = drawnHits.reduce(
    (sum, { bullet, kind }) => sum + bullet * bullet * hitVariance(fishKind(kind)),
    0,
  )
  return squares / charged(hits) ** 2
}

/**
 * 捕鱼. One call to shoot is one round: its stake is the sum of the bullets that hit. Whether a fish is
 * caught depends on its kind alone; the bullet only multiplies.
 */
export const fishing: SoloGame<Shots, ShotState, never, ShotState> = {
  code: 'FISH',
  version: 1,
  maxRisk: one,
  maxPayout: fraction(200),
  openingRisk: () => one,
  begin: ({ room, sea, hits }, rng) => ({ room, hits: hits.map((hit) => drawn(sea, hit, rng)) }),
  act: () => no('action-not-allowed'),
  risk: () => one,
  payout: paid,
  view: (state) => state,
  timeoutAction: () => {
    throw new Error('a shot is never left open')
  },
}
