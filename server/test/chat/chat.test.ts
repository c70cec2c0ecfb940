import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { runChat } from './run-chat.ts'

it('clients of three processes that are killed see one order, and nothing twice or lost', async () => {
  const database = await freshDatabase()
  const points = ['not committed', 'committed'] as const
  const plan = { seed: 11, clients: 50, messages: 1, each: 1, points, speed: 15 }
  const report = await runChat(database, plan)
  expect(report.faults).toEqual([])
  expect(Object.keys(report.kills)).toEqual(points)
  expect(report.acknowledged).toBeGreaterThan(40)
  expect(report.deleted).toBeGreaterThan(0)
  await database.close()
})
