import * as z from 'zod/mini'
import type { MarketType, MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { marketType, matchGameType } from './sports-values.ts'

/** How many matches or titles stand under a heading of a sport. */
export interface HeadingCount {
  readonly gameType: MatchGameType
  readonly heading: MarketType
  readonly matches: number
}

const wireCount = /* @__PURE__ */ z.tuple([matchGameType, marketType, z.number()])
export type WireCount = z.output<typeof wireCount>

export const readCount = ([gameType, heading, matches]: WireCount): HeadingCount => ({
  gameType,
  heading,
  matches,
})
export const writeCount = ({ gameType, heading, matches }: HeadingCount): WireCount => [
  gameType,
  heading,
  matches,
]

export const headingCount = /* @__PURE__ */ z.codec(wireCount, z.custom<HeadingCount>(), {
  decode: readCount,
  encode: writeCount,
})
