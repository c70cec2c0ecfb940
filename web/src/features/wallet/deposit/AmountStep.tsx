import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { AmountField } from '@xinghe/ui/AmountField.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { depositText as words } from './messages.ts'
import { plainAmount, type AmountDraft } from './use-amount.ts'

const toLimits = `${pathOf('userinfo')}?tab=protection`

function LimitLine({ text, tone }: { text: string; tone: string }) {
  const t = useText()
  return (
    <p className={`mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 ${tone}`}>
      <Icon name="shield" className="size-4" />
      <span>{text}</span>
      <Link to={toLimits} className="text-brand-text underline-offset-4 hover:underline">
        {t(words.limitChange)}
      </Link>
    </p>
  )
}

/** How much: chips, bounds, the amount in words, and what the member's own limit leaves. */
export function AmountStep({ draft, refused }: { draft: AmountDraft; refused: string }) {
  const t = useText()
  const inWords = useAmountWords()
  const { text, fen, bounds, rail, limitLeft } = draft
  const [min, max] = [fenToCny(rail.min), fenToCny(bounds.max)]
  const wrong = refused || (draft.wrong === null ? '' : t(draft.wrong, { min, max, left: max }))
  if (draft.blocked) {
    const left = fenToCny(limitLeft ?? 0n)
    return <LimitLine tone="text-warn mt-0!" text={t(words.limitTooLow, { left, min })} />
  }
  return (
    <>
      <AmountField
        label={t(words.amount)}
        name="amount"
        value={text}
        onValueChange={draft.type}
        onBlur={draft.leave}
        placeholder={t(words.amountPlaceholder)}
        clearLabel={t(words.clear)}
        allLabel={draft.tooHigh ? t(words.fillMost) : undefined}
        onAll={draft.typeMost}
        chipsLabel={t(words.chips)}
        chips={rail.quickAmounts.map((amount) => ({
          label: fenToCny(amount),
          value: plainAmount(amount),
          disabled: amount > bounds.max || amount < rail.min,
        }))}
        words={fen === null || fen === 0n ? undefined : inWords(fen)}
        hint={t(words.amountRange, { min, max: fenToCny(rail.max) })}
        error={wrong}
      />
      {limitLeft !== null && (
        <LimitLine tone="text-muted" text={t(words.limitLeft, { left: fenToCny(limitLeft) })} />
      )}
    </>
  )
}
