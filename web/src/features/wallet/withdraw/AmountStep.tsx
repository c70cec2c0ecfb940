import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { AmountField } from '@xinghe/ui/AmountField.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { withdrawText as words } from './messages.ts'
import type { AmountDraft } from './use-amount.ts'

/** The amount, with 全部; where no amount is valid, the reason. */
export function AmountStep({ draft }: { draft: AmountDraft }) {
  const t = useText()
  const inWords = useAmountWords()
  const { terms, text, fen, most, blocked, wrong, type, leave, takeAll, field } = draft
  const bounds = { min: fenToCny(terms.min), max: fenToCny(terms.max) }
  if (blocked !== null) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-warn/30 bg-warn/8 px-3 py-2.5 text-14">
        <Icon name="warning" className="size-4 text-warn" />
        <span>{t(blocked, bounds)}</span>
        <Link to={pathOf('wallet')} className="text-brand-text underline-offset-4 hover:underline">
          {t(words.toWallet)}
        </Link>
      </p>
    )
  }
  return (
    <AmountField
      label={t(words.amount)}
      name="amount"
      value={text}
      onValueChange={type}
      onBlur={leave}
      placeholder={t(words.amountPlaceholder)}
      clearLabel={t(words.clear)}
      allLabel={t(words.all)}
      onAll={takeAll}
      words={fen === null || fen === 0n ? undefined : inWords(fen)}
      hint={t(words.amountRange, bounds)}
      error={wrong === null ? undefined : t(wrong, { ...bounds, left: fenToCny(most) })}
      ref={field}
    />
  )
}
