import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../messages.ts'
import { sportEntries, type SportsMenuProps } from './sport-entries.ts'
import { SportIcon } from './SportIcon.tsx'

/** The sports of the heading with how many matches each has, those in play beside it. */
export function SportsMenu({ view, counts, onChange }: SportsMenuProps) {
  const t = useText()
  return (
    <nav aria-label={t(boardText.sports)} className="py-1">
      {sportEntries({ view, counts }).map(({ type, name, chosen, count }) => {
        const running = view.show === 'RB' ? 0 : counts.of(type, ['RB'])
        return (
          <button
            key={type}
            type="button"
            aria-current={chosen ? 'true' : undefined}
            onClick={() => onChange(type)}
            className={classNames(
              'flex h-10 w-full items-center gap-2 px-3 text-left text-14 outline-offset-[-2px]',
              chosen ? 'bg-brand-text/8 font-medium text-brand-text' : 'text-ink hover:bg-ink/4',
            )}
          >
            <SportIcon gameType={type} />
            <span className="whitespace-nowrap">{t(name)}</span>
            {running > 0 && (
              <span className="rounded-sm bg-surface px-1 text-12 text-rise">
                {t(boardText.live)} <span className="font-num">{running}</span>
              </span>
            )}
            <span className="ml-auto font-num text-12 text-muted">{count}</span>
          </button>
        )
      })}
    </nav>
  )
}
