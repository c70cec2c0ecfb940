import * as z from 'zod/mini'
import { fen, moment, text } from '@xinghe/contract/codec.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { plainLine } from '@xinghe/rules/base/plain-lines.ts'
import type { TransferFate } from '@xinghe/rules/lobby/open-transfer.ts'
import { isHouseAccount } from '../../../ledger/accounts.ts'
import { askVenue, type VenueAddress } from './ask-venue.ts'
import type { OutsideVenue, VenueOrder, VenueOutcome } from './venue.ts'

const balancePatienceMs = 2 * secondMs
const longestReason = 60

const reason = z.pipe(z.string().check(z.maxLength(longestReason)), z.transform(plainLine))
const outcomeShape = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), balance: fen }),
  z.object({ outcome: z.literal('refused'), reason }),
])
const fateShape = z.object({ fate: z.enum(['done', 'refused', 'cancelled', 'never-seen']) })
const balanceShape = z.object({ balance: fen.check(z.refine((amount) => amount >= 0n)) })
/** Accepts https addresses and paths of this site, but no script URLs. */
const launchShape = z.object({
  url: z.string().check(z.maxLength(2_000), z.regex(/^(https?:\/\/|\/(?![/\\]))/)),
})
const betsShape = z.object({
  bets: z
    .array(
      z.object({
        id: text(80),
        memberId: text(80),
        stake: fen,
        payout: fen,
        settledAt: moment,
      }),
    )
    .check(z.maxLength(1_000)),
  cursor: text(80),
})

export interface HttpVenueSettings {
  readonly code: string
  readonly play: OutsideVenue['play']
  readonly address: () => Promise<VenueAddress>
  readonly patienceMs: number
}

/** The adapter for any venue with the signed JSON protocol of docs/decisions/0016-venues.md. */
export const httpVenue = ({ code, play, address, patienceMs }: HttpVenueSettings): OutsideVenue => {
  const account = `outside-venue:${code}`
  if (!isHouseAccount(account)) throw new Error(`the ledger has no account for the venue ${code}`)

  const ask = <Shape extends z.ZodMiniType>(path: string, body: object, shape: Shape) =>
    askVenue(address, { path: `/v1/${path}`, body, shape, patienceMs })

  const move = async (
    path: 'transfer-in' | 'transfer-out',
    { id, memberId, amount }: VenueOrder,
  ): Promise<VenueOutcome> => {
    const answer = await ask(path, { id, memberId, amount: fenToText(amount) }, outcomeShape)
    return answer ?? { outcome: 'unknown' }
  }
  const fateOf = async (path: 'status' | 'cancel', id: string): Promise<TransferFate> =>
    (await ask(path, { id }, fateShape))?.fate ?? 'unknown'

  return {
    code,
    account,
    play,
    async launch({ memberId, gameCode, language }) {
      const answer = await ask('launch', { memberId, gameCode, language }, launchShape)
      if (answer === null) throw new Refused('outside-unreachable')
      return answer.url
    },
    transferIn: (order) => move('transfer-in', order),
    transferOut: (order) => move('transfer-out', order),
    transferStatus: (id) => fateOf('status', id),
    cancelTransfer: (id) => fateOf('cancel', id),
    async balance(memberId) {
      const answer = await askVenue(address, {
        path: '/v1/balance',
        body: { memberId },
        shape: balanceShape,
        patienceMs: Math.min(patienceMs, balancePatienceMs),
      })
      return answer?.balance ?? null
    },
    betsSince: (cursor) => ask('bets', { cursor }, betsShape),
  }
}
