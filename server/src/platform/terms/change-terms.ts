import type { Instant } from '@xinghe/rules/base/instant.ts'
import { writeAuditLine } from '../audit/audit.ts'
import type { Sql } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'
import { insertVersion, readVersions } from './store.ts'
import { versionAt, type TermsVersion } from './terms.ts'

/** Who changes terms, and why. */
export interface TermsChange {
  readonly kind: string
  readonly id: string
  readonly actor: string
  readonly reason: string
}

type Changed = Pick<TermsVersion, 'from' | 'until' | 'terms' | 'texts'>

const fieldsOf = ({ version, from, until, terms, texts }: Changed & { version: number }) => ({
  version,
  from: timestamp(from),
  until: timestamp(until),
  terms,
  texts,
})

const write = (
  sql: Sql,
  { kind, id, actor, reason }: TermsChange,
  changed: Changed,
  now: Instant,
): Promise<number> =>
  sql.begin(async (tx) => {
    const version = await insertVersion(tx, { kind, id, ...changed }, now)
    const versions = await readVersions(tx, [kind], id)
    const before = versions.find((one) => one.version === version - 1)
    await writeAuditLine(tx, {
      actor,
      action: 'change-terms',
      subject: `${kind}/${id}`,
      detail: { reason },
      before: before === undefined ? null : fieldsOf(before),
      after: fieldsOf({ version, ...changed }),
      now,
    })
    return version
  })

/** A new version from a future instant on; whoever joined an earlier one keeps it. */
export const addTerms = (
  sql: Sql,
  change: TermsChange,
  changed: Changed,
  now: Instant,
): Promise<number> => {
  if (changed.from <= now) throw new Error('new terms begin in the future')
  return write(sql, change, changed, now)
}

/** Ends what holds now: the same terms in a new version that has an end. */
export const endTerms = async (
  sql: Sql,
  change: TermsChange,
  until: Instant,
  now: Instant,
): Promise<number> => {
  if (until <= now) throw new Error('an end lies in the future')
  const current = versionAt(await readVersions(sql, [change.kind], change.id), now)
  if (current === null) throw new Error(`${change.kind}/${change.id} has no terms`)
  const { from, terms, texts } = current
  return write(sql, change, { from, until, terms, texts }, now)
}
