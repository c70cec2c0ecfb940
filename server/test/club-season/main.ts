import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { startPostgres } from '../../../tools/postgres/start-postgres.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '60' },
    members: { type: 'string', default: '2000' },
    presses: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
})

const say = (line: string): void => void process.stdout.write(`${line}\n`)

// The limits of the run are set as its files are loaded.
await measurePatience()
const { runClub } = await import('./run-club.ts')
const plan = {
  seed: Number(values.seed),
  days: Number(values.days),
  members: Number(values.members),
  pressesEvery: Number(values.presses),
}
say(`club season: ${JSON.stringify(plan)}`)
const folder = await makeScratchFolder('xinghe-club-season-')
const server = await startPostgres({ dataDir: folder, name: 'club', durable: false })
try {
  const { lines, faults } = await runClub(server, plan, say)
  for (const line of lines) say(line)
  say(`club season: ${faults.length === 0 ? 'pass' : `fail\n${faults.join('\n')}`}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
