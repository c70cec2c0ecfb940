import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import { sportEntries, type SportsMenuProps } from './sport-entries.ts'
import { SportButton } from './SportButton.tsx'

/** The sports of the heading with how many matches each has, those in play beside it. */
export function SportsMenu({ view, counts, onChange }: SportsMenuProps) {
  const t = useText()
  return (
    <nav aria-label={t(boardText.sports)} className="py-1">
      {sportEntries({ view, counts }).map((entry) => {
        const running = view.show === 'RB' ? 0 : counts.of(entry.type, ['RB'])
        return (
          <SportButton
            key={entry.type}
            entry={entry}
            onChange={onChange}
            className={classNames(
              'flex h-10 w-full items-center gap-2 px-3 text-left text-14 outline-offset-[-2px]',
              entry.chosen
                ? 'bg-brand-text/8 font-medium text-brand-text'
                : 'text-ink hover:bg-ink/4',
            )}
          >
            <span className="whitespace-nowrap">{t(entry.name)}</span>
            {running > 0 && (
              <span className="rounded-sm bg-surface px-1 text-12 text-rise">
                {t(boardText.live)} <span className="font-num">{running}</span>
              </span>
            )}
            <span className="ml-auto font-num text-12 text-muted">{entry.count}</span>
          </SportButton>
        )
      })}
    </nav>
  )
}
