import * as z from 'zod/mini'
import { resourceMethods, type ResourceInput } from '@xinghe/contract/sports-methods.ts'
import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import { slipOddsType, type Slip } from '@xinghe/rules/sports/slip.ts'
import type { SlipBet } from '@xinghe/rules/sports/slip-bets.ts'
import { pickKey, type SlipItem } from '@xinghe/rules/sports/slip-item.ts'
import { keep, onKept, readKept } from './kept-text.ts'

export type PlaceRequest = ResourceInput<'place'>
export type SentPick = PlaceRequest['bets'][number]['picks'][number]
export type Seen = SentPick['seen']

/** What the member meant by one press. Sent again with the same id it can never bet twice. */
export interface Intention {
  readonly requestId: string
  /** The picks of each bet, in the order of the bets. */
  readonly keys: readonly (readonly string[])[]
  readonly request: PlaceRequest
}

export const sentPick = (item: SlipItem, seen: Seen): SentPick => ({
  gide: item.matchId,
  gameId: item.lineId,
  w: item.play,
  side: item.side,
  ratio: item.line,
  goalNumber: item.goalNumber,
  ioratio: item.hk,
  seen,
})

interface Meant {
  readonly slip: Slip
  readonly bets: readonly SlipBet[]
  readonly policy: PriceChangePolicy
  readonly seenOf: (key: string) => Seen
  readonly requestId: string
}

export const intentionOf = ({ slip, bets, policy, seenOf, requestId }: Meant): Intention => ({
  requestId,
  keys: bets.map(({ keys }) => keys),
  request: {
    oddsType: slipOddsType(slip),
    policy,
    bets: bets.map(({ keys, code, bet }) => ({
      code,
      stake: bet.kind === 'single' ? bet.stake : bet.unitStake,
      picks: slip.items
        .filter((item) => keys.includes(pickKey(item)))
        .map((item) => sentPick(item, seenOf(pickKey(item)))),
    })),
  },
})

const keptName = 'slip-order'
const keptShape = z.object({
  requestId: z.string(),
  keys: z.array(z.array(z.string())),
  request: resourceMethods.place.request,
})

/** Written before it is sent: whatever happens then, it can be asked about. */
export const keepIntention = (userId: string, intention: Intention | null): void => {
  const sent = intention && z.safeEncode(keptShape, intention as z.output<typeof keptShape>)
  keep(keptName, userId, sent?.success === true ? JSON.stringify(sent.data) : null)
}

export const readIntention = (userId: string): Intention | null => {
  try {
    const kept: unknown = JSON.parse(readKept(keptName, userId) ?? 'null')
    const read = z.safeDecode(keptShape, kept as z.input<typeof keptShape>)
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Another tab sent a bet, or ended it. */
export const onIntention = (listener: (userId: string) => void): void => onKept(keptName, listener)
