import type { Rng } from '../../base/rng.ts'
import { blockStream, type Draw } from '../../base/fair/block-stream.ts'

/** Everything that decides a round of a table: no bet and no player is among it. */
export interface SharedSeeds {
  /** Link `round` of the table's chain. */
  readonly seed: string
  /** Unknown to the house when the chain was published, so it could not choose a chain that suits it. */
  readonly salt: string
  readonly table: string
  readonly round: number
}

/** Keyed by the link. Its hash must never serve as randomness: it is the link published one round before. */
export const sharedStream = (
  { seed, salt, table, round }: SharedSeeds,
  onDraw?: (draw: Draw) => void,
): Rng => blockStream(seed, `${salt}:${table}:${round}`, onDraw)
