import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/match-book.ts'
import { eventNames, matchText as words } from '../messages.ts'

const shownMost = 40

const tones: Readonly<Record<string, string>> = {
  score: 'bg-rise',
  red: 'bg-danger',
  yellow: 'bg-gold',
  corner: 'bg-brand',
}

/** What is worth a line: in sports that score all the time, not every point. */
const isTold = ({ kind }: WireEvent, football: boolean): boolean =>
  kind !== 'danger' && kind !== 'serve' && kind !== 'point' && (football || kind !== 'score')

/** What an event is called in its sport. */
export const eventName = (head: MatchHead, { kind }: Pick<WireEvent, 'kind'>): string => {
  if (kind === 'score' && isFootball(head.gameType)) return eventNames['goal'] ?? kind
  return eventNames[kind] ?? kind
}

/** What happened, the newest first. */
export function EventList({ head, events }: { head: MatchHead; events: readonly WireEvent[] }) {
  const t = useText()
  const told = events
    .map((event, number) => ({ ...event, number }))
    .filter((event) => isTold(event, isFootball(head.gameType)))
    .toReversed()
    .slice(0, shownMost)
  if (told.length === 0)
    return <p className="py-4 text-center text-13 text-muted">{t(words.noEvents)}</p>
  return (
    <ol className="max-h-64 space-y-1 overflow-y-auto text-13">
      {told.map((event) => (
        <li key={event.number} className="flex items-center gap-2">
          <span className="w-9 text-right font-num text-12 text-muted">
            {Math.floor(event.at / 60)}′
          </span>
          <span
            aria-hidden
            className={`size-2 rounded-full ${tones[event.kind] ?? 'bg-line-strong'}`}
          />
          <span className="text-ink">{t(eventName(head, event), { value: event.value })}</span>
          {event.side !== null && (
            <span className="ml-auto truncate text-muted">
              {event.side === 'H' ? head.team_h : head.team_c}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
