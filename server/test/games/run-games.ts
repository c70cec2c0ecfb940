import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { startPostgres } from '../../../tools/postgres/start-postgres.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import { simulateGames, type GamesReport } from './simulate-games.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100000' },
    members: { type: 'string', default: '250' },
    seed: { type: 'string', default: '1' },
    /** Without the second run, whose hash must be the same. */
    once: { type: 'boolean', default: false },
  },
})

const simulateOnce = async (): Promise<GamesReport> => {
  const folder = await makeScratchFolder('xinghe-games-')
  const server = await startPostgres({ dataDir: folder, name: 'games' })
  const sql = connect(server.url, { max: 8, name: 'games' })
  const owner = connect(server.ownerUrl, { max: 1, name: 'owner' })
  try {
    await prepareDatabase(server)
    const close = async () => void (await Promise.all([sql.end(), owner.end()]))
    const database = { sql, owner, url: server.url, close }
    return await simulateGames(database, {
      seed: Number(values.seed),
      rounds: Number(values.rounds),
      members: Number(values.members),
    })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const first = await simulateOnce()
console.log(JSON.stringify(first, null, 2))
const faults = [...first.faults]
if (!values.once) {
  const second = await simulateOnce()
  console.log(`second run: ${second.hash}`)
  faults.push(...second.faults)
  if (first.hash !== second.hash) faults.push('the same seed gave other rounds')
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
