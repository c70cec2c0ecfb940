import { compare, fraction, minus, one, over, plus, zero, type Fraction } from './fraction.ts'

declare const hkBrand: unique symbol

/** The Hong Kong price in whole hundredths: 95 wins 0.95 for each 1.00 at risk. Stored once, viewed four ways. */
export type HkPrice = number & { readonly [hkBrand]: true }

/** A higher price is an error of the feed. */
const highestPrice = 100_000

export const isHkPrice = (hundredths: number): hundredths is HkPrice =>
  Number.isInteger(hundredths) && hundredths >= 1 && hundredths <= highestPrice

export const hkPrice = (hundredths: number): HkPrice => {
  if (!isHkPrice(hundredths)) throw new Error(`no Hong Kong price: ${hundredths}`)
  return hundredths
}

/** European, Hong Kong, Indonesian, Malay. */
export const oddsTypes = ['E', 'H', 'I', 'M'] as const
export type OddsType = (typeof oddsTypes)[number]

/** Odds as shown to the member and stored with the bet: signed hundredths in one of the four types. */
export interface Odds {
  readonly type: OddsType
  readonly shown: number
}

// Cut toward zero: 1/0.35 is shown as -2.85. A negative price so cut is a little better for the member.
const negativeReciprocal = (hk: HkPrice): number => -Math.floor(10_000 / hk)

export const oddsOf = (hk: HkPrice, type: OddsType): Odds => {
  if (type === 'E') return { type, shown: hk + 100 }
  if (type === 'M') return { type, shown: hk <= 100 ? hk : negativeReciprocal(hk) }
  if (type === 'I') return { type, shown: hk >= 100 ? hk : negativeReciprocal(hk) }
  return { type, shown: hk }
}

/** H, I and M are offered within these Hong Kong prices; beyond, a negative view would be too coarse. */
export const viewedFrom = 10
export const viewedUpTo = 400

/** The type in which a price is shown and settled: the member's own where the market takes views, else E. */
export const oddsTypeFor = (wanted: OddsType, hasOddsTypes: boolean, hk: HkPrice): OddsType =>
  hasOddsTypes && hk >= viewedFrom && hk <= viewedUpTo ? wanted : 'E'

/** European odds as the Hong Kong odds that pay the same; others as they are. */
export const asHongKong = (odds: Odds): Odds =>
  odds.type === 'E' ? { type: 'H', shown: odds.shown - 100 } : odds

/** `1.95`, `-0.86`. */
export const oddsText = ({ shown }: Odds): string => {
  const digits = Math.abs(shown).toString().padStart(3, '0')
  return `${shown < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Net winning per 1 at risk: the Hong Kong price that these odds effectively pay. */
export const winPerRisk = ({ type, shown }: Odds): Fraction => {
  if (type === 'E') return fraction(shown - 100, 100)
  return shown < 0 ? fraction(100, -shown) : fraction(shown, 100)
}

/** The book's margin over a market's prices (0.05 is 5 %) when each is bet in its best odds type. */
export const marginOf = (
  prices: readonly HkPrice[],
  views: readonly OddsType[] = oddsTypes,
): Fraction =>
  prices
    .map((hk) => {
      const best = views
        .map((type) => winPerRisk(oddsOf(hk, type)))
        .reduce((most, win) => (compare(win, most) > 0 ? win : most), zero)
      return over(one, plus(one, best))
    })
    .reduce((sum, share) => plus(sum, share), minus(zero, one))

/**
 * What a price must keep by itself, in hundredths of a per cent: the cut of a negative view gives away at
 * most this much, at 3.85, which Malay odds pay as 4.00.
 */
export const smallestMarginBps = 310

/** A two-sided market needs this Hong Kong margin, so that no choice of views leaves the book with a loss. */
export const smallestViewedMargin = fraction(60, 10_000)
