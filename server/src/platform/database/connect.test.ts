import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import { connect, isConnectionLost, poolOf, type Sql } from './connect.ts'

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

it('ends a transaction that its process does not go on with, and others get its locks', async () => {
  await makeOwnTable(database.owner, 'held', 'id integer')
  await other`insert into held values (1)`
  const hanging = connect(database.url, { max: 1, name: 'test', hangingMs: 50 })
  const work = hanging.begin(async (tx) => {
    await tx`select id from held for update`
    // Waits for the lock that this process holds.
    await other`update held set id = 2`
    await tx`select 1`
  })
  await expect(work).rejects.toSatisfy(isConnectionLost)
  expect(await other`select id from held`).toEqual([{ id: 2 }])
  await hanging.end()
})
