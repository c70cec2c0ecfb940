import { expect, it } from 'vitest'
import { migratedDatabase } from '../database.ts'
import { runClub } from './run-club.ts'

it('a few days of the club keep its budgets, and one person or opposite bets gain nothing more', async () => {
  const database = await migratedDatabase()
  const plan = { seed: 3, days: 6, members: 40, pressesEvery: 3 }
  const { faults, lines } = await runClub(database, plan)
  expect(faults).toEqual([])
  for (const source of ['firstDeposit/1', 'newTask/1', 'drawGift/1', 'rebate'])
    expect(lines.some((line) => line.startsWith(source))).toBe(true)
  await database.drop()
})
