import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { startPostgres } from '../../../tools/postgres/start-postgres.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'

const usage = 'npm run test:takeover -- [--each 3] [--rounds 200] [--seed N]'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '200' },
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
const { everyDeed, runTakeovers } = await import('./run-takeovers.ts')
const { usualLeaseSeconds } = await import('../../src/features/games/draws/store-table.ts')
const plan = {
  seed: whole(values.seed),
  deeds: Array.from({ length: whole(values.each) }, () => everyDeed).flat(),
  roundsLeast: whole(values.rounds),
  leaseSeconds: usualLeaseSeconds,
  speed: 6,
}
say(`seed ${plan.seed}`)
const folder = await makeScratchFolder('xinghe-takeover-')
const server = await startPostgres({ dataDir: folder, name: 'takeover' })
const sql = connect(server.url)
try {
  await migrate(sql, new URL('../../migrations', import.meta.url).pathname)
  const { faults, takeovers, ...counts } = await runTakeovers({ sql, url: server.url }, plan, say)
  for (const [name, count] of Object.entries({ ...counts, ...takeovers }))
    say(`${name.padEnd(22)}${count}`)
  for (const fault of faults) say(`fault: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  else
    say(
      'every bet that was taken is there and was paid once, every result follows from its chain, none came late, and nobody wrote without the lease',
    )
} finally {
  await sql.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
