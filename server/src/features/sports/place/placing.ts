import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { isPossibleBet } from '@xinghe/rules/sports/possible-bet.ts'
import { openTermsCache } from '../../../ledger/play/terms-cache.ts'
import type { GroupSize } from '../../../platform/database/group-commit.ts'
import { openIdBlocks } from '../../../platform/database/id-blocks.ts'
import { openPipelinedConnection } from '../../../platform/database/pipelined-connection.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import { openConfirming } from '../confirm/confirming.ts'
import type { DeadlineLog } from '../confirm/deadline-loop.ts'
import { bodyHashOf } from '../orders/body-hash.ts'
import type { PlaceRequest } from '../orders/order.ts'
import { readOrders } from '../orders/store-order.ts'
import type { Placed, PlacingParts } from './place-bet.ts'
import { openPlacementLanes } from './placement-lanes.ts'

export interface Placing {
  /**
   * Places the bets of a request, each accepted or refused on its own and durable before the answer. The
   * same request id with the same bets always has the same orders.
   */
  place(memberId: MemberId, request: PlaceRequest): Promise<Placed>
  /** Decides every order whose countdown is over. A timer does it too. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

export interface PlacingOptions {
  readonly size?: Partial<GroupSize>
  readonly storeMatches: PlacingParts['storeMatches']
  readonly log: DeadlineLog
}

const defaultSize: GroupSize = { max: 256, most: 2_048, lanes: 2 }
const numbersPerBlock = 1_000

interface PlacingPlatform extends Pick<Platform, 'sql' | 'clock' | 'settings'> {
  readonly config: Pick<Platform['config'], 'databaseUrl' | 'databaseWaitMs'>
}

export const openPlacing = (
  platform: PlacingPlatform,
  book: Book,
  { size, storeMatches, log }: PlacingOptions,
): Placing => {
  const { sql, config } = platform
  const numbers = openIdBlocks(sql, 'sports_bet_block', numbersPerBlock)
  const parts: PlacingParts = { platform, book, numbers, terms: openTermsCache(), storeMatches }
  const { lanes, ...batchSize } = { ...defaultSize, ...size }
  const connections = Array.from({ length: lanes }, () =>
    openPipelinedConnection(config.databaseUrl, 'placing', {
      waitMs: config.databaseWaitMs,
      liveness: sql.liveness,
    }),
  )
  const group = openPlacementLanes(parts, sql, connections, batchSize)
  const confirming = openConfirming(parts, log)

  return {
    async place(memberId, request) {
      // No slip of ours can send such a bet. The request id stays unused.
      if (!request.bets.every(isPossibleBet)) throw new Refused('resource-parameter')
      // Nothing is stored, so the same request id may be sent again.
      if (!book.isWhole()) throw new Refused('book-not-ready')
      const answer = await group.submit({ ...request, memberId, bodyHash: bodyHashOf(request) })
      if (answer instanceof Refused) throw answer
      const isRepeated = answer === 'repeated'
      const orders = isRepeated ? await readOrders(sql, memberId, request.requestId) : answer.orders
      confirming.watch(orders)
      return { orders, stakeable: isRepeated ? null : answer.stakeable }
    },
    decideDue: () => confirming.decideDue(),
    async close() {
      await group.close()
      await confirming.close()
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
