import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import type { BoardItem } from './board-items.ts'
import { Mark } from './MatchMark.tsx'

type LeagueRowProps = {
  item: Extract<BoardItem, { kind: 'league' }>
  onToggle: () => void
}

/** The title of a group of matches, with its star. */
export function LeagueRow({ item: { league, matches, collapsed }, onToggle }: LeagueRowProps) {
  const t = useText()
  const name = league?.name ?? t(boardText.favourites)
  return (
    <div className="flex h-full items-center gap-1 bg-surface bg-linear-to-r from-ink/6 to-ink/6 pr-2 pl-1.5 max-desk:pl-3">
      {league === null ? (
        <span className="grid size-6 place-items-center text-gold max-desk:-ml-3 max-desk:size-11">
          <Icon name="star" filled className="size-4" />
        </span>
      ) : (
        <Mark kind="league" id={league.id} label={t(boardText.markLeague, { name })} />
      )}
      <button
        type="button"
        aria-expanded={!collapsed}
        onClick={onToggle}
        className="flex h-full min-w-0 flex-1 items-center gap-2 text-left outline-offset-[-2px]"
      >
        <span className="truncate text-13 font-medium text-ink">{name}</span>
        <span className="font-num text-12 text-muted">{matches}</span>
        <Icon
          name={collapsed ? 'chevron-down' : 'chevron-up'}
          className="ml-auto size-4 text-muted"
        />
      </button>
    </div>
  )
}
