import type { Fen } from '@xinghe/rules/base/money.ts'
import { pools, type PoolCode } from '@xinghe/rules/games/slots/pools.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface PoolRow {
  /** Its house account, and what lies there. */
  readonly account: number
  readonly posted: Fen
  /** Thousandths of a fen. */
  readonly unposted: bigint
}

/** All of them, in the order in which batches add to them: two that wait for each other would never end. */
export const lockPools = async (tx: Db): Promise<Map<PoolCode, PoolRow>> => {
  const rows = await tx<(PoolRow & { code: PoolCode })[]>`
    select code, account, posted, unposted from game_pool order by account desc for no key update`
  return new Map(rows.map(({ code, ...row }) => [code, row]))
}

/** Pools that were locked are written as they are to be; the others grow. */
export const addToPools = async (
  tx: Db,
  added: bigint,
  locked: ReadonlyMap<PoolCode, PoolRow> | null,
): Promise<void> => {
  if (locked === null) {
    await tx`
      update game_pool p set unposted = p.unposted + ${added}
      from unnest(${pools.map(({ code }) => code)}::text[]) as given (code) where p.code = given.code`
    return
  }
  const rows = [...locked]
  await tx`
    update game_pool p set posted = given.posted, unposted = given.unposted
    from unnest(${rows.map(([code]) => code)}::text[],
                ${arrayText(rows.map(([, { posted }]) => posted))}::bigint[],
                ${arrayText(rows.map(([, { unposted }]) => unposted))}::bigint[])
      as given (code, posted, unposted)
    where p.code = given.code`
}
