import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { sessionIdleMs, sessionLongestMs } from '@xinghe/rules/account/session-age.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export type MemberState = 'active' | 'frozen' | 'closed'

export interface NewMember {
  readonly id: MemberId
  readonly name: string
  readonly nameKey: string
  readonly passwordHash: string
  readonly rCode: string
  readonly iCode: string
  /** Under whose code the member registers. */
  readonly agentId: MemberId | null
  readonly domain: string
  readonly ip: string
  readonly uuid: string
  readonly device: string
  readonly demo: boolean
  readonly vipGrade: number
  readonly now: Instant
}

/** False when the name is taken, without aborting the transaction. */
export const insertMember = async (db: Db, made: NewMember): Promise<boolean> => {
  const rows = await db`
    insert into member (id, name, name_key, password_hash, r_code, i_code, agent_id, domain, registered_ip,
                        registered_uuid, registered_device, registered_at, agreed_at, demo, vip_grade)
    values (${made.id}, ${made.name}, ${made.nameKey}, ${made.passwordHash}, ${made.rCode},
            ${made.iCode}, ${made.agentId}, ${made.domain}, ${made.ip}, ${made.uuid}, ${made.device}, ${timestamp(made.now)},
            ${timestamp(made.now)}, ${made.demo}, ${made.vipGrade})
    on conflict (name_key) do nothing returning 1`
  return rows.length === 1
}

export interface Credentials {
  readonly id: MemberId
  readonly passwordHash: string
}

export const findCredentials = async (db: Db, nameKey: string): Promise<Credentials | null> => {
  const [row] = await db<Credentials[]>`
    select id, password_hash as "passwordHash" from member where name_key = ${nameKey}`
  return row ?? null
}

export interface LockedMember {
  readonly state: MemberState
  readonly passwordHash: string
}

/**
 * Serialises logins of one member with each other, so that the count of sessions is right, and with changes of
 * the password.
 */
export const lockMember = async (db: Db, id: MemberId): Promise<LockedMember | null> => {
  const [row] = await db<LockedMember[]>`
    select state, password_hash as "passwordHash" from member where id = ${id} for no key update`
  return row ?? null
}

export const markLogin = async (db: Db, id: MemberId, now: Instant): Promise<void> => {
  await db`update member set last_login_at = ${timestamp(now)} where id = ${id}`
}

/** Only a browser that sends an id can become a known device. */
export const rememberDevice = async (
  db: Db,
  memberId: MemberId,
  { uuid, browser }: { readonly uuid: string; readonly browser: string },
  now: Instant,
): Promise<void> => {
  if (uuid === '') return
  await db`
    insert into member_device (member_id, uuid, browser, first_seen_at, last_seen_at)
    values (${memberId}, ${uuid}, ${browser}, ${timestamp(now)}, ${timestamp(now)})
    on conflict (member_id, uuid)
    do update set last_seen_at = excluded.last_seen_at, browser = excluded.browser`
}

export interface Member {
  readonly id: MemberId
  readonly name: string
  readonly state: MemberState
  readonly avatar: string | null
  readonly phoneMasked: string | null
  readonly realNameMasked: string | null
  readonly emailMasked: string | null
  readonly gender: 0 | 1 | 2
  readonly birthday: string | null
  readonly hasWithdrawalPassword: boolean
  readonly passwordChangedAt: Instant | null
  readonly ownAvatar: string | null
  readonly stateReason: string | null
  readonly vipGrade: number
  readonly registeredAt: Instant
}

export const findMember = async (db: Db, id: MemberId): Promise<Member | null> => {
  const [row] = await db<Member[]>`
    select id, name, state, avatar, phone_masked as "phoneMasked",
           real_name_masked as "realNameMasked", email_masked as "emailMasked", gender,
           birthday::text as birthday, password_changed_at as "passwordChangedAt",
           withdrawal_password_hash is not null as "hasWithdrawalPassword",
           own_avatar as "ownAvatar", state_reason as "stateReason",
           vip_grade as "vipGrade", registered_at as "registeredAt"
    from member where id = ${id}`
  return row ?? null
}

/** The open sessions beyond the newest `keep`, oldest first. */
export const sessionsBeyond = async (
  db: Db,
  memberId: MemberId,
  keep: number,
  now: Instant,
): Promise<string[]> => {
  const rows = await db<{ hash: string }[]>`
    select token_hash as hash from session
    where member_id = ${memberId} and ended_at is null
      and last_seen_at > ${timestamp(later(now, -sessionIdleMs))} and made_at > ${timestamp(later(now, -sessionLongestMs))}
    order by made_at desc, token_hash offset ${keep}`
  return rows.map((row) => row.hash).toReversed()
}

const grantLifeMs = 60 * secondMs

export const insertGrant = async (
  db: Db,
  memberId: MemberId,
  uuid: string,
  now: Instant,
): Promise<void> => {
  if (uuid === '') return
  await db`
    insert into login_grant (member_id, uuid, made_at) values (${memberId}, ${uuid}, ${timestamp(now)})`
}

/** True for the one call that gets it. */
export const takeGrant = async (
  db: Db,
  nameKey: string,
  uuid: string,
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    delete from login_grant g using member m
    where m.id = g.member_id and m.name_key = ${nameKey} and g.uuid = ${uuid}
      and g.made_at > ${timestamp(later(now, -grantLifeMs))}
    returning 1`
  return rows.length === 1
}

export const purgeGrants = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`delete from login_grant where made_at < ${timestamp(before)}`
  return result.count
}
