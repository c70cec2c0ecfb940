import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'
import { resultNames } from '../../../platform/bets/messages.ts'
import { betRecordText } from './messages.ts'
import type { BetRecord } from './use-bet-records.ts'

/** With its sign. */
export const netText = (net: Fen): string => `${net > 0n ? '+' : ''}${fenToGroupedText(net)}`

/** A gain is red and a loss green, as members are used to. */
export const netTone = (net: Fen): 'gain' | 'loss' | 'plain' =>
  net > 0n ? 'gain' : net < 0n ? 'loss' : 'plain'

/** Untranslated; a venue may have results of its own, which are shown as they are. */
export const resultWords = ({ result }: BetRecord): string =>
  result === null
    ? betRecordText.running
    : ((resultNames as Readonly<Record<string, string>>)[result] ?? result)

export const resultTone = ({ result, net }: BetRecord): BadgeTone => {
  if (result === null || net === null) return 'brand'
  if (net === 0n) return 'neutral'
  return net > 0n ? 'rise' : 'fall'
}
