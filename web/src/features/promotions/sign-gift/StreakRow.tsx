import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { signGiftText as words } from './messages.ts'

interface StreakRowProps {
  rewards: readonly Fen[]
  /** Days of the running round that are signed. */
  done: number
}

/** The rewards of a round of consecutive days, signed ones marked. */
export function StreakRow({ rewards, done }: StreakRowProps) {
  const t = useText()
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-3 max-desk:grid-flow-row max-desk:grid-cols-4 max-desk:gap-2">
      {rewards.map((amount, at) => {
        const day = at + 1
        const isDone = at < done
        const isLast = at === rewards.length - 1
        return (
          <li
            key={`day-${day}`}
            aria-current={at === done ? 'step' : undefined}
            className={classNames(
              'flex flex-col items-center gap-1.5 rounded-md border px-2 py-3 text-center',
              isDone ? 'border-gold-text/30 bg-gold/8' : 'border-line',
              at === done && 'border-brand-text',
              isLast && 'max-desk:col-span-2',
            )}
          >
            <span className="text-12 text-muted">{t(words.day, { day })}</span>
            <Icon
              name={isDone ? 'success' : isLast ? 'gift' : 'star'}
              className={classNames('size-6', isDone || isLast ? 'text-gold-text' : 'text-muted')}
            />
            <span className="font-num text-16 font-bold text-gold-text">{fenToCny(amount)}</span>
          </li>
        )
      })}
    </ol>
  )
}
