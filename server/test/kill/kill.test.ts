import { expect, it } from 'vitest'
import { runKills } from './run-kills.ts'

it('loses and doubles no movement, bet, cash out or round when server and database are killed under load', async () => {
  const plan = {
    seed: 20_261,
    server: 1,
    database: 1,
    drain: 0,
    players: 4,
    answersMost: 20,
    minutesMost: 2,
  }
  const report = await runKills(plan)
  expect(report.faults).toEqual([])
  expect(report.kills).toEqual({ server: 1, database: 1, drain: 0 })
  for (const count of [
    'deposits',
    'withdrawals',
    'transfers',
    'bets',
    'cashOuts',
    'spins',
    'slips',
    'shots',
    'askedAgain',
  ] as const)
    expect(report[count], count).toBeGreaterThan(0)
})
