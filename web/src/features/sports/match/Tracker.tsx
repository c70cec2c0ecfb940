import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { MatchTime, stageText } from '../board/MatchTime.tsx'
import type { MatchHead } from '../book/book-match.ts'
import { matchText as words } from '../words/messages.ts'
import { Crest } from './Crest.tsx'
import { Field } from './fields/Field.tsx'
import { PeriodTable } from './PeriodTable.tsx'

function Team({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col items-center gap-1 text-center">
      <Crest name={name} />
      <span className="w-full truncate text-13 text-ink" title={name}>
        {name}
      </span>
    </span>
  )
}

/** The teams with the score between them. */
export function ScoreHead({ head }: { head: MatchHead }) {
  const t = useText()
  const { score } = head
  return (
    <div className="flex items-center gap-2 px-2 py-3">
      <Team name={head.home} />
      <span className="flex flex-col items-center gap-1">
        {score !== null ? (
          <span className="font-num text-28 font-bold text-ink">
            {score.home} : {score.away}
          </span>
        ) : (
          <span className="font-num text-13 text-muted">
            {t(words.before, { time: siteMinute(head.startsAt).slice(5) })}
          </span>
        )}
        {head.inPlay && <MatchTime head={head} inline />}
        {!head.inPlay && score !== null && (
          <span className="text-12 text-muted">{stageText(head, t)}</span>
        )}
        {head.suspension !== null && (
          <span className="rounded-sm bg-warn/10 px-1.5 text-12 text-warn">
            {t(words.suspended)}
          </span>
        )}
      </span>
      <Team name={head.away} />
    </div>
  )
}

type TrackerProps = { head: MatchHead; events: readonly TimelineEvent[] }

/** How the match goes, drawn: the field of its sport, and the score by periods. */
export function Tracker({ head, events }: TrackerProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <ScoreHead head={head} />
      {head.inPlay && <Field head={head} events={events} />}
      {head.periods !== null && head.periods.scores.length > 0 && (
        <div className="px-3 py-2">
          <PeriodTable head={head} />
        </div>
      )}
    </div>
  )
}
