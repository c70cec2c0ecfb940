import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { runPayoutKills } from './run-payout-kills.ts'

it('three processes that are killed at each step of the payout runs pay every award once, to the fen', async () => {
  const database = await freshDatabase()
  const plan = { seed: 7, each: 1, perKind: false, members: 800, days: 2 }
  const report = await runPayoutKills(database, plan)
  expect(report.faults).toEqual([])
  expect(report.kills).toBeGreaterThan(5)
  expect(report.lines).toBeGreaterThan(1_000)
  await database.close()
})
