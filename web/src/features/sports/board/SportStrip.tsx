import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText, sportNames } from '../messages.ts'
import { gameTypesOf } from './board-view.ts'
import { SportIcon } from './SportIcon.tsx'
import { headingsOf, type SportsMenuProps } from './SportsMenu.tsx'
import { useChosenInSight } from './use-chosen-in-sight.ts'

/** The sports side by side, for a phone; the chosen one is scrolled into sight. */
export function SportStrip({ view, counts, onChange }: SportsMenuProps) {
  const t = useText()
  const types = gameTypesOf(view.show)
  const box = useChosenInSight(types.indexOf(view.gameType))
  return (
    <div ref={box}>
      <nav
        aria-label={t(boardText.sports)}
        className="flex gap-1.5 overflow-x-auto bg-surface px-3 py-2 [scrollbar-width:none]"
      >
        {types.map((type) => {
          const chosen = type === view.gameType
          return (
            <button
              key={type}
              type="button"
              aria-current={chosen ? 'true' : undefined}
              onClick={() => onChange(type)}
              className={classNames(
                'flex h-9 shrink-0 items-center gap-1.5 rounded-full pr-3 pl-2.5 text-13 whitespace-nowrap outline-offset-[-2px]',
                chosen ? 'bg-brand font-medium text-brand-ink' : 'bg-ink/5 text-ink',
              )}
            >
              <SportIcon gameType={type} />
              {t(sportNames[type])}
              <span className={classNames('font-num text-12', !chosen && 'text-muted')}>
                {counts.of(type, headingsOf[view.show])}
              </span>
            </button>
          )
        })}
      </nav>
    </div>
  )
}
