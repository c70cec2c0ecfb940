import type { GameType, MarketType } from '@xinghe/rules/sports/game-types.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Counts } from '../book/use-counts.ts'
import { boardText, sportNames } from '../messages.ts'
import { gameTypesOf, type BoardView, type Show } from './board-view.ts'
import { SportIcon } from './SportIcon.tsx'

/** Which headings a tab of the board counts. */
export const headingsOf: Readonly<Record<Show, readonly MarketType[]>> = {
  RB: ['RB'],
  FT: ['FT'],
  FU: ['FU'],
  FS: ['FSFT', 'FSFU'],
  P: ['FT'],
}

export type SportsMenuProps = {
  view: BoardView
  counts: Counts
  onChange: (gameType: GameType) => void
}

/** The sports of the heading with how many matches each has, those in play beside it. */
export function SportsMenu({ view, counts, onChange }: SportsMenuProps) {
  const t = useText()
  return (
    <nav aria-label={t(boardText.sports)} className="py-1">
      {gameTypesOf(view.show).map((type) => {
        const chosen = type === view.gameType
        const running = counts.of(type, ['RB'])
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
            <span className="whitespace-nowrap">{t(sportNames[type])}</span>
            {view.show !== 'RB' && running > 0 && (
              <span className="rounded-sm bg-surface px-1 text-12 text-rise">
                {t(boardText.live)} <span className="font-num">{running}</span>
              </span>
            )}
            <span className="ml-auto font-num text-12 text-muted">
              {counts.of(type, headingsOf[view.show])}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
