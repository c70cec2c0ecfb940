import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useHead } from '../book/use-match-book.ts'
import { boardText } from '../words/messages.ts'
import { GridPrices } from './GridPrices.tsx'
import { MarkAndTime } from './MarkAndTime.tsx'
import { TeamLine } from './MatchTeams.tsx'
import { MoreButton } from './MoreButton.tsx'

export type GridRowProps = { matchId: string; menu: BoardMenu; columns: number }

/** A match with one play over the whole width. */
export function GridRow({ matchId, menu, columns }: GridRowProps) {
  'use memo'
  const t = useText()
  const head = useHead(matchId)
  if (head === undefined) return null
  return (
    <div className="grid h-full grid-cols-[5.25rem_minmax(9rem,14rem)_minmax(0,1fr)_4.5rem] bg-surface">
      <MarkAndTime head={head} />
      <div className="flex min-w-0 flex-col justify-center gap-1 px-2">
        <TeamLine head={head} side="home" />
        <TeamLine head={head} side="away" />
      </div>
      <GridPrices
        head={head}
        menu={menu}
        columns={columns}
        className="border-l border-line p-0.5"
      />
      <div className="grid border-l border-line">
        <MoreButton head={head} title={t(boardText.allPlays)} />
      </div>
    </div>
  )
}
