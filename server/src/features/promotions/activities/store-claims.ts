import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** From where an award is claimed; empty where it is not known. */
export interface ClaimOrigin {
  readonly ip: string
  readonly device: string
}

/** How many other members have claimed from the same address or device within 24 hours. */
export const countOthers = async (
  db: Db,
  source: string,
  memberId: MemberId,
  { ip, device }: ClaimOrigin,
  now: Instant,
): Promise<number> => {
  const [row] = await db<{ others: number }[]>`
    select count(distinct member_id)::int as others from award_claim
    where source = ${source} and member_id <> ${memberId}
      and claimed_at > ${timestamp(later(now, -dayMs))}
      and ((ip <> '' and ip = ${ip}) or (device <> '' and device = ${device}))`
  return row?.others ?? 0
}

export const insertClaim = async (
  tx: Db,
  award: { readonly id: string; readonly source: string; readonly memberId: MemberId },
  { ip, device }: ClaimOrigin,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into award_claim (award_id, source, member_id, ip, device, claimed_at)
    values (${award.id}, ${award.source}, ${award.memberId}, ${ip}, ${device}, ${timestamp(now)})`
}
