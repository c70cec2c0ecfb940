import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { connect, poolOf, type Sql } from './connect.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let other: Sql
beforeAll(async () => {
  database = await freshDatabase()
  other = connect(database.url, { max: 1, name: 'test' })
})
afterAll(async () => {
  await other.end()
  await database.close()
})

it('gives a transaction the pool object of its pool', async () => {
  const { sql } = database
  await sql.begin(async (tx) => {
    expect(poolOf(tx)).toBe(poolOf(sql))
  })
  await other.begin(async (tx) => expect(poolOf(tx)).not.toBe(poolOf(sql)))
})
