import { serverNow } from '../../platform/site/clock.ts'
import { BoardPanel } from './board/BoardPanel.tsx'
import { BoardTabs } from './board/BoardTabs.tsx'
import { changeShow, type BoardView } from './board/board-view.ts'
import { ChampionsView } from './board/ChampionsView.tsx'
import type { Counts } from './book/use-counts.ts'
import { MatchPanel } from './match/MatchPanel.tsx'
import { ResultsPanel } from './results/ResultsPanel.tsx'
import { RulesPanel } from './rules-page/RulesPanel.tsx'

type MiddleColumnProps = {
  view: BoardView
  counts: Counts
  phone: boolean
  onChange: (view: BoardView) => void
}

function Shown({ view, phone, onChange }: Omit<MiddleColumnProps, 'counts'>) {
  if (view.page === 'results') return <ResultsPanel />
  if (view.page === 'rules') return <RulesPanel />
  if (view.match !== null)
    return (
      <MatchPanel
        key={view.match}
        gide={view.match}
        onBack={() => onChange({ ...view, match: null })}
      />
    )
  if (view.show === 'FS') return <ChampionsView gameType={view.gameType} />
  return (
    <BoardPanel
      view={view}
      phone={phone}
      onToday={() => onChange(changeShow(view, 'FT', serverNow()))}
    />
  )
}

/** The headings, and below them the board, a match, the results or the rules. */
export function MiddleColumn({ view, counts, phone, onChange }: MiddleColumnProps) {
  return (
    <div className="min-w-0">
      <BoardTabs view={view} counts={counts} onChange={onChange} />
      <Shown view={view} phone={phone} onChange={onChange} />
    </div>
  )
}
