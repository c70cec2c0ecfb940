import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import type { Counts } from '../book/use-counts.ts'
import { boardText as words, menuNames, showNames } from '../messages.ts'
import { changeDate, changeShow, menusOf, shows, type BoardView } from './board-view.ts'
import { DateStrip } from './DateStrip.tsx'
import { SearchBox } from './SearchBox.tsx'
import { headingsOf } from './SportsMenu.tsx'

type BoardTabsProps = {
  view: BoardView
  counts: Counts
  onChange: (view: BoardView) => void
}

/** Headings with their counts, the search, the days of early and the menus of the sport. */
export function BoardTabs({ view, counts, onChange }: BoardTabsProps) {
  const t = useText()
  // A match has groups of its own.
  const menus = view.match === null && view.page === 'board' ? menusOf(view) : []
  return (
    <div className="space-y-2 border-b border-line bg-surface px-3 pt-1 pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Tabs
          label={t(words.shows)}
          value={view.show}
          onValueChange={(show) => onChange(changeShow(view, show, serverNow()))}
          tabs={shows.map((show) => ({
            key: show,
            label: (
              <span className="flex items-center gap-1.5 whitespace-nowrap">
                {t(showNames[show])}
                <span className="font-num text-12 text-muted">
                  {show === 'P' ? '' : counts.of(view.gameType, headingsOf[show])}
                </span>
              </span>
            ),
          }))}
          className="max-desk:w-full max-desk:overflow-x-auto"
        />
        <div className="w-64 max-desk:w-full">
          <SearchBox onOpen={(match) => onChange({ ...view, match })} />
        </div>
      </div>
      {view.show === 'FU' && view.match === null && view.page === 'board' && (
        <DateStrip date={view.date} onChange={(date) => onChange(changeDate(view, date))} />
      )}
      {menus.length > 1 && (
        <Tabs
          size="sm"
          variant="pill"
          label={t(words.menus)}
          value={view.menu}
          onValueChange={(menu) => onChange({ ...view, menu })}
          tabs={menus.map((menu) => ({
            key: menu,
            label: <span className="whitespace-nowrap">{t(menuNames[menu])}</span>,
          }))}
          className="overflow-x-auto"
        />
      )}
    </div>
  )
}
