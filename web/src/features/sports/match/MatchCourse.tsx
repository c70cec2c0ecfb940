import type { ReactNode } from 'react'
import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import type { MatchAnswer } from '../book/use-match.ts'
import { matchText as words } from '../words/messages.ts'
import { ChatPlace } from './ChatPlace.tsx'
import { EventList } from './EventList.tsx'
import { isPressing } from './momentum.ts'
import { MomentumChart } from './MomentumChart.tsx'
import { MovementChart } from './MovementChart.tsx'
import { StatisticBars } from './StatisticBars.tsx'
import { statisticsOf } from './statistics.ts'

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-3">
      <h2 className="mb-2 text-13 font-medium text-ink">{title}</h2>
      {children}
    </section>
  )
}

type MatchCourseProps = {
  head: MatchHead
  events: readonly TimelineEvent[]
  answer: MatchAnswer | undefined
}

/** The course of a match: price movement, momentum, statistics and events. */
export function MatchCourse({ head, events, answer }: MatchCourseProps) {
  const t = useText()
  const samples = answer?.movement ?? []
  const statistics = statisticsOf(head, events, answer?.statistics ?? [])
  return (
    <div className="space-y-3">
      <ChatPlace matchId={head.id} className="h-[30rem] wide:hidden" />
      {statistics.length > 0 && (
        <Card title={t(words.statistics)}>
          <StatisticBars statistics={statistics} />
        </Card>
      )}
      {events.some(isPressing) && (
        <Card title={t(words.momentum)}>
          <MomentumChart head={head} events={events} />
        </Card>
      )}
      {events.length > 0 && (
        <Card title={t(words.events)}>
          <EventList head={head} events={events} />
        </Card>
      )}
      {(samples.length > 1 || head.status !== 'ended') && (
        <Card title={t(words.movement)}>
          <MovementChart samples={samples} />
        </Card>
      )}
    </div>
  )
}
