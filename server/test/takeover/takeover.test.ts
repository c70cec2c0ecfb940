import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { runTakeovers } from './run-takeovers.ts'

it('a table whose owner is killed or hangs is finished by another process, and each bet is paid once', async () => {
  const database = await freshDatabase()
  const deeds = [
    { by: 'kill', phase: 'closed' },
    { by: 'pause', phase: 'drawn' },
  ] as const
  const plan = { seed: 15, deeds, roundsLeast: 0, leaseSeconds: 1, speed: 15 }
  const report = await runTakeovers(database, plan)
  expect(report.faults).toEqual([])
  expect(Object.keys(report.takeovers)).toHaveLength(2)
  expect(report.taken).toBeGreaterThan(0)
  expect(report.late).toBeGreaterThan(0)
  await database.close()
})
