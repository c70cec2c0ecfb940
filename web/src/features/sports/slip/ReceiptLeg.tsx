import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { namedLeg, pickWords } from '../pick-words.ts'
import { reasonText } from './reason-text.ts'

type ReceiptLegProps = {
  leg: WireBet['legs'][number]
  refused: boolean
  /** Of several legs it is said which one stood in the way; a single's reason is that of its order. */
  marked: boolean
}

const tone = (shown: number, refused: boolean): string => {
  if (refused) return 'text-muted line-through'
  return shown < 0 ? 'text-rise' : ''
}

/** What was bet on, at the price that was taken, or that was asked for in vain. */
export function ReceiptLeg({ leg, refused, marked }: ReceiptLegProps) {
  const t = useText()
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  return (
    <li className="text-13">
      <p className="flex justify-between gap-2">
        <span className="min-w-0 font-medium break-words">{pick}</span>
        <span className={`font-num font-bold ${tone(leg.shown, refused)}`}>
          {oddsText({ type: leg.oddsType, shown: leg.shown })}
        </span>
      </p>
      <p className="truncate text-12 text-muted">
        {play} · {match}
      </p>
      {marked && leg.reason !== undefined && (
        <p className="text-12 text-danger">{reasonText(leg.reason, t)}</p>
      )}
    </li>
  )
}
