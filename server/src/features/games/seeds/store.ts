import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { SealedSeed } from '../../../platform/secrets/seed-vault.ts'

export interface SeedRow extends SealedSeed {
  readonly memberId: MemberId
  readonly seedId: string
  readonly nextHash: string
  readonly clientSeed: string | null
  readonly nonce: number
  readonly readyAt: Instant
}

/** In the order of the members, so that two batches cannot wait for each other. */
export const lockRows = (db: Db, members: readonly MemberId[]): Promise<SeedRow[]> => db<SeedRow[]>`
  select member_id as "memberId", seed_id::text as "seedId", sealed, hash, next_hash as "nextHash",
         client_seed as "clientSeed", nonce, ready_at as "readyAt"
  from game_seed where member_id = any(${members}::text[]) order by member_id for update`

export const readRow = async (db: Db, memberId: MemberId): Promise<SeedRow | null> => {
  const [row] = await db<SeedRow[]>`
    select member_id as "memberId", seed_id::text as "seedId", sealed, hash, next_hash as "nextHash",
           client_seed as "clientSeed", nonce, ready_at as "readyAt"
    from game_seed where member_id = ${memberId}`
  return row ?? null
}

/** Does nothing where the member has seeds already. */
export const insertRow = async (
  db: Db,
  memberId: MemberId,
  [current, next]: readonly [SealedSeed, SealedSeed],
  now: Instant,
): Promise<void> => {
  await db`
    insert into game_seed (member_id, sealed, hash, next_sealed, next_hash, made_at)
    values (${memberId}, ${current.sealed}, ${current.hash}, ${next.sealed}, ${next.hash},
            ${timestamp(now)})
    on conflict (member_id) do nothing`
}

export interface SeedUse {
  readonly memberId: MemberId
  /** Of the next round. */
  readonly nonce: number
  /** Earliest start of the next round. */
  readonly readyAt: Instant
}

export const writeUses = async (db: Db, uses: readonly SeedUse[]): Promise<void> => {
  await db`
    update game_seed s set nonce = u.nonce, ready_at = u.ready_at
    from unnest(${uses.map((use) => use.memberId)}::text[], ${uses.map((use) => use.nonce)}::int[],
                ${uses.map((use) => timestamp(use.readyAt))}::timestamptz[])
      as u (member_id, nonce, ready_at)
    where s.member_id = u.member_id`
}

export const writeClientSeed = async (
  db: Db,
  memberId: MemberId,
  clientSeed: string,
): Promise<void> => {
  await db`update game_seed set client_seed = ${clientSeed} where member_id = ${memberId}`
}

export const insertRevealed = async (
  db: Db,
  memberId: MemberId,
  serverSeed: string,
  now: Instant,
): Promise<void> => {
  await db`
    insert into game_seed_revealed (seed_id, member_id, server_seed, hash, rounds, made_at, revealed_at)
    select seed_id, member_id, ${serverSeed}, hash, nonce, made_at, ${timestamp(now)}
    from game_seed where member_id = ${memberId}`
}

/** The announced seed comes into use, and `next` is announced. */
export const advanceRow = async (
  db: Db,
  memberId: MemberId,
  next: SealedSeed,
  clientSeed: string,
  now: Instant,
): Promise<void> => {
  await db`
    update game_seed
    set seed_id = nextval('game_seed_number'), sealed = next_sealed, hash = next_hash,
        next_sealed = ${next.sealed}, next_hash = ${next.hash}, client_seed = ${clientSeed}, nonce = 0,
        made_at = ${timestamp(now)}
    where member_id = ${memberId}`
}

export interface RevealedSeed {
  readonly seedId: string
  readonly serverSeed: string
  readonly hash: string
  readonly rounds: number
  readonly revealedAt: Instant
}

export const readRevealed = (
  db: Db,
  memberId: MemberId,
  limit: number,
): Promise<RevealedSeed[]> => db<RevealedSeed[]>`
  select seed_id::text as "seedId", server_seed as "serverSeed", hash, rounds,
         revealed_at as "revealedAt"
  from game_seed_revealed where member_id = ${memberId} order by seed_id desc limit ${limit}`
/** Whether this login has entered a venue of this site under this uid, and nothing has ended that since. */
export const isLaunched = async (
  db: Db,
  launch: { readonly uid: string; readonly memberId: MemberId; readonly sessionHash: string },
): Promise<boolean> => {
  const [row] = await db`
    select 1 from venue_launch l join venue_channel c on c.code = l.venue
    where l.uid = ${launch.uid} and l.member_id = ${launch.memberId}
      and l.session_hash = ${launch.sessionHash} and l.ended_at is null and c.kind = 'in-house'`
  return row !== undefined
}

/** Asked under the lock of the member's seeds, which dealing a hand takes too. */
export const hasOpenHand = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const [row] = await db`select 1 from game_hand where member_id = ${memberId} limit 1`
  return row !== undefined
}
