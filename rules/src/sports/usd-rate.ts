/** CNY per US dollar in ten-thousandths (7.1234 is 71234); the bet stores the site setting of its day. */
export type UsdRate = number

/** A rate as an operator sets it: `7.1234` from a GMT+8 day on. */
interface DatedUsdRate {
  readonly from: string
  readonly rate: string
}

/** The newest rate that holds on the GMT+8 day; before the first of them, the first. */
export const usdRateOn = (rates: readonly DatedUsdRate[], day: string): UsdRate => {
  const dated = rates.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const rate = dated.findLast(({ from }) => from <= day) ?? dated[0]
  if (rate === undefined) throw new Error('there is no rate of the dollar')
  return Number(rate.rate.replace('.', ''))
}
