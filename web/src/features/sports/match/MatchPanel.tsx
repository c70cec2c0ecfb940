import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BoardState } from '../board/BoardState.tsx'
import { MatchMark } from '../board/MatchMark.tsx'
import { MatchBookContext, useHead } from '../book/use-match-book.ts'
import { useMatch, type ShownMatch } from '../book/use-match.ts'
import { matchText as words } from '../messages.ts'
import { ChatPlace } from './ChatPlace.tsx'
import { EventList } from './EventList.tsx'
import { MatchMarkets } from './MatchMarkets.tsx'
import { MomentumChart } from './MomentumChart.tsx'
import { MovementChart } from './MovementChart.tsx'
import { StatisticBars } from './StatisticBars.tsx'
import { statisticsOf } from './statistics.ts'
import { Tracker } from './Tracker.tsx'

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-3">
      <h2 className="mb-2 text-13 font-medium text-ink">{title}</h2>
      {children}
    </section>
  )
}

function Shown({ gide, match }: { gide: string; match: ShownMatch }) {
  const t = useText()
  const head = useHead(gide)
  if (head === undefined)
    return match.answer === undefined ? (
      <BoardState fault={match.fault} isFetching={match.isFetching} onRetry={match.retry} />
    ) : (
      <p role="status" className="py-12 text-center text-14 text-muted">
        {t(words.gone)}
      </p>
    )
  const { events, answer } = match
  const statistics = statisticsOf(head, events, answer?.statistics ?? [])
  return (
    <div className="space-y-3 p-3">
      <div className="grid gap-3 min-[75rem]:grid-cols-2">
        <Tracker head={head} events={events} />
        <div className="space-y-3">
          <Card title={t(words.movement)}>
            <MovementChart samples={answer?.movement ?? []} />
          </Card>
          {events.length > 0 && (
            <Card title={t(words.momentum)}>
              <MomentumChart head={head} events={events} />
            </Card>
          )}
          {statistics.length > 0 && (
            <Card title={t(words.statistics)}>
              <StatisticBars statistics={statistics} />
            </Card>
          )}
        </div>
      </div>
      <MatchMarkets head={head} />
      {events.length > 0 && (
        <Card title={t(words.events)}>
          <EventList head={head} events={events} />
        </Card>
      )}
      <ChatPlace className="wide:hidden" />
    </div>
  )
}

function Title({ gide, onBack }: { gide: string; onBack: () => void }) {
  const t = useText()
  const head = useHead(gide)
  return (
    <div className="sticky top-(--board-top) z-10 flex items-center gap-2 border-b border-line bg-surface px-2 py-1">
      <Button size="sm" variant="ghost" icon="chevron-left" onClick={onBack}>
        {t(words.back)}
      </Button>
      {head !== undefined && (
        <>
          <span className="truncate text-13 text-muted">{head.league}</span>
          <MatchMark head={head} />
        </>
      )}
    </div>
  )
}

/** The page of one match: how it goes, and all that can be bet on. */
export function MatchPanel({ gide, onBack }: { gide: string; onBack: () => void }) {
  const match = useMatch(gide)
  return (
    <MatchBookContext value={match.book}>
      <Title gide={gide} onBack={onBack} />
      <Shown gide={gide} match={match} />
    </MatchBookContext>
  )
}
