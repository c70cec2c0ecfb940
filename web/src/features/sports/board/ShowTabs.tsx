import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import type { Counts } from '../book/use-counts.ts'
import { boardText as words, showNames } from '../words/messages.ts'
import { changeShow, isList, shows, type BoardView, type Show } from './board-view.ts'
import { headingsOf } from './sport-entries.ts'

type ShowTabsProps = {
  view: BoardView
  /** Null where there is no room for them. */
  counts: Counts | null
  onChange: (view: BoardView) => void
  className?: string | undefined
}

/** In play, today, early, champions, parlay. From a match or a page each leads back to its list. */
export function ShowTabs({ view, counts, onChange, className }: ShowTabsProps) {
  const t = useText()
  return (
    <Tabs<Show | ''>
      label={t(words.shows)}
      value={isList(view) ? view.show : ''}
      onValueChange={(show) => show !== '' && onChange(changeShow(view, show, serverNow()))}
      tabs={shows.map((show) => ({
        key: show,
        label: (
          <span className="flex items-center gap-1.5 whitespace-nowrap">
            {t(showNames[show])}
            {counts !== null && show !== 'P' && (
              <span className="font-num text-12 text-muted">
                {counts.of(view.gameType, headingsOf[show])}
              </span>
            )}
          </span>
        ),
      }))}
      className={className}
    />
  )
}
