import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Tx } from '../database/connect.ts'
import type { AuditAction } from './actions.ts'
import * as store from './store.ts'

export interface AuditLine {
  /** The operator's name; the member's id, or a part of the site such as `site`, for acts of no operator. */
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
