import * as z from 'zod/mini'
import { sharedCodes, type SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { slipMost } from '@xinghe/rules/games/shared/stake.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { call } from './call.ts'
import { fen, moment, text } from './codec.ts'

const table = /* @__PURE__ */ z.enum(sharedCodes)
const roundId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[1-9]\d{0,17}$/))
const count = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.int(), z.nonnegative())

const roundStates = ['betting', 'closed', 'drawn', 'paid', 'void'] as const

const round = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(roundStates),
  opensAt: moment,
  closesAt: moment,
  drawsAt: moment,
})

const draw = /* @__PURE__ */ z.object({
  id: z.string(),
  /** Of the calendar: grows by one from draw to draw. */
  number: count,
  name: z.string(),
  numbers: z.array(count),
  drawsAt: moment,
  /** Later than planned where the draw was made up after a stop. */
  drawnAt: moment,
  chain: count,
  link: count,
  seed: z.string(),
})

const sharedBet = /* @__PURE__ */ z.object({
  ticket: z.string(),
  roundId: z.string(),
  play: z.string(),
  pick: z.string(),
  /** Hundredths for each yuan, the stake included. */
  price: count,
  stake: fen,
  state: z.enum(['open', 'settled', 'void']),
  verdict: z.nullable(z.enum(['won', 'push', 'half', 'lost', 'void'])),
  payout: z.nullable(fen),
  placedAt: moment,
})

export type SharedRound = z.output<typeof round>
export type SharedDraw = z.output<typeof draw>
export type SharedBet = z.output<typeof sharedBet>

export const sharedTable = call({
  path: '/game/api/v1/play/table',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  overSocket: true,
  summary:
    'A lottery or table: the round that is bet on, the last draws, and one’s own bets of both.',
  input: z.object({ table }),
  output: z.object({
    round: z.nullable(round),
    draws: z.array(draw),
    /** The most that one bet may pay. */
    cap: fen,
    mine: z.array(sharedBet),
  }),
})

export const sharedDraws = call({
  path: '/game/api/v1/play/draws',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'Past draws of a lottery or table, the newest first, before a number of the calendar.',
  input: z.object({
    table,
    before: z.optional(count),
    most: z.number().check(z.int(), z.minimum(1), z.maximum(200)),
  }),
  output: z.object({ draws: z.array(draw) }),
})

export const sharedChain = call({
  path: '/game/api/v1/play/chain',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'The chains of seeds of a lottery or table: their published starts and salts.',
  input: z.object({ table }),
  output: z.object({
    chains: z.array(
      z.object({
        id: count,
        start: z.string(),
        length: count,
        used: count,
        saltSource: z.enum(['beacon', 'local']),
        /** The number that was named before its value existed, and the number that was taken. */
        saltPromised: count,
        saltNumber: z.nullable(count),
        salt: z.nullable(z.string()),
        /** Where the beacon publishes it; null for a seal of the ledger. */
        saltUrl: z.nullable(z.string()),
        madeAt: moment,
      }),
    ),
  }),
})

export const sharedBets = call({
  path: '/game/api/v1/play/bet',
  who: 'member',
  rate: 'play',
  origin: 'ours',
  overSocket: true,
  summary: 'Bets on one round of a lottery or table: all of them are taken, or none.',
  input: z.object({
    uid: text(64, 1),
    table,
    roundId,
    bets: z
      .array(
        z.object({
          play: text(40, 1),
          pick: text(60),
          stake: fen,
          /** As the member saw it; another one is refused. */
          price: count,
        }),
      )
      .check(z.minLength(1), z.maxLength(slipMost)),
  }),
  output: z.object({
    bets: z.array(sharedBet),
    /** The venue wallet after the bets, with the centre where auto-transfer is on. */
    stakeable: fen,
  }),
})

/** Value of the live topic `table:CODE`. Every message is the whole value; times are epoch milliseconds. */
export interface TableTopic {
  readonly table: SharedCode
  readonly round: {
    readonly id: string
    readonly name: string
    readonly state: SharedRound['state']
    readonly opensAt: Instant
    readonly closesAt: Instant
    readonly drawsAt: Instant
  } | null
  /** The newest draw; its bets are paid when its state says so. */
  readonly last: {
    readonly id: string
    readonly number: number
    readonly name: string
    readonly numbers: readonly number[]
    readonly drawsAt: Instant
    readonly state: SharedRound['state']
  } | null
}

export const tableTopic = (code: SharedCode): string => `table:${code}`

/** Value of the live topic `spots:CODE`: what all members have staked on each spot of the newest round. */
export const spotsTopicCodec = /* @__PURE__ */ z.object({
  roundId: z.nullable(z.string()),
  spots: z.array(z.object({ play: z.string(), pick: z.string(), stake: fen, members: count })),
})
export type SpotsTopic = z.output<typeof spotsTopicCodec>

export const spotsTopic = (code: TableCode): string => `spots:${code}`
