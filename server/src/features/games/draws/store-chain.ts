import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface Chain {
  readonly id: number
  readonly table: SharedCode
  readonly start: string
  readonly length: number
  readonly saltSource: 'beacon' | 'local'
  readonly saltPromised: bigint
  readonly saltNumber: bigint | null
  readonly salt: string | null
  readonly madeAt: Instant
  /** Links that rounds have taken. */
  readonly used: number
}

/** The chains of a table, the oldest first. */
export const readChains = (db: Db, table: SharedCode): Promise<Chain[]> => db<Chain[]>`
  select c.id, c.table_code as "table", c.start, c.length, c.salt_source as "saltSource",
         c.salt_promised as "saltPromised", c.salt_number as "saltNumber", c.salt,
         c.made_at as "madeAt",
         coalesce((select max(r.link) from game_round r where r.chain_id = c.id), 0) as used
  from game_chain c where c.table_code = ${table} order by c.id`

export const insertChain = async (
  tx: Db,
  chain: {
    readonly table: SharedCode
    readonly start: string
    readonly length: number
    /** Of a beacon; null for a seal of the ledger. */
    readonly beaconRound: bigint | null
    /** Values by link. */
    readonly checkpoints: Iterable<readonly [link: number, value: string]>
    readonly seal: (chainId: number, link: number, value: string) => Buffer
  },
  now: Instant,
): Promise<void> => {
  const { table, start, length, beaconRound } = chain
  // Ten seals from now: nobody knows their hashes yet.
  const [row] = await tx<{ id: number }[]>`
    insert into game_chain (table_code, start, length, salt_source, salt_promised, made_at)
    select ${table}, ${start}, ${length}, ${beaconRound === null ? 'local' : 'beacon'},
           coalesce(${beaconRound}::bigint, coalesce(max(number), 0) + 10), ${timestamp(now)}
    from ledger_seal
    returning id`
  if (row === undefined) throw new Error('a chain was not written')
  for (const [link, value] of chain.checkpoints)
    await tx`
      insert into game_chain_checkpoint (chain_id, link, sealed)
      values (${row.id}, ${link}, ${chain.seal(row.id, link, value)})`
}

export const readChain = async (
  db: Db,
  id: number,
): Promise<Pick<Chain, 'id' | 'length' | 'table'>> => {
  const [row] = await db<Pick<Chain, 'id' | 'length' | 'table'>[]>`
    select id, length, table_code as "table" from game_chain where id = ${id}`
  if (row === undefined) throw new Error(`there is no chain ${id}`)
  return row
}

export const readCheckpoint = async (db: Db, chainId: number, link: number): Promise<Buffer> => {
  const [row] = await db<{ sealed: Buffer }[]>`
    select sealed from game_chain_checkpoint where chain_id = ${chainId} and link = ${link}`
  if (row === undefined) throw new Error(`chain ${chainId} has no checkpoint ${link}`)
  return row.sealed
}

/** Set once: several processes may have read the same round of the beacon. */
export const setBeaconSalt = async (db: Db, chainId: number, salt: string): Promise<void> => {
  await db`
    update game_chain set salt = ${salt}, salt_number = salt_promised
    where id = ${chainId} and salt is null`
}

/**
 * The seal that was promised, or the newest one where the first draw comes before it: a site without
 * payments makes no seals, and its draws do not wait for one. Set once. A chain with the salt of a beacon has it
 * before its first round.
 */
export const settleSalt = async (tx: Db, chainId: number): Promise<string> => {
  const [row] = await tx<{ salt: string }[]>`
    with named as (
      select s.number, encode(s.hash, 'hex') as value
      from ledger_seal s, game_chain c
      where c.id = ${chainId} and s.number <= c.salt_promised order by s.number desc limit 1
    ), taken as (
      select coalesce((select number from named), 0) as number,
             coalesce((select value from named), 'no-seal') as value
    )
    update game_chain c
    set salt = coalesce(c.salt, taken.value), salt_number = coalesce(c.salt_number, taken.number)
    from taken
    where c.id = ${chainId} and (c.salt is not null or c.salt_source = 'local')
    returning c.salt`
  if (row === undefined) throw new Error(`chain ${chainId} has no salt`)
  return row.salt
}
