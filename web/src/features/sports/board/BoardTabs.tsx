import type { Counts } from '../book/use-counts.ts'
import type { BoardView } from './board-view.ts'
import { SearchBox } from './SearchBox.tsx'
import { ShowTabs } from './ShowTabs.tsx'

type BoardTabsProps = {
  view: BoardView
  counts: Counts
  onChange: (view: BoardView) => void
}

/** The headings with their counts, and the search. */
export function BoardTabs({ view, counts, onChange }: BoardTabsProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-surface px-3 py-1">
      <ShowTabs view={view} counts={counts} onChange={onChange} className="border-b-0" />
      <div className="w-64 shrink-0">
        <SearchBox onOpen={(match) => onChange({ ...view, page: 'board', match })} />
      </div>
    </div>
  )
}
