import { availableParallelism } from 'node:os'

const helpersMost = 4

/** Helper threads of the garbage collector; one core is left to the server's own work. */
const helpers = Math.min(helpersMost, Math.max(1, availableParallelism() - 1))

/**
 * V8 memory flags of the server (decision 0021). Objects of a request are garbage once it is
 * answered: they must not be promoted to the old generation, and collections must stay too short
 * for callers to notice.
 */
export const engineFlags: readonly string[] = [
  '--no-allocation-site-pretenuring',
  '--max-semi-space-size=32',
  `--v8-pool-size=${helpers}`,
]
