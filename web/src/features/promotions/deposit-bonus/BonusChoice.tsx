import { Link } from 'react-router'
import { multipleText } from '@xinghe/rules/base/award.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { depositBonus } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { conditionWords } from '../frame/conditions.ts'
import { depositBonusText as words } from './messages.ts'
import type { BonusOption, useBonusChoice } from './use-bonus-choice.ts'

/** What the bonus gives and asks for the typed amount; below its threshold, from what amount on. */
const lineOf = ({ activity, unmet }: BonusOption, amount: Fen | null, t: Text): string => {
  if (unmet.length > 0) return unmet.map(({ code }) => t(conditionWords[code].name)).join('、')
  const { steps, multipleHundredths } = activity.terms
  const bonus = depositBonus(steps, amount ?? 0n)
  if (amount === null || bonus === 0n) {
    const least = steps.reduce(
      (low, step) => (step.least < low ? step.least : low),
      steps[0]?.least ?? 0n,
    )
    return t(words.tooLow, { amount: fenToCny(least) })
  }
  return t(words.gives, {
    amount: fenToCny(amount),
    bonus: fenToCny(bonus),
    asked: fenToCny(requiredTurnover(bonus, multipleHundredths)),
    times: multipleText(multipleHundredths),
  })
}

interface ChoiceProps {
  name: string
  line: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
}

function Choice({ name, line, checked, disabled = false, onChoose }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-md border p-3.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
        checked
          ? 'border-brand-text bg-brand-text/6 ring-1 ring-brand-text'
          : 'border-line bg-raised',
        disabled && 'opacity-60',
      )}
    >
      <input
        type="radio"
        name="bonus"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="mt-1 accent-brand"
      />
      <span className="text-14 font-semibold">{name}</span>
      <span className="col-start-2 mt-0.5 text-13 text-pretty text-muted" aria-live="polite">
        {line}
      </span>
    </label>
  )
}

interface BonusChoiceProps {
  choice: ReturnType<typeof useBonusChoice>
  /** The typed amount; null while it is none. */
  amount: Fen | null
}

/** The bonuses that the member can take with this deposit; nothing where there is none. */
export function BonusChoice({ choice: { options, chosen, choose }, amount }: BonusChoiceProps) {
  const t = useText()
  const [only] = options
  if (only === undefined) return null
  return (
    <TitledCard
      title={t(words.choiceTitle)}
      line={t(words.choiceLine)}
      action={
        <Link
          to={pathOf(only.activity.terms.kind, { id: only.activity.id })}
          className="text-13 text-brand-text underline-offset-4 hover:underline"
        >
          {t(words.rules)}
        </Link>
      }
    >
      <div role="radiogroup" aria-label={t(words.choiceTitle)} className="space-y-3">
        <Choice
          name={t(words.none)}
          line={t(words.noneLine)}
          checked={chosen === null}
          onChoose={() => choose(null)}
        />
        {options.map((option) => (
          <Choice
            key={option.activity.kind}
            name={option.activity.title}
            line={lineOf(option, amount, t)}
            checked={chosen === option}
            disabled={option.unmet.length > 0}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
    </TitledCard>
  )
}
