import type { Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'
import type { Rng } from '../base/rng.ts'
import {
  fenForMicro,
  microCount,
  microToPay,
  microUsdt,
  isQuoteValid,
  type CoinQuote,
  type MicroUsdt,
} from './coin-rate.ts'

/** An amount with a tail of 0.01 to 0.99 on top. */
const centTails = 99
/** A coin amount with a tail of 0.000001 to 0.009999 on top, worth a few fen. */
const coinTails = 9_999

/** A tail that no waiting order of the rail uses, searched from a random one on; null when all are used. */
const freeTail = (
  base: bigint,
  tails: number,
  isTaken: (marked: bigint) => boolean,
  rng: Rng,
): bigint | null => {
  const first = rng.below(tails)
  for (let step = 0; step < tails; step += 1) {
    const marked = base + BigInt(1 + ((first + step) % tails))
    if (!isTaken(marked)) return marked
  }
  return null
}

/** The amount that identifies an order by its cents; never below the requested amount. */
export const markedAmount = (
  wanted: Fen,
  taken: ReadonlySet<Fen>,
  rng: Rng,
): Result<Fen, 'rail-busy'> => {
  const marked = freeTail(wanted, centTails, (amount) => taken.has(amount), rng)
  return marked === null ? no('rail-busy') : ok(marked)
}

export interface MarkedCoin {
  readonly micro: MicroUsdt
  /** The credited amount, tail included. */
  readonly fen: Fen
}

/** The coin amount that identifies an order, at the quoted rate. */
export const markedCoin = (
  wanted: Fen,
  quote: CoinQuote,
  taken: ReadonlySet<MicroUsdt>,
  rng: Rng,
  now: Instant,
): Result<MarkedCoin, 'rail-busy' | 'quote-expired'> => {
  if (!isQuoteValid(quote, now)) return no('quote-expired')
  const base = microCount(microToPay(wanted, quote.rate))
  const marked = freeTail(base, coinTails, (count) => taken.has(microUsdt(count)), rng)
  if (marked === null) return no('rail-busy')
  const micro = microUsdt(marked)
  return ok({ micro, fen: fenForMicro(micro, quote.rate) })
}

/** Without letters and digits that are mistaken for each other when copied by hand. */
const remarkAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const remarkLength = 6

/** The remark of a bank transfer that identifies its order. */
export const makeRemark = (rng: Rng): string =>
  Array.from({ length: remarkLength }, () =>
    remarkAlphabet.charAt(rng.below(remarkAlphabet.length)),
  ).join('')

/** Reads a remark as typed at a bank: any case, with spaces. */
export const readRemark = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
