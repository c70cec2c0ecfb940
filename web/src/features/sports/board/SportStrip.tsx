import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import { sportEntries, type SportsMenuProps } from './sport-entries.ts'
import { SportButton } from './SportButton.tsx'
import { useChosenInSight } from './use-chosen-in-sight.ts'

/** The sports side by side, for a phone; the chosen one is scrolled into sight. */
export function SportStrip({ view, counts, onChange }: SportsMenuProps) {
  const t = useText()
  const sports = sportEntries({ view, counts })
  const box = useChosenInSight(sports.findIndex(({ chosen }) => chosen))
  return (
    <div ref={box} className="bg-surface">
      <nav
        aria-label={t(boardText.sports)}
        className="flex gap-1.5 overflow-x-auto mask-r-from-[calc(100%-2.5rem)] py-1.5 pr-10 pl-3 [scrollbar-width:none]"
      >
        {sports.map((entry) => (
          <SportButton
            key={entry.type}
            entry={entry}
            onChange={onChange}
            className={classNames(
              'flex h-11 shrink-0 items-center gap-1.5 rounded-full pr-3 pl-2.5 text-13 whitespace-nowrap outline-offset-[-2px]',
              entry.chosen ? 'bg-brand font-medium text-brand-ink' : 'bg-ink/5 text-ink',
            )}
          >
            {t(entry.name)}
            <span className={classNames('font-num text-12', !entry.chosen && 'text-muted')}>
              {entry.count}
            </span>
          </SportButton>
        ))}
      </nav>
    </div>
  )
}
