import type { LegalDocument } from '@xinghe/contract/site-legal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { LegalName } from '@xinghe/rules/site/legal.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier } from '../../../platform/database/statement.ts'
import { json, timestamp } from '../../../platform/database/value.ts'

const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

export interface LegalVersionRow {
  readonly version: number
  readonly publishedAt: Instant
  readonly change: string
}

/** Newest first. */
export const readLegalVersions = (
  db: Db,
  name: LegalName,
  language: Language,
): Promise<LegalVersionRow[]> => db<LegalVersionRow[]>`
  select version, published_at as "publishedAt",
         ${identifier(`change_${script(language)}`)} as change
  from legal_version where name = ${name} order by version desc`

export const readLegalDocument = async (
  db: Db,
  name: LegalName,
  version: number,
  language: Language,
): Promise<LegalDocument | null> => {
  const [row] = await db<{ document: LegalDocument }[]>`
    select ${identifier(`document_${script(language)}`)} as document
    from legal_version where name = ${name} and version = ${version}`
  return row?.document ?? null
}

export interface BilingualVersion {
  readonly name: LegalName
  readonly changeCn: string
  readonly changeTw: string
  readonly documentCn: LegalDocument
  readonly documentTw: LegalDocument
  readonly now: Instant
}

/** Under a lock, so that two publications at once get two numbers. Returns the number. */
export const insertLegalVersion = async (tx: Db, written: BilingualVersion): Promise<number> => {
  const { name } = written
  await tx`select pg_advisory_xact_lock(hashtextextended(${`legal ${name}`}, 0))`
  const [row] = await tx<{ version: number }[]>`
    insert into legal_version
      (name, version, published_at, change_cn, change_tw, document_cn, document_tw)
    select ${name},
           coalesce((select max(version) from legal_version where name = ${name}), 0) + 1,
           ${timestamp(written.now)}, ${written.changeCn}, ${written.changeTw},
           ${json(written.documentCn)}, ${json(written.documentTw)}
    returning version`
  if (row === undefined) throw new Error('a version was not written')
  return row.version
}

export interface DueVersion {
  readonly name: LegalName
  readonly version: number
}

/** The first version was there before there were versions, so nobody is asked about it. */
export const readDueVersions = (db: Db, memberId: MemberId): Promise<DueVersion[]> => db<
  DueVersion[]
>`
  select v.name, v.version
  from legal_version v join member m on m.id = ${memberId}
  where v.version > 1 and v.published_at > m.registered_at
    and not exists (
      select 1 from legal_version later where later.name = v.name and later.version > v.version)
    and not exists (
      select 1 from legal_acceptance a
      where a.member_id = m.id and a.name = v.name and a.version = v.version)
  order by v.name desc`

export interface Acceptance {
  readonly memberId: MemberId
  readonly name: LegalName
  readonly version: number
  readonly now: Instant
}

/** Returns when the version was accepted first. */
export const insertAcceptance = async (
  db: Db,
  { memberId, name, version, now }: Acceptance,
): Promise<Instant> => {
  const [row] = await db<{ acceptedAt: Instant }[]>`
    insert into legal_acceptance (member_id, name, version, accepted_at)
    values (${memberId}, ${name}, ${version}, ${timestamp(now)})
    on conflict (member_id, name, version) do update set accepted_at = legal_acceptance.accepted_at
    returning accepted_at as "acceptedAt"`
  if (row === undefined) throw new Error('an acceptance was not written')
  return row.acceptedAt
}
