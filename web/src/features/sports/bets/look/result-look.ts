import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { BetResult } from '@xinghe/rules/sports/outcome.ts'

/** A gain is red and a loss green, as members are used to. */
const tones: Readonly<Record<BetResult, BadgeTone>> = {
  A: 'warning',
  W: 'rise',
  LW: 'rise',
  LL: 'fall',
  L: 'fall',
  D: 'neutral',
  P: 'neutral',
  C: 'brand',
}

export const resultTone = (result: BetResult): BadgeTone => tones[result]

/** With its sign. */
export const netText = (net: Fen): string => `${net > 0n ? '+' : ''}${fenToGroupedText(net)}`

export const netTone = (net: Fen): 'gain' | 'loss' | 'plain' =>
  net > 0n ? 'gain' : net < 0n ? 'loss' : 'plain'
