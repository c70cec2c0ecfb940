import type { Fen } from '@xinghe/rules/base/money.ts'
import { useState } from 'react'

const first = 1000n

/** The chip chosen; at first the last round's, else 10 yuan. */
export const useStake = (
  stakes: readonly Fen[],
  last: Fen | undefined,
): [Fen, (stake: Fen) => void] => {
  const [chosen, choose] = useState<Fen | null>(null)
  const wanted = chosen ?? last ?? first
  return [stakes.includes(wanted) ? wanted : (stakes[0] ?? first), choose]
}
