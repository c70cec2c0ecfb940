import { useHead } from '../book/use-match-book.ts'
import { CardTop } from './CardTop.tsx'
import { GridPrices } from './GridPrices.tsx'
import type { GridRowProps } from './GridRow.tsx'
import { TeamLine } from './MatchTeams.tsx'

/** A match on a phone, with one play below its teams. */
export function GridCard({ matchId, menu, columns }: GridRowProps) {
  'use memo'
  const head = useHead(matchId)
  if (head === undefined) return null
  return (
    <div className="flex h-full flex-col bg-surface px-3 pb-2">
      <CardTop head={head} />
      <div className="grid h-7 shrink-0 grid-cols-2 items-center gap-4">
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
      </div>
      <GridPrices head={head} menu={menu} columns={columns} className="min-h-0 flex-1" />
    </div>
  )
}
