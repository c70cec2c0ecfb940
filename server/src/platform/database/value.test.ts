import { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../test/database.ts'
import { makeOwnTable } from '../../../test/own-table.ts'
import { json, timestamp, type Value } from './value.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const at = instant(Date.UTC(2026, 10, 16, 13, 50, 42, 123))
const nested = { text: `it's "quoted", 中文`, list: [1, { deep: null }] }

const answers: readonly (readonly [type: string, bound: Value, read: unknown])[] = [
  ['bigint', 9_007_199_254_740_993n, 9_007_199_254_740_993n],
  ['integer', -7, -7],
  ['double precision', 0.25, 0.25],
  ['numeric', '1.50', '1.50'],
  ['boolean', false, false],
  ['text', `a\\b"c'd`, `a\\b"c'd`],
  ['text', null, null],
  ['bytea', Buffer.from([0, 255, 92]), Buffer.from([0, 255, 92])],
  ['timestamptz', timestamp(at), at],
  ['timestamptz', timestamp(null as Instant | null), null],
  ['date', '2026-11-16', '2026-11-16'],
  ['jsonb', json(nested), nested],
  ['jsonb', json([1, 'two']), [1, 'two']],
  ['text[]', ['a,b', '"', '\\', '', '{}'], ['a,b', '"', '\\', '', '{}']],
  ['integer[]', [1, 2], [1, 2]],
  ['bigint[]', [1n, null], [1n, null]],
  ['boolean[]', [true, false], [true, false]],
  ['timestamptz[]', [timestamp(at)], [at]],
]

it.each(answers)('binds and reads %s %s', async (type, bound, read) => {
  const cast = raw(`::${type}`)
  const [row] = await database.sql<{ value: unknown }[]>`select ${bound}${cast} as value`
  expect(row?.value).toEqual(read)
})

it('counts the rows that a statement changed', async () => {
  const { sql } = database
  await makeOwnTable(database.owner, 'numbered', 'number integer')
  expect((await sql`insert into numbered select generate_series(1, 5)`).count).toBe(5)
  expect((await sql`delete from numbered where number > ${3}`).count).toBe(2)
  expect(await sql`select number from numbered order by number`).toEqual([
    { number: 1 },
    { number: 2 },
    { number: 3 },
  ])
})
