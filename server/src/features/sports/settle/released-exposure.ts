import type { Fen } from '@xinghe/rules/base/money.ts'
import { scopesOf } from '../place/book-terms.ts'
import type { BetVerdict } from './judge-bet.ts'

/** A bet that ends frees its markets and matches for others; one that runs again takes them up again. */
const changeOf = ({ bet, settled }: BetVerdict): Fen => {
  if (bet.state === 'open') return settled === null ? 0n : -bet.maxWin
  return settled === null ? bet.maxWin : 0n
}

/** By how much what the book may lose changes, by market and match. */
export const exposureChanges = (verdicts: readonly BetVerdict[]): ReadonlyMap<string, Fen> => {
  const changes = new Map<string, Fen>()
  for (const verdict of verdicts) {
    const change = changeOf(verdict)
    if (change === 0n) continue
    for (const scope of scopesOf(verdict.legs.map(({ leg }) => leg)))
      changes.set(scope, (changes.get(scope) ?? 0n) + change)
  }
  return changes
}
