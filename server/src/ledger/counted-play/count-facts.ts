import { countPlay } from '@xinghe/rules/promotions/count-play.ts'
import type { Sql, Tx } from '../../platform/database/connect.ts'
import { countRounds } from './count-rounds.ts'
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

/** Bets are netted by the rules. */
const countBets = async (tx: Tx, after: Position, most: number): Promise<number> => {
  const facts = await factSources.bets(tx, after, most)
  const last = facts.at(-1)?.position
  if (last === undefined) return 0
  const { days, groups } = countPlay(facts, await readGroups(tx, facts))
  await Promise.all([
    addDays(tx, days),
    addTotals(tx, days),
    addSiteDays(tx, days),
    writeGroups(tx, groups),
    tx`
      update play_position set up_to_tx = ${last.tx}::xid8, up_to_id = ${last.id}
      where source = 'bets'`,
  ])
  return facts.length
}

/**
 * Counts at most `most` facts of a source in one transaction, with the position up to which it has counted:
 * after a crash the next run goes on there. Returns how many it has counted.
 */
export const countFacts = (sql: Sql, source: FactSource, most: number): Promise<number> =>
  sql.begin(async (tx) => {
    const [turn] = await tx<{ mine: boolean }[]>`
      select pg_try_advisory_xact_lock(${countLock}) as mine`
    if (turn?.mine !== true) return 0
    const after = await readPosition(tx, source)
    return source === 'bets' ? countBets(tx, after, most) : countRounds(tx, after, most)
  })
