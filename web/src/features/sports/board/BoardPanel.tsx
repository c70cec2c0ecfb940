import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useBookSettings } from '../book/book-settings.ts'
import { useBoard, type ShownBoard } from '../book/use-board.ts'
import { MatchBookContext, useMatchList } from '../book/use-match-book.ts'
import { bookText } from '../words/messages.ts'
import { useBoardActions } from './board-actions.ts'
import { filterScope, type BoardView } from './board-view.ts'
import { BoardList } from './BoardList.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardState } from './BoardState.tsx'
import { boardTools } from './board-tools.ts'
import { BoardTop } from './BoardTop.tsx'
import { cardGroups, columnGroups } from './columns.ts'
import { StalePrices } from './StalePrices.tsx'
import { EmptyBoard } from './EmptyBoard.tsx'
import { LinesContext } from './lines-context.ts'
import { LeagueDialog } from './LeagueDialog.tsx'
import { useBoardChoice, useListedBoard } from './use-board-items.ts'

type BoardPanelProps = {
  view: BoardView
  phone: boolean
  feedAlive: boolean
  onChange: (view: BoardView) => void
}

/** Toolbar, titles and list of the matches in the book around it. */
function Matches({
  view,
  phone,
  feedAlive,
  onChange,
  board,
}: BoardPanelProps & { board: ShownBoard }) {
  'use memo'
  const t = useText()
  const { favourites } = useBoardActions()
  const settings = useBookSettings()
  const list = useMatchList()
  const choice = useBoardChoice(filterScope(view))
  const [choosing, setChoosing] = useState(false)
  const { items, keys, leagues } = useListedBoard(board.book, list, choice, favourites, view.menu)
  const columns = columnGroups(view.menu, view.gameType)
  const groups = phone ? cardGroups(columns) : columns
  const lines = { isOpen: (matchId: string) => choice.bands.has(matchId), set: choice.setBands }
  const toggle = (key: string): void => {
    const collapsed = new Set(choice.collapsed)
    if (!collapsed.delete(key)) collapsed.add(key)
    choice.setCollapsed(collapsed)
  }
  const hides = choice.onlyMarked ? 'unmarked' : choice.leagues === null ? null : 'leagues'
  const showAll = (): void => {
    choice.setOnlyMarked(false)
    choice.setLeagues(null)
  }
  const tools = boardTools({ choice, groupKeys: keys }, settings, () => setChoosing(true))
  return (
    <>
      <BoardTop view={view} groups={groups} phone={phone} tools={tools} onChange={onChange} />
      {!board.isReady && list.length === 0 ? (
        <BoardState query={board.query}>
          <BoardSkeleton groups={groups} phone={phone} label={t(bookText.loading)} />
        </BoardState>
      ) : items.length === 0 ? (
        <EmptyBoard view={view} hides={hides} onShowAll={showAll} onChange={onChange} />
      ) : (
        <LinesContext value={lines}>
          <StalePrices feedAlive={feedAlive}>
            <BoardList
              items={items}
              groups={groups}
              menu={view.menu}
              phone={phone}
              onToggle={toggle}
            />
          </StalePrices>
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
  // The parlay tab lists today's matches; champions have their own view.
  const showType = show === 'P' || show === 'FS' ? 'FT' : show
  const board = useBoard({ gameType, showType, menu, date })
  return (
    <MatchBookContext value={board.book}>
      <Matches {...props} board={board} />
    </MatchBookContext>
  )
}
