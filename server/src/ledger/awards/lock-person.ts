import { Refused } from '@xinghe/contract/refusal.ts'
import type { AwardSource } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../platform/database/connect.ts'

/** Marks by which two accounts are known to be of one person. */
export const lockScopes = ['name', 'phone', 'card', 'browser'] as const
export type LockScope = (typeof lockScopes)[number]

interface Mark {
  readonly scope: LockScope
  readonly hash: string
}

const readMarks = (db: Db, memberId: MemberId): Promise<Mark[]> => db<Mark[]>`
  select distinct scope, hash from person_mark where member_id = ${memberId}`

/**
 * Takes an award for all marks of the member, so that no other account of the same person takes it; refuses
 * with the mark that was used before. In the transaction that writes the award.
 */
export const lockPerson = async (
  tx: Db,
  { id, memberId, source }: { id: string; memberId: MemberId; source: AwardSource },
  scopes: readonly LockScope[],
): Promise<void> => {
  const marks = (await readMarks(tx, memberId)).filter(({ scope }) => scopes.includes(scope))
  for (const { scope, hash } of marks) {
    const { count } = await tx`
      insert into award_lock (source, scope, hash, award_id)
      values (${source}, ${scope}, ${hash}, ${id})
      on conflict do nothing`
    if (count === 1) continue
    const [other] = await tx`
      select 1 from award_lock l join award a on a.id = l.award_id
      where l.source = ${source} and l.scope = ${scope} and l.hash = ${hash}
        and a.member_id <> ${memberId}`
    if (other !== undefined) throw new Refused('award-taken-elsewhere', { scope })
  }
}

/** Whether two accounts are known to be of one person. */
export const isSamePerson = async (db: Db, one: MemberId, other: MemberId): Promise<boolean> => {
  const [own, others] = await Promise.all([readMarks(db, one), readMarks(db, other)])
  return own.some(({ scope, hash }) => others.some((it) => it.scope === scope && it.hash === hash))
}

/** The mark by which another account of the same person has taken an award of this source; else null. */
export const takenElsewhere = async (
  db: Db,
  memberId: MemberId,
  source: AwardSource,
  scopes: readonly LockScope[],
): Promise<LockScope | null> => {
  const marks = (await readMarks(db, memberId)).filter(({ scope }) => scopes.includes(scope))
  const [taken] = await db<{ scope: LockScope }[]>`
    select l.scope from award_lock l join award a on a.id = l.award_id
    join unnest(${marks.map(({ scope }) => scope)}::text[], ${marks.map(({ hash }) => hash)}::text[])
      as mark (scope, hash) on mark.scope = l.scope and mark.hash = l.hash
    where l.source = ${source} and a.member_id <> ${memberId} limit 1`
  return taken?.scope ?? null
}
