import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { disciplines } from '@xinghe/rules/sports/feed/discipline.ts'
import { findOfferFaults } from '@xinghe/world/checks/offer-faults.ts'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { startPostgres } from '../../../tools/postgres/start-postgres.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import { checkCalibration } from './check-calibration.ts'
import { checkSeason, type SeasonReport } from './check-season.ts'
import { killSeason, playApart } from './kill-season.ts'
import type { SeasonPlan } from './play-season.ts'
import { fillSeasonMembers } from './season-house.ts'

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '30' },
    members: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '12' },
    matches: { type: 'string', default: '20000' },
    offers: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
})
// Virtual football has more matches than all the rest; football has its rules.
const played = disciplines.filter((discipline) => discipline !== 'virtual-football')
const plan: SeasonPlan = {
  name: 'season',
  seed: Number(values.seed),
  begin: instant(Date.parse('2026-11-15T04:00:00Z')),
  hours: Number(values.days) * 24,
  members: Number(values.members),
  busy: 80,
  board: 30,
  stepMinutes: 60,
  windDownHours: 12,
}

/** The whole season on its own database, in processes that are killed this often. */
const playOnce = async (kills: number): Promise<SeasonReport> => {
  const folder = await makeScratchFolder('xinghe-season-')
  const database = await startPostgres({ dataDir: folder, name: 'season' })
  const sql = connect(database.url, { max: 4, name: 'season' })
  try {
    await prepareDatabase(database)
    await fillSeasonMembers({ sql }, plan.name, plan.members)
    const order = { databaseUrl: database.url, plan, played, from: 0 }
    const from = await killSeason(order, seededRng(plan.seed), { kills, withinMs: 500 })
    await playApart({ ...order, from })
    return await checkSeason(sql)
  } finally {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const show = (what: string, report: object): void => {
  process.stdout.write(`${what}: ${JSON.stringify(report)}\n`)
}

// Two at once, since each process works sequentially.
const [first, second] = await Promise.all([playOnce(0), playOnce(0)])
show('season', first)
show('the same again', second)
const killed = await playOnce(Number(values.kills))
show('killed at random moments', killed)
const calibration = checkCalibration(Number(values.matches))
show('calibration', calibration)
const offerFaults = findOfferFaults(Number(values.offers))
show('offered though decided', { matches: Number(values.offers), found: offerFaults.length })
const faults = [first, second, killed, calibration].flatMap((report) => report.faults)
faults.push(...offerFaults.map((fault) => `${fault.kind}: ${JSON.stringify(fault)}`))
if (first.hash !== second.hash) faults.push('the same seed gave another ledger')
process.stdout.write(`season: ${faults.length === 0 ? 'pass' : `fail\n${faults.join('\n')}`}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
