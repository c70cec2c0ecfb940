import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { matchText as words } from '../words/messages.ts'
import { momentumOf } from './momentum.ts'

const stretches = 30

/** Bars up for the home side, down for the away side. */
export function MomentumChart({
  head,
  events,
}: {
  head: MatchHead
  events: readonly TimelineEvent[]
}) {
  const t = useText()
  const bars = momentumOf(events, stretches)
  const most = Math.max(1, ...bars.flatMap(({ home, away }) => [home, away]))
  return (
    <figure>
      <svg
        viewBox="0 0 300 80"
        preserveAspectRatio="none"
        role="img"
        aria-label={t(words.momentum)}
        className="h-20 w-full"
      >
        <path d="M0 40H300" className="stroke-line" strokeWidth={1} />
        {bars.map(({ number, home, away }) => (
          <g key={number}>
            <rect
              x={number * 10 + 1}
              width={8}
              y={40 - (home / most) * 38}
              height={(home / most) * 38}
              className="fill-brand-text"
            />
            <rect
              x={number * 10 + 1}
              width={8}
              y={40}
              height={(away / most) * 38}
              className="fill-gold"
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex justify-between gap-2 text-12 text-muted">
        <span className="truncate text-brand-text">▲ {head.home}</span>
        <span className="truncate text-gold-text">▼ {head.away}</span>
      </figcaption>
    </figure>
  )
}
