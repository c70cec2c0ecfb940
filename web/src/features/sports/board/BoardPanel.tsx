import { useState } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { saveBookSettings, useBookSettings } from '../book/book-settings.ts'
import { useBoard, type ShownBoard } from '../book/use-board.ts'
import { MatchBookContext, useMatchList } from '../book/use-match-book.ts'
import { boardText as words, bookText } from '../messages.ts'
import { useBoardActions } from './board-actions.ts'
import { filterScope, type BoardView } from './board-view.ts'
import { BoardHead } from './BoardHead.tsx'
import { BoardList } from './BoardList.tsx'
import { BoardState } from './BoardState.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { columnGroups } from './columns.ts'
import { LinesContext } from './lines-context.ts'
import { LeagueDialog } from './LeagueDialog.tsx'
import { listBoard, useBoardChoice } from './use-board-items.ts'

type BoardPanelProps = { view: BoardView; phone: boolean; onToday: () => void }

function Nothing({
  view,
  marked,
  onToday,
}: {
  view: BoardView
  marked: boolean
  onToday: () => void
}) {
  const t = useText()
  if (marked)
    return <EmptyState icon="star" title={t(words.noFavourites)} text={t(words.noFavouritesLine)} />
  return (
    <EmptyState
      icon="sport"
      title={t(view.show === 'RB' ? words.emptyRunning : words.empty)}
      text={t(words.emptyLine)}
      action={view.show !== 'FT' && <Button onClick={onToday}>{t(words.toToday)}</Button>}
    />
  )
}

/** Toolbar, titles and list of the matches in the book around it. */
function Matches({ view, phone, onToday, board }: BoardPanelProps & { board: ShownBoard }) {
  'use memo'
  const { favourites } = useBoardActions()
  const settings = useBookSettings()
  const t = useText()
  const stale = useLiveState() === 'lost'
  const list = useMatchList()
  const choice = useBoardChoice(filterScope(view))
  const [choosing, setChoosing] = useState(false)
  const { items, keys, leagues } = listBoard(board.book, list, choice, favourites, view.menu)
  const groups = columnGroups(view.menu, view.gameType)
  const allCollapsed = keys.length > 0 && keys.every((key) => choice.collapsed.has(key))
  const lines = { isOpen: (gide: string) => choice.bands.has(gide), set: choice.setBands }
  const toggle = (key: string): void => {
    const collapsed = new Set(choice.collapsed)
    if (!collapsed.delete(key)) collapsed.add(key)
    choice.setCollapsed(collapsed)
  }
  return (
    <>
      <div className="sticky top-(--board-top) z-10 bg-surface">
        <div className="border-b border-line px-2 py-1">
          <BoardToolbar
            sort={choice.sort}
            onSort={choice.setSort}
            leagueCount={choice.leagues?.size ?? null}
            onLeagues={() => setChoosing(true)}
            onlyMarked={choice.onlyMarked}
            onOnlyMarked={choice.setOnlyMarked}
            allCollapsed={allCollapsed}
            onCollapseAll={() => choice.setCollapsed(new Set(allCollapsed ? [] : keys))}
            oddsType={settings.oddsType}
            onOddsType={(oddsType) => void saveBookSettings({ oddsType }, settings)}
          />
        </div>
        {!phone && groups.length > 0 && <BoardHead groups={groups} gameType={view.gameType} />}
      </div>
      {!board.isReady && list.length === 0 ? (
        <BoardState fault={board.fault} isFetching={board.isFetching} onRetry={board.retry} />
      ) : items.length === 0 ? (
        <Nothing view={view} marked={choice.onlyMarked} onToday={onToday} />
      ) : (
        <LinesContext value={lines}>
          <div className={stale ? 'opacity-60' : ''} title={stale ? t(bookText.stale) : undefined}>
            <BoardList
              items={items}
              groups={groups}
              menu={view.menu}
              phone={phone}
              onToggle={toggle}
            />
          </div>
        </LinesContext>
      )}
      <LeagueDialog
        open={choosing}
        leagues={leagues}
        chosen={choice.leagues}
        onChoose={choice.setLeagues}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

/** One heading of one sport. */
export function BoardPanel(props: BoardPanelProps) {
  const { show, gameType, menu, date } = props.view
  // A parlay is made of what is on today; titles have a page of their own.
  const showType = show === 'P' || show === 'FS' ? 'FT' : show
  const board = useBoard({ gameType, showType, menu, date })
  return (
    <MatchBookContext value={board.book}>
      <Matches {...props} board={board} />
    </MatchBookContext>
  )
}
