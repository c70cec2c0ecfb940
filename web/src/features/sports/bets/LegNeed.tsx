import type { BetLeg } from '@xinghe/contract/sports-bet.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import type { Phrase } from '@xinghe/rules/sports/still-needed/phrase.ts'
import { stillNeeded } from '@xinghe/rules/sports/still-needed/still-needed.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'

/** Words among the values are in the dictionary too; names stay as they are. */
const phraseText = ({ text, params }: Phrase, t: Text): string => {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? t(value) : value,
  ])
  return t(text, Object.fromEntries(values) as Phrase['params'])
}

/** What still must happen for an open leg to win. */
export function LegNeed({ leg, score }: { leg: BetLeg; score: Score | null }) {
  const t = useText()
  const phrases = stillNeeded(leg, score)
  if (phrases.length === 0) return null
  return (
    <p className="mt-0.5 text-12 text-ink">{phrases.map((one) => phraseText(one, t)).join('，')}</p>
  )
}
