import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Tx } from '../database/connect.ts'
import type { AuditAction } from './actions.ts'
import * as store from './store.ts'

export interface AuditLine {
  /** The name of the operator, the id of the member, or the part of the site (`site`) that acted. */
  readonly actor: string
  readonly action: AuditAction
  readonly subject: string
  /** The reason and other circumstances. */
  readonly detail: object
  /**
   * What the act changed. Null where nothing was there before or nothing is left; both are null for an act
   * that only reads. Lines stay for ever: no member's own words, no phone, card or name in the clear.
   */
  readonly before: object | null
  readonly after: object | null
  readonly now: Instant
}

/**
 * The line is part of the transaction of its act, so that neither is there without the other. Returns the
 * id of the line.
 */
export const writeAuditLine = (tx: Tx, line: AuditLine): Promise<string> =>
  store.insertLine(tx, line)
