import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { ItemPrice } from './item-price.ts'
import { slipText as words } from './messages.ts'

/** The price, and old → new while it has moved. */
export function ItemOdds({ price }: { price: ItemPrice }) {
  const t = useText()
  const { text, before, odds } = price
  return (
    <p className="flex items-center gap-1 font-num">
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
      <span
        aria-hidden
        className={`text-16 font-bold ${odds.shown < 0 ? 'text-rise' : 'text-brand-text'}`}
      >
        {text}
      </span>
      <span className="sr-only">
        {before === null
          ? t(words.oddsAre, { odds: text })
          : t(words.oddsMoved, { before: before.text, after: text })}
      </span>
    </p>
  )
}
