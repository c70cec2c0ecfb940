import { later, minuteMs, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'

declare const microBrand: unique symbol

/**
 * Integer millionths of a USDT: a bigint that the compiler does not take for one, because a bigint means
 * fen, and coin credited as fen would be a fortune.
 */
export interface MicroUsdt {
  readonly [microBrand]: true
}

export const microUsdt = (count: bigint): MicroUsdt => count as unknown as MicroUsdt

/** The bare count, for the database column and for arithmetic. */
export const microCount = (micro: MicroUsdt): bigint => micro as unknown as bigint

/** CNY for one USDT, in 1/10000: 72150 is 7.2150. */
export type CoinRate = number

/** Fen at a rate of 1/10000 CNY per million micro: one fen is 100,000,000 of micro × rate. */
const partsPerFen = 100_000_000n

/** A rate from settings or from outside; null when it is invalid. */
export const readCoinRate = (text: string): CoinRate | null => {
  if (!/^\d{1,4}\.\d{4}$/.test(text)) return null
  const rate = Number(text.replace('.', ''))
  return rate > 0 ? rate : null
}

/**
 * True where a member who deposits coins and withdraws them again has more of them. A rate that is not
 * valid closes its direction, and then nothing is lost.
 */
export const isLosingSpread = (depositRate: string, withdrawRate: string): boolean => {
  const [credited, taken] = [readCoinRate(depositRate), readCoinRate(withdrawRate)]
  return credited !== null && taken !== null && credited > taken
}

export const coinRateText = (rate: CoinRate): string => (rate / 10_000).toFixed(4)

/** Coin that a member pays for an amount of CNY; rounded up. */
export const microToPay = (fen: Fen, rate: CoinRate): MicroUsdt => {
  const divisor = BigInt(rate)
  return microUsdt((fen * partsPerFen + divisor - 1n) / divisor)
}

/** Coin that is sent out for an amount of CNY; rounded down. */
export const microToSend = (fen: Fen, rate: CoinRate): MicroUsdt =>
  microUsdt((fen * partsPerFen) / BigInt(rate))

/** CNY value of received coin, rounded half up once. */
export const fenForMicro = (micro: MicroUsdt, rate: CoinRate): Fen =>
  (microCount(micro) * BigInt(rate) + partsPerFen / 2n) / partsPerFen

/** `13.860012`, always six decimals: the tail tells one order from another. */
export const microToText = (micro: MicroUsdt): string => {
  const digits = microCount(micro).toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** Reads the same form; null for any other text. */
export const microFromText = (text: string): MicroUsdt | null =>
  /^(0|[1-9]\d{0,11})\.\d{6}$/.test(text) ? microUsdt(BigInt(text.replace('.', ''))) : null

/** A rate that is guaranteed to a member until it expires. */
export interface CoinQuote {
  readonly rate: CoinRate
  readonly expiresAt: Instant
}

export const coinQuoteMs = 10 * minuteMs

export const makeQuote = (rate: CoinRate, now: Instant): CoinQuote => ({
  rate,
  expiresAt: later(now, coinQuoteMs),
})

export const isQuoteValid = ({ expiresAt }: CoinQuote, now: Instant): boolean => now < expiresAt
