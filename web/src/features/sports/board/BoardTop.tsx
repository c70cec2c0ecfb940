import { isGridMenu, type ColumnGroup } from './columns.ts'
import { BoardFilter } from './BoardFilter.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardToolbar, type ToolbarProps } from './BoardToolbar.tsx'
import { changeDate, type BoardView } from './board-view.ts'
import { CardTitles } from './CardTitles.tsx'
import { DateStrip } from './DateStrip.tsx'
import { MenuTabs } from './MenuTabs.tsx'

type BoardTopProps = {
  view: BoardView
  groups: readonly ColumnGroup[]
  phone: boolean
  tools: ToolbarProps
  onChange: (view: BoardView) => void
}

/** The days of early, the menus of the sport, the tools, and the titles of the columns. */
export function BoardTop({ view, groups, phone, tools, onChange }: BoardTopProps) {
  const days = view.show === 'FU' && (
    <div className="bg-surface px-2 pt-2">
      <DateStrip date={view.date} onChange={(date) => onChange(changeDate(view, date))} />
    </div>
  )
  const menus = <MenuTabs view={view} onChange={(menu) => onChange({ ...view, menu })} />
  const row = 'flex items-center justify-between gap-x-2 bg-surface px-2'
  if (phone)
    return (
      <>
        {days}
        <div className={`${row} py-1.5`}>
          {menus}
          <BoardFilter {...tools} />
        </div>
        <div className="sticky top-(--list-top) z-10 border-t border-line">
          {!isGridMenu(view.menu) && <CardTitles groups={groups} gameType={view.gameType} />}
        </div>
      </>
    )
  return (
    <>
      {days}
      <div className="sticky top-(--list-top) z-10">
        <div className={`${row} flex-wrap gap-y-1 border-b border-line py-1`}>
          {menus}
          <BoardToolbar {...tools} />
        </div>
        {!isGridMenu(view.menu) && <BoardHead groups={groups} gameType={view.gameType} />}
      </div>
    </>
  )
}
