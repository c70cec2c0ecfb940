import { countPlay } from '@xinghe/rules/promotions/count-play.ts'
import type { Db, Sql, Tx } from '../../platform/database/connect.ts'
import type { CountedBatch, CountingHook } from './counted-batch.ts'
import { countRounds } from './count-rounds.ts'
import { addWageredBets, addWageredRounds } from '../wagering/add-play.ts'
import { factSources, type FactSource, type Position } from './read-facts.ts'
import { readGroups, writeGroups } from './hedge-groups.ts'
import { addDays, addSiteDays, addTotals } from './play-sums.ts'

/** One process counts at a time; the others skip their turn. */
const countLock = 4_000_003

/**
 * New facts would sort before counted ones, as after a restore into a cluster whose transaction ids start
 * again.
 */
export class CountFault extends Error {}

const readPosition = async (tx: Tx, source: FactSource): Promise<Position> => {
  const [row] = await tx<(Position & { behind: boolean })[]>`
    select up_to_tx::text as tx, up_to_id as id,
           up_to_tx >= pg_snapshot_xmax(pg_current_snapshot()) as behind
    from play_position where source = ${source}`
  if (row === undefined) throw new Error(`there is no position of ${source}`)
  if (row.behind) throw new CountFault('transaction ids are behind the counted facts')
  return row
}

/**
 * Sources with facts after their position, or with a position that `countFacts` must refuse. One statement,
 * so that a pass without new play costs next to nothing.
 */
export const findWaitingSources = async (db: Db): Promise<FactSource[]> => {
  const rows = await db<{ source: FactSource }[]>`
    select source from play_position p
    where up_to_tx >= pg_snapshot_xmax(pg_current_snapshot())
       or (source = 'bets' and exists (
             select 1 from play_fact f where (f.tx, f.id) > (p.up_to_tx, p.up_to_id)))
       or (source = 'rounds' and exists (
             select 1 from game_play r where (r.tx, r.id) > (p.up_to_tx, p.up_to_id)))
    order by source`
  return rows.map(({ source }) => source)
}

const none: CountedBatch = { facts: 0, changed: [] }

/** Bets are netted by the rules. */
const countBets = async (tx: Tx, after: Position, most: number): Promise<CountedBatch> => {
  const facts = await factSources.bets(tx, after, most)
  const last = facts.at(-1)?.position
  if (last === undefined) return none
  const { counted, days, groups } = countPlay(facts, await readGroups(tx, facts))
  const [changed] = await Promise.all([
    addTotals(tx, days),
    addDays(tx, days),
    addSiteDays(tx, days),
    writeGroups(tx, groups),
    tx`
      update play_position set up_to_tx = ${last.tx}::xid8, up_to_id = ${last.id}
      where source = 'bets'`,
    addWageredBets(
      tx,
      facts.map((fact, at) => ({ ...fact, counted: counted[at] ?? 0n })),
    ),
  ])
  return { facts: facts.length, changed }
}

const countGameRounds = async (tx: Tx, after: Position, most: number): Promise<CountedBatch> => {
  const batch = await countRounds(tx, after, most)
  await addWageredRounds(
    tx,
    batch.changed.map(({ memberId }) => memberId),
    after,
  )
  return batch
}

/**
 * Counts at most `most` facts of a source in one transaction, with the position up to which it has counted:
 * after a crash the next run goes on there. The hooks' part of it is in
 * the same transaction.
 */
export const countFacts = (
  sql: Sql,
  source: FactSource,
  most: number,
  hooks: readonly CountingHook[] = [],
): Promise<CountedBatch> =>
  sql.begin(async (tx) => {
    const [turn] = await tx<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(${countLock}) as mine`
    if (turn?.mine !== true) return none
    const after = await readPosition(tx, source)
    const count = source === 'bets' ? countBets : countGameRounds
    const batch = await count(tx, after, most)
    if (batch.changed.length > 0) for (const hook of hooks) await hook.within?.(tx, batch.changed)
    return batch
  })
