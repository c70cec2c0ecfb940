import type { Rng } from '../../base/rng.ts'
import { blockStream, type Draw } from '../../base/fair/block-stream.ts'

/** Everything that decides a round of one member: no stake, member or history is among it. */
export interface SoloSeeds {
  /** 64 hex digits, secret until the member rotates it. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** Counts the rounds played with this pair of seeds, over all games. */
  readonly nonce: number
}

export const soloStream = (
  { serverSeed, clientSeed, nonce }: SoloSeeds,
  onDraw?: (draw: Draw) => void,
): Rng => blockStream(serverSeed, `${clientSeed}:${nonce}`, onDraw)
