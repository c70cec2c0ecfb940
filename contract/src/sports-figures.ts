import * as z from 'zod/mini'
import { moment } from './codec.ts'

/** A statistic of both sides. */
export interface Statistic {
  readonly name: string
  readonly home: number
  readonly away: number
}

/** Prices of the winner market in hundredths at a number of seconds after the first sample; 0 is not on offer. */
export interface PriceSample {
  readonly seconds: number
  readonly home: number
  readonly draw: number
  readonly away: number
}

export const statistic = z.codec(
  z.object({ name: z.string(), h: z.number(), c: z.number() }),
  z.custom<Statistic>(),
  {
    decode: ({ name, h: home, c: away }) => ({ name, home, away }),
    encode: ({ name, home, away }) => ({ name, h: home, c: away }),
  },
)

export const winnerSample = z.codec(
  z.tuple([z.number(), z.number(), z.number(), z.number()]),
  z.custom<PriceSample>(),
  {
    decode: ([seconds, home, draw, away]) => ({ seconds, home, draw, away }),
    encode: ({ seconds, home, draw, away }): [number, number, number, number] => [
      seconds,
      home,
      draw,
      away,
    ],
  },
)

/** Prices of any market at one time. */
export const marketSample = z.object({
  at: moment,
  /** In hundredths, in the order of the sides; 0 is not on offer. */
  prices: z.array(z.number()),
})
