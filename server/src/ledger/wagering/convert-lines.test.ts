import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { insertManyMembers } from '../../../test/many-members.ts'
import { connect } from '../../platform/database/connect.ts'
import { migrate, migrationsFolder } from '../../platform/database/migrate.ts'

const migration = '0039-wagering.sql'

it('open award lines from before wagering keep what they were filled with', async () => {
  const database = await emptyDatabase()
  const sql = connect(database.ownerUrl, { max: 2, name: 'test' })
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
  const copy = async (isWanted: (name: string) => boolean): Promise<void> => {
    for (const name of (await readdir(migrationsFolder)).filter(isWanted))
      await cp(join(migrationsFolder, name), join(folder, name))
  }
  try {
    await copy((name) => name < migration)
    await migrate(sql, folder)
    await insertManyMembers(sql, ['mem_open', 'mem_done', 'mem_none'], instant(0))
    await sql`
      insert into turnover_line (member_id, kind, cause, asked, done, made_at, released_at)
      values ('mem_open', 'deposit', 'd1', 500, 300, now(), null),
             ('mem_open', 'award', 'a1', 1000, 400, now(), null),
             ('mem_open', 'award', 'a2', 800, 0, now(), null),
             ('mem_open', 'award', 'a3', 700, 100, now(), now()),
             ('mem_done', 'award', 'a4', 900, 900, now(), null),
             ('mem_none', 'deposit', 'd2', 100, 0, now(), null)`
    await copy((name) => name === migration)
    await migrate(sql, folder)

    const wagerings = await sql`
      select id, member_id as "memberId", deposits_done as "depositsDone", ended_at as "endedAt"
      from wagering`
    expect(wagerings).toMatchObject([{ memberId: 'mem_open', depositsDone: 300n, endedAt: null }])
    const lines = await sql<{ cause: string }[]>`
      select cause from turnover_line where wagering_id is not null order by cause`
    expect(lines.map(({ cause }) => cause)).toEqual(['a1', 'a2'])
    const play = await sql`select category, turnover, counted, filled from wagering_play`
    expect([...play]).toEqual([{ category: 'TY', turnover: 0n, counted: 400n, filled: true }])
  } finally {
    await sql.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
