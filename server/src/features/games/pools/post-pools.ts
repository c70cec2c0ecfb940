import { post } from '../../../ledger/post.ts'
import type { Platform } from '../../../platform/parts.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { addToPools, lockPools, type PoolRow } from './store.ts'

const perFen = 1_000n

const postPool = ({ posted, unposted, ...row }: PoolRow): PoolRow => ({
  ...row,
  posted: posted + unposted / perFen,
  unposted: unposted % perFen,
})

/** Posts what stakes have added to the pools, so that their accounts hold what members are shown. */
export const postPools = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  sql.begin(async (tx) => {
    const [before, now] = [await lockPools(tx), clock.now()]
    const transfers = [...before]
      .filter(([, { unposted }]) => unposted >= perFen)
      .map(([code, { account, posted, unposted }]) => ({
        from: { channel: gameChannels.slots },
        into: { channel: { code: `pool:${code}`, houseAccount: account } },
        amount: unposted / perFen,
        code: 'pool-feed' as const,
        cause: `pool:${code}`,
        key: `pool:${code}:feed:${now}:${posted}`,
      }))
    if (transfers.length === 0) return
    await post(tx, transfers, now)
    await addToPools(tx, 0n, new Map(Array.from(before, ([code, row]) => [code, postPool(row)])))
  })
