import type { InputOf } from '@xinghe/contract/call.ts'
import type { ActivityAction, joinActivity } from '@xinghe/contract/promotions.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ActivityView } from '@xinghe/rules/promotions/activity-view.ts'
import type { DrawProof } from '@xinghe/rules/promotions/draw-gift.ts'
import type { Streak } from '@xinghe/rules/promotions/sign-gift.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import type { LockScope } from '../../../ledger/awards/lock-person.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'
import type { DrawsView } from './draws-view.ts'

export interface ActivityParts extends Pick<Platform, 'sql' | 'secrets'> {
  /** Of the seeds that the wheel draws from. */
  readonly vault: SeedVault
}

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

/** What the page shows besides conditions and items; each kind fills its own part. */
export interface ViewMore {
  readonly streak?: Streak
  readonly draws?: DrawsView
}

/** A press that earns an award by itself, without a confirmation before. */
export interface Acting<Kind extends ActivityKind> {
  readonly asked: Asked<Kind>
  /** With the awards that exist. */
  readonly view: ActivityView
  readonly given: Pick<InputOf<typeof joinActivity>, 'period' | 'commit' | 'clientSeed'>
}

export interface Acted {
  readonly award: Award
  readonly proof?: DrawProof
}

type Act<Kind extends ActivityKind> = (
  tx: Tx,
  parts: ActivityParts,
  acting: Acting<Kind>,
) => Promise<Acted>

/**
 * How an activity of one kind works: it reads what the member has done, and the rules say which items that
 * earns. Items whose award exists already are marked by the caller.
 */
export interface Mechanic<Kind extends ActivityKind> {
  readonly kind: Kind
  readonly view: (db: Db, asked: Asked<Kind>) => Promise<ActivityView>
  /** Marks of a person of which each takes an item once, over all accounts. */
  readonly oncePer: readonly LockScope[]
  /** Instead of claiming items: the presses that this kind has. */
  readonly actions?: Readonly<Partial<Record<ActivityAction, Act<Kind>>>>
  readonly more?: (parts: ActivityParts, asked: Asked<Kind>) => Promise<ViewMore>
  /** What an award gives rise to, in its transaction. */
  readonly afterGrant?: (tx: Tx, asked: Asked<Kind>, award: Award) => Promise<void>
}
