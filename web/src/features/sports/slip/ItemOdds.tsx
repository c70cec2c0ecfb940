import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { oddsTypeNames } from '../words/messages.ts'
import type { ItemPrice } from './item-price.ts'
import { slipText as words } from '../words/slip-messages.ts'

/** Negative odds are red; a stale price, or one that is not on offer, is grey. */
const tone = (shown: number, isGrey: boolean): string => {
  if (isGrey) return 'text-muted'
  return shown < 0 ? 'text-rise' : 'text-brand-text'
}

type ItemOddsProps = {
  price: ItemPrice
  stale: boolean
  onOffer: boolean
  /** Names the odds type: in a series, and where it is not the member's own. */
  named: boolean
}

/** The price, old → new while it has moved, and whether it is known to be the newest. */
export function ItemOdds({ price, stale, onOffer, named }: ItemOddsProps) {
  const t = useText()
  const { text, before, odds } = price
  return (
    <div className="shrink-0">
      <p className="flex items-center justify-end gap-1 font-num">
        {before !== null && (
          <>
            <s aria-hidden className="text-13 text-muted">
              {before.text}
            </s>
            <Icon
              name={before.rose ? 'arrow-up' : 'arrow-down'}
              className={`size-3.5 ${before.rose ? 'text-rise' : 'text-fall'}`}
            />
          </>
        )}
        {stale && <Icon name="clock" label={t(words.stale)} className="size-3.5 text-warn" />}
        <span aria-hidden className={`text-16 font-bold ${tone(odds.shown, stale || !onOffer)}`}>
          {text}
        </span>
        <span className="sr-only">
          {before === null
            ? t(words.oddsAre, { odds: text })
            : t(words.oddsMoved, { before: before.text, after: text })}
        </span>
      </p>
      {named && <p className="text-right text-12 text-muted">{t(oddsTypeNames[odds.type])}</p>}
    </div>
  )
}
