import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { json, timestamp } from '../database/value.ts'
import type { TermsVersion } from './terms.ts'

/** All versions of these kinds, of one id or of all. */
export const readVersions = (
  db: Db,
  kinds: readonly string[],
  id: string | null = null,
): Promise<TermsVersion[]> => db<TermsVersion[]>`
  select kind, id, version, from_at as from, until_at as until, terms, texts
  from activity_version
  where kind = any(${[...kinds]}::text[]) and (${id}::text is null or id = ${id})
  order by kind, id, version`

export interface NewVersion {
  readonly kind: string
  readonly id: string
  readonly from: Instant
  readonly until: Instant | null
  readonly terms: unknown
  readonly texts: unknown
}

/** Locks the subject, so that two edits at once get two numbers. Returns the number. */
export const insertVersion = async (
  tx: Db,
  { kind, id, from, until, terms, texts }: NewVersion,
  now: Instant,
): Promise<number> => {
  await tx`insert into activity (kind, id) values (${kind}, ${id}) on conflict do nothing`
  await tx`select 1 from activity where kind = ${kind} and id = ${id} for update`
  const [row] = await tx<{ version: number }[]>`
    insert into activity_version (kind, id, version, from_at, until_at, terms, texts, made_at)
    select ${kind}, ${id},
           coalesce((select max(version) from activity_version where kind = ${kind} and id = ${id}), 0) + 1,
           ${timestamp(from)}, ${timestamp(until)}, ${json(terms)}, ${json(texts)}, ${timestamp(now)}
    returning version`
  if (row === undefined) throw new Error('a version was not written')
  return row.version
}

/** The first version of a subject that has none. */
export const seedVersion = async (tx: Db, version: NewVersion, now: Instant): Promise<void> => {
  const [known] = await tx`
    select 1 from activity where kind = ${version.kind} and id = ${version.id}`
  if (known === undefined) await insertVersion(tx, version, now)
}
