import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText } from '../messages.ts'
import type { BoardItem } from './board-items.ts'
import { isGridMenu, type ColumnGroup } from './columns.ts'
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
  const { gide } = item
  if (item.kind === 'lines')
    return <OtherLines gide={gide} groups={groups} bands={item.bands} phone={phone} />
  if (isGridMenu(menu))
    return <GridRow gide={gide} menu={menu} columns={gridColumns(menu, phone)} />
  if (phone) return <MatchCard gide={gide} groups={groups} />
  return <MatchRow gide={gide} groups={groups} rows={item.rows} />
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
      style={{
        height: `${end}rem`,
        paddingTop: `${offsets[from] ?? 0}rem`,
      }}
    >
      {items.slice(from, to).map((item) => (
        // What changes in one row never moves another: layout and paint stay inside of it.
        <div
          key={item.key}
          className="contain-strict"
          style={{ height: `${itemHeight(item, menu, phone)}rem` }}
        >
          <Item item={item} groups={groups} menu={menu} phone={phone} onToggle={onToggle} />
        </div>
      ))}
    </div>
  )
}
