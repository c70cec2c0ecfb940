import { oddsTypes, type OddsType } from '@xinghe/rules/base/odds.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Menu } from '@xinghe/ui/Menu.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText as words, oddsTypeNames } from '../words/messages.ts'
import type { BoardSort } from './board-items.ts'

export type ToolbarProps = {
  sort: BoardSort
  onSort: (sort: BoardSort) => void
  /** Null: all leagues. */
  leagueCount: number | null
  onLeagues: () => void
  onlyMarked: boolean
  onOnlyMarked: (on: boolean) => void
  allCollapsed: boolean
  onCollapseAll: () => void
  oddsType: OddsType
  onOddsType: (type: OddsType) => void
}

export const sortNames: Readonly<Record<BoardSort, string>> = {
  league: words.byLeague,
  time: words.byTime,
}

/** Favourites, leagues, order, expand and collapse, and the odds type. */
export function BoardToolbar(props: ToolbarProps) {
  const t = useText()
  const { sort, leagueCount, onlyMarked, allCollapsed, oddsType } = props
  return (
    <div className="ml-auto flex shrink-0 items-center">
      <Button
        size="sm"
        variant={onlyMarked ? 'primary' : 'ghost'}
        icon="star"
        aria-pressed={onlyMarked}
        onClick={() => props.onOnlyMarked(!onlyMarked)}
      >
        {t(words.favouriteOnly)}
      </Button>
      <Button size="sm" variant="ghost" icon="filter" onClick={props.onLeagues}>
        {leagueCount === null ? t(words.leagues) : t(words.leaguesChosen, { count: leagueCount })}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="clock"
        aria-label={`${t(words.sort)} ${t(sortNames[sort])}`}
        onClick={() => props.onSort(sort === 'time' ? 'league' : 'time')}
      >
        {t(sortNames[sort])}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={allCollapsed ? 'chevron-down' : 'chevron-up'}
        onClick={props.onCollapseAll}
      >
        {t(allCollapsed ? words.expandAll : words.collapseAll)}
      </Button>
      <Menu
        label={t(words.oddsType)}
        items={oddsTypes.map((type) => ({
          key: type,
          label: t(oddsTypeNames[type]),
          checked: type === oddsType,
          onSelect: () => props.onOddsType(type),
        }))}
        renderTrigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className="flex h-8 shrink-0 items-center gap-1 whitespace-nowrap rounded-md px-3 text-13 text-ink hover:bg-ink/5"
          >
            <span className="text-muted">{t(words.oddsType)}</span>
            {t(oddsTypeNames[oddsType])}
            <Icon name="chevron-down" className="size-4 text-muted" />
          </button>
        )}
      />
    </div>
  )
}
