import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { startPostgres } from '../../../tools/postgres/start-postgres.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'

const usage = 'npm run test:payouts -- [--each 3] [--members 3000] [--days 9] [--seed N]'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3' },
    members: { type: 'string', default: '3000' },
    days: { type: 'string', default: '9' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const whole = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(usage)
  return Number(text)
}

// The limits of the run are set as its files are loaded.
await measurePatience()
const { runPayoutKills } = await import('./run-payout-kills.ts')
const plan = {
  seed: whole(values.seed),
  each: whole(values.each),
  members: whole(values.members),
  days: whole(values.days),
  perKind: true,
}
say(`seed ${plan.seed}`)
const folder = await makeScratchFolder('xinghe-payouts-')
const server = await startPostgres({ dataDir: folder, name: 'payouts' })
const sql = connect(server.url)
try {
  await migrate(sql, new URL('../../migrations', import.meta.url).pathname)
  const { faults, killed, ...counts } = await runPayoutKills({ sql, url: server.url }, plan, say)
  for (const [place, count] of killed) say(`killed at ${place.padEnd(36)}${count}`)
  for (const [name, count] of Object.entries(counts)) say(`${name.padEnd(10)}${count}`)
  for (const fault of faults) say(`fault: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else
    say(
      'every line was paid once, every award is what the play and the terms give to the fen, and money, turnover and letters agree with the awards',
    )
} finally {
  await sql.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
