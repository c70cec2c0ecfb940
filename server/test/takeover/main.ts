import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { onOwnDatabase, readCount, report, say } from '../long-run.ts'

const usage = 'npm run test:takeover -- [--each 3] [--rounds 200] [--seed N]'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

// The limits of the run are set as its files are loaded.
await measurePatience()
const { everyDeed, runTakeovers } = await import('./run-takeovers.ts')
const { usualLeaseSeconds } = await import('../../src/features/games/draws/store-table.ts')
const plan = {
  seed: readCount(values.seed, usage),
  deeds: Array.from({ length: readCount(values.each, usage) }, () => everyDeed).flat(),
  roundsLeast: readCount(values.rounds, usage),
  leaseSeconds: usualLeaseSeconds,
  speed: 6,
}
say(`seed ${plan.seed}`)
const { faults, takeovers, ...counts } = await onOwnDatabase('takeover', (database) =>
  runTakeovers(database, plan, say),
)
report(
  [...Object.entries(counts), ...Object.entries(takeovers)],
  faults,
  'every bet that was taken is there and was paid once, every result follows from its chain, none came late, and nobody wrote without the lease',
)
