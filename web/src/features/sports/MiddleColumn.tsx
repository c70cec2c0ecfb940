import type { CSSProperties } from 'react'
import { useShort } from '../../platform/device/use-short.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { BoardPanel } from './board/BoardPanel.tsx'
import { BoardTabs } from './board/BoardTabs.tsx'
import { changeGameType, isList, type BoardView } from './board/board-view.ts'
import { ChampionsView } from './board/ChampionsView.tsx'
import { PageHead } from './board/PageHead.tsx'
import { PhoneBar, phoneBarRem } from './board/PhoneBar.tsx'
import { SkipToSlip } from './board/SkipToSlip.tsx'
import { SportStrip } from './board/SportStrip.tsx'
import type { Counts } from './book/use-counts.ts'
import { MatchPanel } from './match/MatchPanel.tsx'
import { MultiPart } from './MultiPart.tsx'
import { boardText } from './words/messages.ts'
import { ResultsPanel } from './results/ResultsPanel.tsx'
import { RulesPanel } from './rules-page/RulesPanel.tsx'

type MiddleColumnProps = {
  view: BoardView
  counts: Counts
  phone: boolean
  onSlip: () => void
  onChange: (view: BoardView) => void
}

function Shown({ view, counts, phone, onChange }: Omit<MiddleColumnProps, 'onSlip'>) {
  const t = useText()
  const back = (): void => onChange({ ...view, page: 'board', match: null })
  if (view.page !== 'board')
    return (
      <>
        <PageHead onBack={back}>
          <h2 className="text-14 font-medium text-ink">{t(boardText[view.page])}</h2>
        </PageHead>
        {view.page === 'multi' && <MultiPart feedAlive={counts.feedAlive} />}
        {view.page === 'results' && <ResultsPanel begins={view.gameType} />}
        {view.page === 'rules' && <RulesPanel />}
      </>
    )
  if (view.match !== null)
    return (
      <MatchPanel
        key={view.match}
        matchId={view.match}
        phone={phone}
        feedAlive={counts.feedAlive}
        onBack={back}
        onResults={() => onChange({ ...view, page: 'results', match: null })}
      />
    )
  if (view.show === 'FS') return <ChampionsView gameType={view.gameType} />
  return <BoardPanel view={view} phone={phone} feedAlive={counts.feedAlive} onChange={onChange} />
}

/** A phone gives all its room to a match or a page that is open. */
function PhoneTop({ view, counts, onChange }: Omit<MiddleColumnProps, 'phone' | 'onSlip'>) {
  if (!isList(view)) return null
  return (
    <>
      <PhoneBar view={view} onChange={onChange} />
      <SportStrip
        view={view}
        counts={counts}
        onChange={(gameType) => onChange(changeGameType(view, gameType))}
      />
    </>
  )
}

/** The headings, and below them the board, a match, the results or the rules. */
export function MiddleColumn({ view, counts, phone, onSlip, onChange }: MiddleColumnProps) {
  const Top = phone ? PhoneTop : BoardTabs
  const short = useShort()
  const barRem = phone && !short ? phoneBarRem : 0
  return (
    <div
      className="min-w-0"
      style={{ '--list-top': `calc(var(--board-top) + ${barRem}rem)` } as CSSProperties}
    >
      <Top view={view} counts={counts} onChange={onChange} />
      {!phone && <SkipToSlip onSkip={onSlip} />}
      <Shown view={view} counts={counts} phone={phone} onChange={onChange} />
    </div>
  )
}
