import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { SoloSeeds } from '@xinghe/rules/games/fair/solo-stream.ts'
import type { IdBlocks } from '../../../platform/database/id-blocks.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'
import type { Playable } from './playable.ts'

export interface SoloParts {
  readonly numbers: IdBlocks
  readonly vault: Pick<SeedVault, 'open'>
  readonly stream: (seeds: SoloSeeds) => Rng
  /** Also games of old versions, so that their rounds can be finished and shown. */
  readonly gameOf: (code: string, version: number) => Playable | null
}
