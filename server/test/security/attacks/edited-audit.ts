import { writeAuditLine } from '../../../src/platform/audit/audit.ts'
import type { Head } from '../../../src/platform/audit/head.ts'
import { sealLines } from '../../../src/platform/audit/seal-lines.ts'
import { verifyLines, verifyLinesSnapshot } from '../../../src/platform/audit/verify-lines.ts'
import { systemClock } from '../../../src/platform/clock/clock.ts'
import type { Sql } from '../../../src/platform/database/connect.ts'
import { freshDatabase } from '../../database.ts'
import { until } from '../../until.ts'
import type { Attack } from '../attack.ts'

/** Over the connection of the site. */
const refused = [
  `update audit_line set actor = 'bob'`,
  `update audit_line set after = null where action = 'set-setting'`,
  `delete from audit_line`,
  `truncate audit_line`,
  `update audit_seal set hash = ''`,
  `delete from audit_seal`,
  `truncate audit_seal`,
]

/** With all rights and without triggers. */
const found = [
  `update audit_line set actor = 'bnn' where id = 2`,
  `update audit_line set action = 'set-settinh' where id = 2`,
  `update audit_line set subject = 'boom' where id = 2`,
  `update audit_line set detail = '{"reason": "x"}' where id = 2`,
  `update audit_line set before = '{"on": 2}' where id = 2`,
  `update audit_line set after = null where id = 2`,
  `update audit_line set made_at = made_at + interval '1 microsecond' where id = 2`,
  `update audit_line set actor = actor || 's', action = substr(action, 2) where id = 2`,
  `delete from audit_line where id = 2`,
  `delete from audit_line where id = (select max(id) from audit_line)`,
  `insert into audit_line (tx, actor, action, subject, detail, made_at) values ('1', 'ann', 'set-setting', 'book', '{}', now())`,
  `update audit_seal set hash = sha256('x') where number = 1`,
  `update audit_seal set rows = rows + 1 where number = 2`,
  `delete from audit_seal where number = 1`,
  `delete from audit_seal where number = 2`,
]

const lastSeal = `(select max(number) from audit_seal)`

/** Found against a seal that was noted outside of the database: the rest is a chain of its own. */
const cutShort = [
  `delete from audit_seal where number = ${lastSeal}`,
  `delete from audit_line where (tx, id) >
     (select up_to_tx, up_to_id from audit_seal where number = ${lastSeal} - 1);
   delete from audit_seal where number = ${lastSeal}`,
]

const writeAndSeal = async (sql: Sql): Promise<void> => {
  for (const on of [0, 1, 2])
    await sql.begin((tx) =>
      writeAuditLine(tx, {
        actor: 'ann',
        action: 'set-setting',
        subject: 'book',
        detail: {},
        before: { on },
        after: { on: on + 1 },
        now: systemClock.now(),
      }),
    )
  // Transactions in other databases of the cluster can delay sealing for a moment.
  await until('sealed lines', async () => {
    await sealLines({ sql, clock: systemClock })
    return (await verifyLines(sql)).unsealed === 0 ? true : null
  })
}

/** What verifying finds after a change with all rights; the change is then undone. */
const differencesAfter = async (owner: Sql, deed: string, known: Head | null): Promise<number> => {
  const undone = new Error('undone')
  let differences = 0
  await owner
    .begin(async (tx) => {
      for (const table of ['audit_line', 'audit_seal'])
        await tx.unsafe(`alter table ${table} disable trigger user`)
      await tx.unsafe(deed)
      differences = (await verifyLinesSnapshot(tx, known)).differences.length
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return differences
}

/** Rewrites what operators did, by the site's connection and by that of the owner. */
export const attack: Attack = {
  item: 'audit',
  title: 'what an operator did is neither changed nor removed unseen',
  async run() {
    const database = await freshDatabase()
    const { sql } = database
    const breaches: string[] = []
    try {
      for (let rounds = 0; rounds < 3; rounds += 1) await writeAndSeal(sql)
      const { head, differences } = await verifyLines(sql)
      breaches.push(...differences)
      for (const deed of refused)
        await sql.unsafe(deed).then(
          () => breaches.push(`taken: ${deed}`),
          () => undefined,
        )
      for (const [deeds, known] of [
        [found, null],
        [cutShort, head],
      ] as const)
        for (const deed of deeds)
          if ((await differencesAfter(database.owner, deed, known)) === 0)
            breaches.push(`not found: ${deed}`)
    } finally {
      await database.close()
    }
    const tried = refused.length + found.length + cutShort.length
    return { tried: `${tried} changes of lines and seals`, breaches }
  },
}
