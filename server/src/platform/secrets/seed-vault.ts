import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import type { Secrets } from './secrets.ts'

/** A server seed as it is stored: unreadable without the master secret, and bound by its hash. */
export interface SealedSeed {
  readonly sealed: Buffer
  readonly hash: string
}

/** The only place where server seeds are made, sealed and opened. */
export interface SeedVault {
  make(): SealedSeed
  open(seed: SealedSeed): string
}

export const seedPurpose = 'game-seed'
const seedBytes = 32
/** Opening costs more than drawing a round, and a member plays many rounds with one seed. */
const openedMost = 20_000

export const openSeedVault = (secrets: Pick<Secrets, 'seal' | 'open'>): SeedVault => {
  const opened = new LRUCache<string, string>({ max: openedMost })
  return {
    make() {
      const seed = randomBytes(seedBytes).toString('hex')
      const hash = commitOf(seed)
      return { sealed: secrets.seal(seedPurpose, hash, Buffer.from(seed)), hash }
    },
    open({ sealed, hash }) {
      const known = opened.get(hash)
      if (known !== undefined) return known
      const seed = secrets.open(seedPurpose, hash, sealed).toString()
      if (commitOf(seed) !== hash)
        throw new Error(`the seed of ${hash} is not the one committed to`)
      opened.set(hash, seed)
      return seed
    },
  }
}
