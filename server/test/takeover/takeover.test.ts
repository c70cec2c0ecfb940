import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { runTakeovers } from './run-takeovers.ts'

it('a table whose owner is killed after the close is finished by another process, and each bet is paid once', async () => {
  const database = await freshDatabase()
  const deeds = [{ by: 'kill', phase: 'closed' }] as const
  const plan = { seed: 15, deeds, roundsLeast: 0, leaseSeconds: 1, speed: 15 }
  const report = await runTakeovers(database, plan)
  expect(report.faults).toEqual([])
  expect(report.takeovers).toEqual({ 'kill closed': 1 })
  expect(report.taken).toBeGreaterThan(0)
  expect(report.late).toBeGreaterThan(0)
  await database.close()
})
