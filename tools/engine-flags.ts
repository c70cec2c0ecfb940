import { availableParallelism } from 'node:os'

const helpersMost = 4

/** So many threads help to collect garbage; one core is left to the work itself. */
const helpers = Math.min(helpersMost, Math.max(1, availableParallelism() - 1))

/**
 * How the server's engine keeps its memory (decision 0021). What a request made is garbage once it is
 * answered: none of it is to be laid down among what lasts, and none of it is to be collected at a length
 * that callers notice.
 */
export const engineFlags: readonly string[] = [
  '--no-allocation-site-pretenuring',
  '--max-semi-space-size=32',
  `--v8-pool-size=${helpers}`,
]
