import type { JSONValue } from 'postgres'
import type { Db } from '../database/connect.ts'
import type { AuditLine } from './audit.ts'

export const insertLine = async (db: Db, line: AuditLine): Promise<void> => {
  await db`
    insert into audit_line (actor, action, subject, detail, made_at)
    values (${line.actor}, ${line.action}, ${line.subject}, ${db.json(line.detail as JSONValue)}, ${line.now})`
}
