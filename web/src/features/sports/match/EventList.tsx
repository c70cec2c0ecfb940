import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { matchText as words } from '../words/messages.ts'
import { eventMinute } from './event-minute.ts'
import { eventWords } from './course/event-words.ts'

const shownMost = 24

const tones: Readonly<Record<string, string>> = {
  score: 'bg-rise',
  set: 'bg-rise',
  game: 'bg-brand',
  red: 'bg-danger',
  yellow: 'bg-gold',
  corner: 'bg-brand',
}

const untold = new Set(['danger', 'serve', 'point'])
/** Where a score is rare enough to be worth a line. */
const scoresAreTold = new Set([
  'football',
  'virtual-football',
  'ice-hockey',
  'baseball',
  'american-football',
  'rugby',
])

const isTold = ({ kind }: TimelineEvent, { discipline }: MatchHead): boolean =>
  !untold.has(kind) && (kind !== 'score' || scoresAreTold.has(discipline))

/** What happened, the newest first. */
export function EventList({ head, events }: { head: MatchHead; events: readonly TimelineEvent[] }) {
  const t = useText()
  const told = events
    .map((event, number) => ({ ...event, number }))
    .filter((event) => isTold(event, head))
    .toReversed()
    .slice(0, shownMost)
  if (told.length === 0)
    return <p className="py-4 text-center text-13 text-muted">{t(words.noEvents)}</p>
  return (
    <ol className="space-y-1 text-13">
      {told.map((event) => (
        <li key={event.number} className="flex items-center gap-2">
          <span className="w-10 shrink-0 text-right font-num text-12 text-muted">
            {eventMinute(head, events, event.number)}
          </span>
          <span
            aria-hidden
            className={`size-2 rounded-full ${tones[event.kind] ?? 'bg-line-strong'}`}
          />
          <span className="text-ink">{eventWords(head, event, t)}</span>
          {event.side !== null && (
            <span className="ml-auto truncate text-muted">
              {event.side === 'H' ? head.home : head.away}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
