import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** The fields of a member that the wallet reads. */
export interface Identity {
  readonly name: string
  readonly hasPhone: boolean
  readonly realNameHash: string | null
  readonly realNameMasked: string | null
  readonly hasWithdrawalPassword: boolean
  readonly phoneMasked: string | null
  readonly phoneBoundAt: Instant | null
}

export const readIdentity = async (db: Db, id: MemberId): Promise<Identity> => {
  const [row] = await db<Identity[]>`
    select name, has_phone as "hasPhone", real_name_hash as "realNameHash",
           real_name_masked as "realNameMasked",
           has_withdrawal_password as "hasWithdrawalPassword",
           phone_masked as "phoneMasked", phone_bound_at as "phoneBoundAt"
    from member_identity where id = ${id}`
  if (row === undefined) throw new Error('a session without a member')
  return row
}

export const readDemoMembers = async (db: Db): Promise<MemberId[]> => {
  const rows = await db<{ id: MemberId }[]>`
    select id from member_identity where demo and not simulated and state <> 'closed' order by id`
  return rows.map((row) => row.id)
}

/** Names are unique without case. */
export const findMemberByName = async (db: Db, name: string): Promise<MemberId | null> => {
  const [row] = await db<{ id: MemberId }[]>`
    select id from member_identity where lower(name) = ${name.toLowerCase()}`
  return row?.id ?? null
}
