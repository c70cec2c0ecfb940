import { Refused } from '@xinghe/contract/refusal.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import {
  openGroupCommit,
  type GroupCommit,
  type GroupSize,
} from '../../../platform/database/group-commit.ts'
import type { PipelinedConnection } from '../../../platform/database/pipelined-connection.ts'
import { openRecentKeys } from '../../../platform/database/recent-keys.ts'
import { openExposureCache } from '../exposure/exposures.ts'
import { fastPath } from '../exposure/fast-path.ts'
import { lockedPath } from '../exposure/locked-path.ts'
import type { PlacementPath } from '../exposure/placement-path.ts'
import { isOverLimit } from '../exposure/store-exposure.ts'
import type { AskedRequest } from '../orders/order.ts'
import { isRepeated } from '../orders/store-order.ts'
import { placeBatch, type BatchMode, type PlaceAnswer, type PlacingParts } from './place-bet.ts'

/** Batches the requests of many members. Each lane places one batch at a time, on its own connection. */
export const openPlacementLanes = (
  parts: PlacingParts,
  sql: Sql,
  lanes: readonly PipelinedConnection[],
  size: Omit<GroupSize, 'lanes'>,
): GroupCommit<AskedRequest, PlaceAnswer> => {
  const exposures = openExposureCache()
  const [fast, locked] = [fastPath(sql, exposures), lockedPath(sql, exposures)]
  const answeredLately = openRecentKeys()

  /** The fast path first; requests that it cannot decide go again, on the locked path. */
  const together = async (
    batch: readonly AskedRequest[],
    lane: number,
  ): Promise<(PlaceAnswer | 'row-locked')[]> => {
    const connection = lanes[lane]
    if (connection === undefined) throw new Error('a lane has no connection')
    const begin: BatchMode['begin'] = (work) => connection.begin(work)
    const answers = new Map<AskedRequest, PlaceAnswer | 'row-locked'>()
    const place = async (some: readonly AskedRequest[], path: PlacementPath): Promise<void> => {
      if (some.length === 0) return
      const placed = await placeBatch(parts, some, { path, lockedRows: 'skip', begin })
      for (const [at, asked] of some.entries()) {
        const answer = placed[at] ?? 'doubtful'
        if (answer !== 'doubtful') answers.set(asked, answer)
      }
    }
    const fresh = batch.filter(({ requestId }) => !answeredLately.has(requestId))
    await place(fresh, fast).catch((error: unknown) => {
      // A repeated request, or a limit that another process has reached, rolls the whole batch back.
      if (!isOverLimit(error) && !isRepeated(error)) throw error
    })
    await place(
      batch.filter((asked) => !answers.has(asked)),
      locked,
    )
    for (const { requestId } of batch) answeredLately.add(requestId)
    return batch.map((asked) => answers.get(asked) ?? 'row-locked')
  }

  /** Waits for the lock of the member's purse. */
  const alone = async (asked: AskedRequest): Promise<PlaceAnswer> => {
    const begin: BatchMode['begin'] = (work) =>
      withWallets(sql, async (tx) => {
        const { answer, written } = await work(tx)
        await written
        return answer
      })
    const [answer] = await placeBatch(parts, [asked], { path: locked, lockedRows: 'wait', begin })
    if (answer === undefined || answer === 'row-locked' || answer === 'doubtful')
      throw new Refused('lock-not-had')
    return answer
  }

  return openGroupCommit<AskedRequest, PlaceAnswer>(
    {
      together,
      alone,
      ownerOf: ({ memberId }) => memberId,
      busy: () => new Refused('book-busy'),
    },
    { ...size, lanes: lanes.length },
  )
}
