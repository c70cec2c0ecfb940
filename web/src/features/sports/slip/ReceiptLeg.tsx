import type { BetLeg } from '@xinghe/contract/sports-bet.ts'
import { oddsText, type Odds } from '@xinghe/rules/base/odds.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { namedLeg, pickWords } from '../words/pick-words.ts'
import { reasonText } from './reason-text.ts'

type ReceiptLegProps = {
  leg: BetLeg
  /** As shown in its bet. */
  odds: Odds
  refused: boolean
  /** With several legs the refused one is marked; a single has the reason of its order. */
  marked: boolean
}

const tone = (shown: number, refused: boolean): string => {
  if (refused) return 'text-muted line-through'
  return shown < 0 ? 'text-rise' : ''
}

/** The pick at the accepted price, or at the refused one. */
export function ReceiptLeg({ leg, odds, refused, marked }: ReceiptLegProps) {
  const t = useText()
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  return (
    <li className="text-13">
      <p className="flex justify-between gap-2">
        <span className="min-w-0 font-medium break-words">{pick}</span>
        <span className={`font-num font-bold ${tone(odds.shown, refused)}`}>{oddsText(odds)}</span>
      </p>
      <p className="truncate text-12 text-muted">
        {play} · {match}
      </p>
      {marked && leg.reason !== null && (
        <p className="text-12 text-danger">{reasonText(leg.reason, t)}</p>
      )}
    </li>
  )
}
