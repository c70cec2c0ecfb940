import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { onOwnDatabase, readCount, report, say } from '../long-run.ts'

const usage = 'npm run test:payouts -- [--each 3] [--members 3000] [--days 9] [--seed N]'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3' },
    members: { type: 'string', default: '3000' },
    days: { type: 'string', default: '9' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

// The limits of the run are set as its files are loaded.
await measurePatience()
const { runPayoutKills } = await import('./run-payout-kills.ts')
const plan = {
  seed: readCount(values.seed, usage),
  each: readCount(values.each, usage),
  members: readCount(values.members, usage),
  days: readCount(values.days, usage),
  perKind: true,
}
say(`seed ${plan.seed}`)
const { faults, killed, ...counts } = await onOwnDatabase('payouts', (database) =>
  runPayoutKills(database, plan, say),
)
report(
  [
    ...[...killed].map(([place, count]) => [`killed at ${place}`, count] as const),
    ...Object.entries(counts),
  ],
  faults,
  'every line was paid once, every award is what the play and the terms give to the fen, and money, turnover and letters agree with the awards',
)
