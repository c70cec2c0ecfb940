import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { SealedSeed } from '../../../platform/secrets/seed-vault.ts'

/** Whose wheel. */
export interface Wheel {
  readonly memberId: MemberId
  readonly id: string
}

interface WaitingSeed extends SealedSeed {
  readonly nonce: number
}

/** Makes the seed of the next draw where none waits; of several at once one stays. */
export const insertWaiting = async (
  db: Db,
  { memberId, id }: Wheel,
  { sealed, hash }: SealedSeed,
  now: Instant,
): Promise<void> => {
  await db`
    insert into draw_seed (member_id, activity_id, nonce, sealed, hash, made_at)
    select ${memberId}, ${id},
           coalesce((select max(nonce) + 1 from draw_seed
                     where member_id = ${memberId} and activity_id = ${id}), 0),
           ${sealed}, ${hash}, ${timestamp(now)}
    where not exists (select 1 from draw_seed
                      where member_id = ${memberId} and activity_id = ${id} and drawn_at is null)
    on conflict do nothing`
}

/** The seed of the next draw; null before the member has seen its commitment. */
export const findWaiting = async (db: Db, { memberId, id }: Wheel): Promise<WaitingSeed | null> => {
  const [row] = await db<WaitingSeed[]>`
    select nonce, sealed, hash from draw_seed
    where member_id = ${memberId} and activity_id = ${id} and drawn_at is null`
  return row ?? null
}

export interface DrawnRow extends SealedSeed {
  readonly nonce: number
  readonly clientSeed: string
  readonly value: number
  readonly prize: number
}

export const markDrawn = async (
  tx: Db,
  { memberId, id }: Wheel,
  { nonce, clientSeed, value, prize }: Omit<DrawnRow, keyof SealedSeed>,
  { version, awardId }: { readonly version: number; readonly awardId: string },
  now: Instant,
): Promise<void> => {
  await tx`
    update draw_seed set version = ${version}, client_seed = ${clientSeed}, value = ${value},
                         prize = ${prize}, award_id = ${awardId}, drawn_at = ${timestamp(now)}
    where member_id = ${memberId} and activity_id = ${id} and nonce = ${nonce}`
}

/** The newest draws under one version of the terms. */
export const readDrawn = (
  db: Db,
  { memberId, id }: Wheel,
  version: number,
  most: number,
): Promise<(DrawnRow & { amount: Fen; at: Instant })[]> => db`
  select d.nonce, d.sealed, d.hash, d.client_seed as "clientSeed", d.value, d.prize, a.amount,
         d.drawn_at as at
  from draw_seed d join award a on a.id = d.award_id
  where d.member_id = ${memberId} and d.activity_id = ${id} and d.version = ${version}
  order by d.nonce desc limit ${most}`
