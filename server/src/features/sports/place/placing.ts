import { hash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { openGroupCommit, type GroupSize } from '../../../ledger/group-commit.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Book } from '../book/book.ts'
import type { AskedRequest } from './batch-state.ts'
import { checkRequest } from './check-request.ts'
import { openDeciding, type DecidingLog } from './deciding.ts'
import { openLaneConnection } from './lane-connection.ts'
import { rememberMembers } from './known-members.ts'
import { openNumbers } from './numbers.ts'
import type { PlacedOrder, PlaceRequest } from './order.ts'
import { isAnswered, placeBatch, type Answered, type Begin, type Counter } from './place-batch.ts'
import { placeTogether } from './place-together.ts'
import { rememberRequests } from './recent-requests.ts'
import { rememberExposures } from './seen-exposures.ts'
import { readOrders } from './store-order.ts'

export interface Placed {
  readonly orders: readonly PlacedOrder[]
  /** What the member can stake now; null where the request had been answered before. */
  readonly stakeable: Fen | null
}

export interface Placing {
  /**
   * Places the bets of a request, each accepted or refused on its own and durable before the answer. The
   * same request id with the same bets has the same orders for ever.
   */
  place(memberId: MemberId, request: PlaceRequest): Promise<Placed>
  /** Decides all whose countdown is over now; a timer does so by itself. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

export interface PlacingOptions {
  readonly size?: Partial<GroupSize>
  /** Writes matches and titles down before they are bet on. */
  readonly keep: Counter['keep']
  readonly log: DecidingLog
}

/** Each lane has a connection of its own. */
const laneSize: GroupSize = { max: 256, most: 2_048, lanes: 2 }

interface PlacingPlatform extends Pick<Platform, 'sql' | 'clock' | 'settings'> {
  readonly config: Pick<Platform['config'], 'databaseUrl'>
}

/** Stable for equal bets; only a member's own requests are ever compared by it. */
const bodyHashOf = ({ oddsType, policy, bets }: PlaceRequest): string => {
  const plain = bets.map(({ code, stake, picks }) => [code, String(stake), picks])
  return hash('sha256', JSON.stringify([oddsType, policy, plain]), 'base64url').slice(0, 22)
}

const placedFrom = async (
  { platform }: Counter,
  memberId: MemberId,
  { requestId }: PlaceRequest,
  answer: Answered,
): Promise<Placed> => {
  if (answer.kind === 'orders') return answer
  if (answer.kind === 'refused') throw answer.refusal
  return { orders: await readOrders(platform.sql, memberId, requestId), stakeable: null }
}

export const openPlacing = (
  platform: PlacingPlatform,
  book: Book,
  { size, keep, log }: PlacingOptions,
): Placing => {
  const { sql } = platform
  const groupSize = { ...laneSize, ...size }
  const connections = Array.from({ length: groupSize.lanes }, () =>
    openLaneConnection(platform.config.databaseUrl),
  )
  const counter: Counter = {
    platform,
    book,
    numbers: openNumbers(sql),
    members: rememberMembers(sql),
    recent: rememberRequests(),
    seen: rememberExposures(),
    keep,
  }
  const deciding = openDeciding(counter, log)
  const group = openGroupCommit<AskedRequest, Answered>(
    {
      async together(batch, lane) {
        const connection = connections[lane]
        if (connection === undefined) throw new Error('a lane has no connection')
        const begin: Begin = (work) => connection.begin(work)
        const answers = await placeTogether(counter, begin, batch)
        return answers.map((answer) => (isAnswered(answer) ? answer : 'held'))
      },
      async alone(asked) {
        const begin: Begin = (work) =>
          withWallets(sql, async (tx) => {
            const { answer, written } = await work(tx)
            await written
            return answer
          })
        const manner = { way: 'careful', held: 'wait' } as const
        const [answer] = await placeBatch(counter, begin, [asked], manner)
        if (answer === undefined || !isAnswered(answer)) throw new Refused('lock-not-had')
        return answer
      },
      ownerOf: ({ memberId }) => memberId,
      oneOfEach: true,
      busy: () => new Refused('book-busy'),
    },
    groupSize,
  )

  return {
    async place(memberId, request) {
      checkRequest(request)
      const answer = await group.submit({ memberId, request, bodyHash: bodyHashOf(request) })
      const placed = await placedFrom(counter, memberId, request, answer)
      deciding.watch(placed.orders)
      return placed
    },
    decideDue: () => deciding.decideDue(),
    async close() {
      await group.close()
      await deciding.close()
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
