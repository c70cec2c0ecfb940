import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import * as store from './store.ts'

export interface AuditLine {
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: object
  readonly now: Instant
}

/** Append-only record of operators' commands; returns the id of the new line. */
export const writeAuditLine = (db: Db, line: AuditLine): Promise<string> =>
  store.insertLine(db, line)
