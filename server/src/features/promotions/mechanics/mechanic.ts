import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ActivityView } from '@xinghe/rules/promotions/activity-view.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import type { LockScope } from '../../../ledger/awards/lock-person.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'

/** What a mechanic is asked about: one member in one version of an activity. */
export interface Asked<Kind extends ActivityKind> {
  readonly id: string
  readonly version: number
  readonly terms: TermsOf<Kind>
  readonly from: Instant
  readonly until: Instant | null
  readonly memberId: MemberId
  readonly now: Instant
}

/**
 * How an activity of one kind works: it reads what the member has done, and the rules say which items that
 * earns. Items whose award exists already are marked by the caller.
 */
export interface Mechanic<Kind extends ActivityKind> {
  readonly kind: Kind
  readonly view: (db: Db, asked: Asked<Kind>) => Promise<ActivityView>
  /** Marks of a person of which each takes an item once, over all accounts. */
  readonly oncePer: readonly LockScope[]
  /** What an award gives rise to, in its transaction. */
  readonly afterGrant?: (tx: Tx, asked: Asked<Kind>, award: Award) => Promise<void>
}
