import * as z from 'zod/mini'
import type { Line } from '@xinghe/rules/sports/line.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import { play, type MarketState } from './sports-values.ts'

export interface Market {
  /** Stable for the same match, play, line and goal. */
  readonly id: string
  readonly play: PlayCode
  readonly line: Line | null
  readonly isMain: boolean
  /** Null but for next goal. */
  readonly goalNumber: number | null
  readonly state: MarketState
  readonly sides: readonly Side[]
  /** Hong Kong hundredths in the order of the sides; 0 is not on offer. */
  readonly prices: readonly number[]
}

export const wireState = /* @__PURE__ */ z.union([z.literal(0), z.literal(1), z.literal(2)])
type WireState = z.output<typeof wireState>

const states = ['closed', 'open', 'suspended'] as const satisfies readonly MarketState[]
export const readState = (wire: WireState): MarketState => states[wire]
export const writeState = (state: MarketState): WireState => states.indexOf(state) as WireState

/**
 * Compact because boards hold thousands: gameId, play, line in quarters (null without one), 1 for the main
 * line, number of the goal (null but for next goal), state (0 closed, 1 open, 2 suspended), and side and
 * Hong Kong price in hundredths in turn.
 */
export const wireMarket = /* @__PURE__ */ z.tuple([
  z.string(),
  play,
  z.nullable(z.number()),
  z.union([z.literal(0), z.literal(1)]),
  z.nullable(z.number()),
  wireState,
  z.array(z.union([z.string(), z.number()])),
])
export type WireMarket = z.output<typeof wireMarket>

export const readMarket = (wire: WireMarket): Market => {
  const [id, playCode, line, main, goalNumber, state, offers] = wire
  const sides: Side[] = []
  const prices: number[] = []
  for (let at = 0; at + 1 < offers.length; at += 2) {
    sides.push(String(offers[at]))
    prices.push(Number(offers[at + 1]))
  }
  const isMain = main === 1
  return { id, play: playCode, line, isMain, goalNumber, state: readState(state), sides, prices }
}

export const writeMarket = (ours: Market): WireMarket => {
  const offers: (string | number)[] = []
  ours.sides.forEach((side, at) => offers.push(side, ours.prices[at] ?? 0))
  const { id, play: playCode, line, isMain, goalNumber, state } = ours
  return [id, playCode, line, isMain ? 1 : 0, goalNumber, writeState(state), offers]
}
