import { compare, fraction, type Fraction } from '../../base/fraction.ts'
import type { Rng } from '../../base/rng.ts'
import type { ReturnRow } from '../returns.ts'
import { catchBound, drawHit } from './catch.ts'
import { fishKind, fishKindCodes, type FishKind } from './fish-kind.ts'

const inOrder = (...numbers: readonly number[]): Rng => {
  let at = 0
  return { below: () => numbers[at++] ?? 0 }
}

/** Every number that decides the catch with every number that decides the prize, by the rule that is played. */
export const returnOf = (kind: FishKind): Fraction => {
  const [catches, prizes] = [catchBound(kind), kind.prizes.length > 1 ? 100 : 1]
  let paid = 0
  for (let at = 0; at < catches; at += 1)
    for (let prize = 0; prize < prizes; prize += 1) paid += drawHit(kind, inOrder(at, prize))
  return fraction(paid, catches * prizes)
}

export const returns = (): ReturnRow[] => {
  const [first, ...others] = fishKindCodes.map((code) => returnOf(fishKind(code)))
  if (first === undefined || others.some((other) => compare(other, first) !== 0))
    throw new Error('the fish have different returns')
  return [{ game: '捕鱼', bet: 'every fish', value: first }]
}
