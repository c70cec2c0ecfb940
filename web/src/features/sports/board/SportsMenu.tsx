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

type SportsMenuProps = {
  view: BoardView
  counts: Counts
  onChange: (gameType: GameType) => void
  /** On a phone the sports stand side by side. */
  row?: boolean | undefined
}

/** The sports of the heading with how many matches each has, those in play beside it. */
export function SportsMenu({ view, counts, onChange, row = false }: SportsMenuProps) {
  const t = useText()
  return (
    <nav aria-label={t(boardText.sports)} className={row ? 'flex overflow-x-auto' : 'py-1'}>
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
              'flex shrink-0 items-center gap-2 text-14 outline-offset-[-2px]',
              row ? 'flex-col gap-0.5 px-3 py-2 text-12' : 'h-10 w-full px-3 text-left',
              chosen ? 'bg-brand-text/8 font-medium text-brand-text' : 'text-ink hover:bg-ink/4',
            )}
          >
            <SportIcon gameType={type} />
            <span className="whitespace-nowrap">{t(sportNames[type])}</span>
            {!row && view.show !== 'RB' && running > 0 && (
              <span className="rounded-sm bg-surface px-1 text-12 text-rise">
                {t(boardText.live)} <span className="font-num">{running}</span>
              </span>
            )}
            <span className={classNames('font-num text-12 text-muted', !row && 'ml-auto')}>
              {counts.of(type, headingsOf[view.show])}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
