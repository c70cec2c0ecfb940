import type { Fraction } from '@xinghe/rules/base/fraction.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

/** So many stakes in fen. Stakes and prices are such that nothing is ever rounded. */
export const stakesInFen = (stake: Fen, { top, bottom }: Fraction): Fen => {
  const product = stake * top
  if (product % bottom !== 0n) throw new Error('an amount is not in whole fen')
  return product / bottom
}
