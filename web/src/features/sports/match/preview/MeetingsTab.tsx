import type { PreviewMatch } from '@xinghe/contract/sports-preview.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { previewText as words } from './messages.ts'
import { recordOf } from './outcome-look.ts'
import { PastMatches } from './PastMatches.tsx'
import { PreviewCard } from './PreviewCard.tsx'

type MeetingsTabProps = { head: MatchHead; meetings: readonly PreviewMatch[] }

/** Shares of the matches that each side won, and of draws between them. */
function Balance({ head, meetings }: MeetingsTabProps) {
  const t = useText()
  const { won, drawn, lost } = recordOf(meetings)
  const parts = [
    { name: `${head.home} ${won} ${t(words.won)}`, count: won, fill: 'bg-brand-text' },
    { name: `${drawn} ${t(words.drawn)}`, count: drawn, fill: 'bg-ink/20' },
    { name: `${head.away} ${lost} ${t(words.won)}`, count: lost, fill: 'bg-gold' },
  ]
  return (
    <div className="space-y-2 px-3 py-3">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-ink/6">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, fill }) => (
            <span key={name} className={fill} style={{ flexGrow: count }} />
          ))}
      </div>
      <div className="flex justify-between gap-2 text-12 text-muted">
        {parts.map(({ name }) => (
          <span key={name} className="min-w-0 truncate">
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Earlier matches between the two sides. */
export function MeetingsTab({ head, meetings }: MeetingsTabProps) {
  const t = useText()
  if (meetings.length === 0)
    return (
      <EmptyState
        icon="calendar"
        title={t(words.noMeetings)}
        text={t(words.noMeetingsLine)}
        className="rounded-md border border-line bg-surface"
      />
    )
  const record = t(words.meetingRecord, { team: head.home, ...recordOf(meetings) })
  return (
    <PreviewCard title={t(words.meetings)} note={record}>
      <Balance head={head} meetings={meetings} />
      <PastMatches matches={meetings} />
    </PreviewCard>
  )
}
