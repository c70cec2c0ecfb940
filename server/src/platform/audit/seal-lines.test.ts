import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDatabase, freshDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { systemClock } from '../clock/clock.ts'
import { connect, type Sql } from '../database/connect.ts'
import { migrate, migrationsFolder } from '../database/migrate.ts'
import { SealFault } from '../seals/seal.ts'
import { writeAuditLine } from './audit.ts'
import { headFrom, headText } from './head.ts'
import { sealLines } from './seal-lines.ts'
import { verifyLines, verifyLinesSnapshot } from './verify-lines.ts'

const write = (sql: Sql, subject: string) =>
  sql.begin((tx) =>
    writeAuditLine(tx, {
      actor: 'ann',
      action: 'set-setting',
      subject,
      detail: { reason: '核对' },
      before: null,
      after: { url: '/app/help', text: 'lone \ud83d' },
      now: systemClock.now(),
    }),
  )
/** Transactions in other databases of the cluster can delay sealing for a moment. */
const sealAll = (sql: Sql) =>
  until('sealed lines', async () => {
    await sealLines({ sql, clock: systemClock })
    const report = await verifyLines(sql)
    return report.unsealed === 0 ? report : null
  })

it('seals each line once and says which seal or line is not as it was written', async () => {
  const database = await freshDatabase()
  const { sql } = database
  await write(sql, 'first')
  const { head: first } = await sealAll(sql)
  await write(sql, 'second')
  expect(await verifyLines(sql, first)).toMatchObject({ lines: 2, unsealed: 1, differences: [] })
  const { head, seals } = await sealAll(sql)
  expect(head).toMatchObject({ number: String(seals) })
  expect(await verifyLines(sql, first)).toMatchObject({ lines: 2, differences: [] })

  const faultAfter = async (deed: string): Promise<string> => {
    let found = ''
    await database.owner
      .begin(async (tx) => {
        await tx.unsafe('alter table audit_line disable trigger user')
        await tx.unsafe('alter table audit_seal disable trigger user')
        await tx.unsafe(deed)
        found = (await verifyLinesSnapshot(tx, head)).differences.join('\n')
        throw new Error('undone')
      })
      .catch(() => undefined)
    return found
  }
  const [line] = await sql<{ place: string }[]>`
    select tx::text || '/' || id as place from audit_line where subject = 'second'`
  expect(await faultAfter(`update audit_line set actor = 'bnn' where subject = 'second'`)).toBe(
    `seal 2 does not fit its 1 rows from ${line?.place} to ${line?.place}`,
  )
  expect(await faultAfter(`delete from audit_line where subject = 'second'`)).toMatch(
    /^seal 2 covers rows up to .* that are gone$/,
  )
  expect(await faultAfter(`delete from audit_seal where number = 1`)).toBe('seal 1 is missing')
  expect(await faultAfter(`delete from audit_seal where number = 2`)).toBe('seal 2 is missing')
  expect(await faultAfter(`update audit_seal set hash = sha256('') where number = 2`)).toMatch(
    /^seal 2 does not fit.*\nseal 2 is 2:[0-9a-f]{64} instead of 2:[0-9a-f]{64}$/,
  )
  await database.close()
})

it('seals lines from before there were seals', async () => {
  const database = await emptyDatabase()
  const sql = connect(database.ownerUrl, { max: 2, name: 'test' })
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-migrations-'))
  const names = await readdir(migrationsFolder)
  const sealing = names.find((name) => name.endsWith('-audit.sql')) ?? ''
  for (const name of names)
    if (name < sealing) await cp(join(migrationsFolder, name), join(folder, name))
  await migrate(sql, folder)
  for (const subject of ['a', 'b'])
    await sql`
      insert into audit_line (actor, action, subject, detail, made_at)
      values ('command-line', 'set-setting', ${subject}, '{"value": 1}', now())`
  await migrate(sql, migrationsFolder)
  await write(sql, 'c')
  expect(await sealAll(sql)).toMatchObject({ lines: 3, differences: [] })
  await sql.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

it('refuses to continue when transaction ids have started again', async () => {
  const database = await freshDatabase()
  const { sql } = database
  await sql`insert into audit_seal values (1, '9000000000', 1, 1, '', now())`
  await expect(sealLines({ sql, clock: systemClock })).rejects.toThrow(SealFault)
  await database.close()
})

it('writes and reads the head of the chain', () => {
  const head = { number: '12', hash: Buffer.alloc(32, 7) }
  expect(headFrom(headText(head))).toEqual(head)
  for (const text of ['', '12', `0:${'0'.repeat(64)}`, `12:${'g'.repeat(64)}`, '12:ab'])
    expect(headFrom(text), text).toBeNull()
})
