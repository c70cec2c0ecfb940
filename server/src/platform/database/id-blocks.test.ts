import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { openIdBlocks } from './id-blocks.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('callers that wait together share one block, and get ascending numbers', async () => {
  const { sql, owner } = database
  const blocks = openIdBlocks(sql, 'game_bet_block', 1_000)
  const taken = await Promise.all([300, 300, 300, 300].map((wanted) => blocks.take(wanted)))
  const [row] = await owner<{ last: bigint }[]>`select last_value as last from game_bet_block`
  const numbers = taken.flat()
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(numbers).size).toBe(1_200)
  expect(row?.last).toBe(1_001n)
})
