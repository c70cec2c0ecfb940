import { decodeTerms } from '@xinghe/contract/promotions-terms.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  activityKinds,
  activitySource,
  type ActivityKind,
  type AwardSource,
} from '@xinghe/rules/base/award.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ActivityTexts, Terms } from '@xinghe/rules/promotions/terms.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readVersions } from '../../../platform/terms/store.ts'
import { versionAfter, versionAt, type TermsVersion } from '../../../platform/terms/terms.ts'

/** One version of an activity. */
export interface Activity {
  readonly kind: ActivityKind
  readonly id: string
  readonly version: number
  readonly from: Instant
  readonly until: Instant | null
  readonly terms: Terms
  readonly texts: ActivityTexts
}

export type ActivityPhase = 'upcoming' | 'running' | 'ended'

export const phaseOf = ({ from, until }: Activity, now: Instant): ActivityPhase => {
  if (now < from) return 'upcoming'
  return until !== null && now >= until ? 'ended' : 'running'
}

export const sourceOf = ({ kind, id }: Activity): AwardSource => activitySource(kind, id)

const activityOf = ({ kind, id, version, from, until, terms, texts }: TermsVersion): Activity => ({
  kind: kind as ActivityKind,
  id,
  version,
  from,
  until,
  terms: decodeTerms(terms),
  // Written by `activity new`, which checks them.
  texts: texts as ActivityTexts,
})

/** The version of each activity that holds now; of one that has not begun, its first. */
export const currentActivities = async (
  db: Db,
  now: Instant,
  wanted: { readonly kind?: ActivityKind | undefined; readonly id?: string | undefined } = {},
): Promise<Activity[]> => {
  const kinds = wanted.kind === undefined ? activityKinds : [wanted.kind]
  const versions = await readVersions(db, kinds, wanted.id ?? null)
  return [...Map.groupBy(versions, ({ kind, id }) => `${kind}/${id}`).values()].flatMap((own) => {
    const version = versionAt(own, now) ?? versionAfter(own, now)
    return version === null ? [] : [activityOf(version)]
  })
}

/** An activity that runs; refuses one that is unknown, has not begun or is over. */
export const requireRunning = async (
  db: Db,
  kind: ActivityKind,
  id: string,
  now: Instant,
): Promise<Activity> => {
  const [activity] = await currentActivities(db, now, { kind, id })
  if (activity === undefined) throw new Refused('activity-unknown')
  const phase = phaseOf(activity, now)
  if (phase === 'upcoming') throw new Refused('activity-not-begun')
  if (phase === 'ended') throw new Refused('activity-over')
  return activity
}

/** One version, whether it holds now or not: of an order or a member that keeps it. */
export const readVersion = async (
  db: Db,
  kind: ActivityKind,
  id: string,
  version: number,
): Promise<Activity> => {
  const found = (await readVersions(db, [kind], id)).find((one) => one.version === version)
  if (found === undefined) throw new Error(`${kind}/${id} has no version ${version}`)
  return activityOf(found)
}
