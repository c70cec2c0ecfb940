import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../words/messages.ts'
import type { BoardItem } from './board-items.ts'
import { isGridMenu, type ColumnGroup } from './columns.ts'
import { GridCard } from './GridCard.tsx'
import { GridRow } from './GridRow.tsx'
import { gridColumns, itemHeight, offsetsOf } from './item-heights.ts'
import { LeagueRow } from './LeagueRow.tsx'
import { MatchCard } from './MatchCard.tsx'
import { MatchRow } from './MatchRow.tsx'
import { OtherLines } from './OtherLines.tsx'
import { useWindowRange } from './use-window-range.ts'

type BoardListProps = {
  items: readonly BoardItem[]
  groups: readonly ColumnGroup[]
  menu: BoardMenu
  phone: boolean
  onToggle: (groupKey: string) => void
}

type ItemProps = Omit<BoardListProps, 'items'> & { item: BoardItem }

function Item({ item, groups, menu, phone, onToggle }: ItemProps) {
  'use memo'
  if (item.kind === 'league')
    return <LeagueRow item={item} onToggle={() => onToggle(item.key.slice(2))} />
  const { matchId } = item
  if (item.kind === 'lines')
    return <OtherLines matchId={matchId} groups={groups} bands={item.bands} phone={phone} />
  if (isGridMenu(menu)) {
    const Grid = phone ? GridCard : GridRow
    return <Grid matchId={matchId} menu={menu} columns={gridColumns(menu, phone)} />
  }
  const Match = phone ? MatchCard : MatchRow
  return <Match matchId={matchId} groups={groups} rows={item.rows} />
}

/** Leagues and matches; only those in the window are drawn. */
export function BoardList({ items, groups, menu, phone, onToggle }: BoardListProps) {
  'use memo'
  const t = useText()
  const offsets = offsetsOf(items.map((item) => itemHeight(item, menu, phone)))
  const { listRef, from, to } = useWindowRange(offsets)
  const end = offsets.at(-1) ?? 0
  return (
    <div
      ref={listRef}
      role="group"
      aria-label={t(boardText.list)}
      className="border-b border-line"
      style={{
        height: `${end}rem`,
        paddingTop: `${offsets[from] ?? 0}rem`,
      }}
    >
      {items.slice(from, to).map((item) => (
        // CSS containment: a change in one row lays out and paints that row alone. A border below a row
        // at a fractional pixel would be covered by the next row, so the border is above.
        <div
          key={item.key}
          className="border-t border-line contain-strict"
          style={{ height: `${itemHeight(item, menu, phone)}rem` }}
        >
          <Item item={item} groups={groups} menu={menu} phone={phone} onToggle={onToggle} />
        </div>
      ))}
    </div>
  )
}
