import { expect, it } from 'vitest'
import { runKills } from './run-kills.ts'

it('loses and doubles no movement and no bet when server and database are killed under load', async () => {
  const plan = { seed: 20_261, server: 1, database: 1, players: 3, answersMost: 20, minutesMost: 2 }
  const report = await runKills(plan)
  expect(report.kills).toEqual({ server: 1, database: 1 })
  for (const count of ['deposits', 'withdrawals', 'transfers', 'bets', 'askedAgain'] as const)
    expect(report[count], count).toBeGreaterThan(0)
  expect(report.faults).toEqual([])
})
