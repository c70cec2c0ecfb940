import type { Rng } from '../../base/rng.ts'
import type { FishKind } from './fish-kind.ts'

type Prizes = Pick<FishKind, 'prizes'>

/** A hundred times the mean prize: the bound of the number that decides a catch. */
export const catchBound = ({ prizes }: Prizes): number =>
  prizes.reduce((sum, { multiple, share }) => sum + multiple * share, 0)

/** Of a hundred bullets so many are paid back on average, whatever the fish. */
const returned = 96

export const isCaught = (number: number): boolean => number < returned

/** `number` is below a hundred. */
export const prizeOf = ({ prizes }: Prizes, number: number): number => {
  let left = number
  for (const { multiple, share } of prizes) {
    if (left < share) return multiple
    left -= share
  }
  throw new Error('the shares of a prize are not a hundred')
}

/**
 * What a hit pays in bullets; 0 where the fish gets away. The prize of a chest is a second number, drawn
 * only after the catch.
 */
export const drawHit = (kind: Prizes, rng: Rng): number => {
  if (!isCaught(rng.below(catchBound(kind)))) return 0
  return prizeOf(kind, kind.prizes.length > 1 ? rng.below(100) : 0)
}

/** Of what a hit pays, in squared bullets: the mean square less the square of the mean. */
export const hitVariance = (kind: Prizes): number => {
  const squares = kind.prizes.reduce((sum, { multiple, share }) => sum + multiple ** 2 * share, 0)
  const mean = returned / 100
  return (mean * squares) / catchBound(kind) - mean ** 2
}
