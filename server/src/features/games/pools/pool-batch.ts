import type { Fen } from '@xinghe/rules/base/money.ts'
import { poolContribution, pools, type PoolCode } from '@xinghe/rules/games/slots/pools.ts'
import type { LedgerTransfer, Player } from '../../../ledger/play/player.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { addToPools, lockPools, type PoolRow } from './store.ts'

/** What one batch of rounds adds to the pools and takes out of them. */
export interface PoolBatch {
  contribute(stake: Fen): void
  /** Pays everything that is in a pool to the player, and starts it anew. Locks the pools until the commit. */
  win(tx: Db, code: PoolCode, player: Player, cause: string): Promise<Fen>
  houseTransfers(): readonly LedgerTransfer[]
  write(tx: Db): readonly Promise<unknown>[]
}

const perFen = 1_000n
const house = gameChannels.slots.houseAccount

export const openPoolBatch = (): PoolBatch => {
  const transfers: LedgerTransfer[] = []
  /** Added by this batch and not in `locked`, in thousandths of a fen; the same for every pool. */
  let added = 0n
  let locked: Map<PoolCode, PoolRow> | null = null

  const absorb = (rows: Map<PoolCode, PoolRow>): void => {
    for (const [code, row] of rows) rows.set(code, { ...row, unposted: row.unposted + added })
    added = 0n
  }

  return {
    contribute(stake) {
      added += poolContribution(stake)
    },
    async win(tx, code, player, cause) {
      locked ??= await lockPools(tx)
      absorb(locked)
      const row = locked.get(code)
      const seed = pools.find((pool) => pool.code === code)?.seed
      if (row === undefined || seed === undefined) throw new Error(`there is no pool ${code}`)
      const feed = row.unposted / perFen
      const amount = row.posted + feed
      const keyOf = (what: string): string => `${cause}:${what}:${code}`
      const into = (what: 'pool-feed' | 'pool-seed', sum: Fen): LedgerTransfer => ({
        from: house,
        into: row.account,
        amount: sum,
        code: what,
        cause,
        key: keyOf(what),
      })
      if (feed > 0n) transfers.push(into('pool-feed', feed))
      player.payOut({ amount, code: 'pool-win', cause, key: keyOf('pool-win') }, row.account)
      transfers.push(into('pool-seed', seed))
      locked.set(code, { ...row, posted: seed, unposted: row.unposted % perFen })
      return amount
    },
    houseTransfers: () => transfers,
    write(tx) {
      if (locked !== null) absorb(locked)
      else if (added === 0n) return []
      return [addToPools(tx, added, locked)]
    },
  }
}
