import type { Fen } from '@xinghe/rules/base/money.ts'
import { scopesOf } from '../exposure/scopes.ts'
import type { BetVerdict } from './judge-bet.ts'

/** A settled bet releases its exposure; a bet that a correction reopens takes it again. */
const changeOf = ({ bet, settled }: BetVerdict): Fen => {
  if (bet.state === 'open') return settled === null ? 0n : -bet.maxWin
  return settled === null ? bet.maxWin : 0n
}

/** The changes of exposure by market and match. */
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
