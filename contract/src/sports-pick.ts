import * as z from 'zod/mini'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { hkPrice, isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { QuotedPick } from '@xinghe/rules/sports/acceptance.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { PickQuote as SlipQuote } from '@xinghe/rules/sports/slip/state.ts'
import { fen, text } from './codec.ts'
import { marketStates, matchId, play, score } from './sports-values.ts'

/** A price as the member chose it, with the score and red cards shown on the screen. */
export interface WantedPick extends QuotedPick {
  readonly matchId: string
  readonly marketId: string
  readonly play: PlayCode
  readonly side: Side
  readonly goalNumber: number | null
}

/** Payout cap of a GMT+8 day at today's dollar rate, and its remaining amount. */
export interface PayoutCap {
  readonly amount: Fen
  readonly left: Fen
}

/** Current price of a pick, and its limits. */
export interface PickQuote extends SlipQuote {
  /** The market is flagged new: `cap` is that of new markets. */
  readonly isNew: boolean
}

const live = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.object({ score, reds: score }))
type WireLive = z.output<typeof live>

const readLive = (wire: WireLive): QuotedPick['live'] =>
  wire && { score: wire.score, redCards: wire.reds }
const writeLive = (ours: QuotedPick['live']): WireLive =>
  ours && { score: ours.score, reds: ours.redCards }

const wirePick = /* @__PURE__ */ z.object({
  gide: matchId,
  gameId: text(80, 1),
  w: play,
  side: text(40, 1),
  ratio: z.nullable(z.number().check(z.int())),
  goalNumber: z.nullable(z.number().check(z.int())),
  /** The Hong Kong price in hundredths. */
  ioratio: z.number().check(z.refine(isHkPrice)),
  seen: live,
})
type WirePick = z.output<typeof wirePick>

const readPick = (wire: WirePick): WantedPick => ({
  matchId: wire.gide,
  marketId: wire.gameId,
  play: wire.w,
  side: wire.side,
  line: wire.ratio,
  goalNumber: wire.goalNumber,
  hk: hkPrice(wire.ioratio),
  live: readLive(wire.seen),
})

const writePick = (pick: WantedPick): WirePick => ({
  gide: pick.matchId,
  gameId: pick.marketId,
  w: pick.play,
  side: pick.side,
  ratio: pick.line,
  goalNumber: pick.goalNumber,
  ioratio: pick.hk,
  seen: writeLive(pick.live),
})

export const wantedPick = /* @__PURE__ */ z.codec(wirePick, z.custom<WantedPick>(), {
  decode: readPick,
  encode: writePick,
})

/** Limits of one bet, and the remaining amounts of the limits that it shares with other bets. */
export const limits = /* @__PURE__ */ z.object({
  minRisk: fen,
  maxRisk: fen,
  marketRoom: fen,
  matchRoom: fen,
  memberDayRoom: fen,
})

export const payoutCap = /* @__PURE__ */ z.object({ amount: fen, left: fen })

const wireQuote = /* @__PURE__ */ z.object({
  ioratio: z.number(),
  ratio: z.nullable(z.number()),
  state: z.enum(marketStates),
  live,
  limits,
  cap: payoutCap,
  isNew: z.boolean(),
})
type WireQuote = z.output<typeof wireQuote>

export const pickQuote = /* @__PURE__ */ z.codec(wireQuote, z.custom<PickQuote>(), {
  decode: ({ ioratio, ratio, live: seen, ...rest }): PickQuote => ({
    ...rest,
    price: ioratio,
    line: ratio,
    live: readLive(seen),
  }),
  encode: ({ price, line, live: seen, ...rest }): WireQuote => ({
    ...rest,
    ioratio: price,
    ratio: line,
    live: writeLive(seen),
  }),
})
