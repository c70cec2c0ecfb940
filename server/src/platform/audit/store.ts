import type { Db } from '../database/connect.ts'
import { json, timestamp } from '../database/value.ts'
import type { AuditLine } from './audit.ts'

export const insertLine = async (db: Db, line: AuditLine): Promise<string> => {
  const [row] = await db<{ id: string }[]>`
    insert into audit_line (actor, action, subject, detail, made_at)
    values (${line.actor}, ${line.action}, ${line.subject}, ${json(line.detail)}, ${timestamp(line.now)})
    returning id::text as id`
  if (row === undefined) throw new Error('an audit line was not written')
  return row.id
}
