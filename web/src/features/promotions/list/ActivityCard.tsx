import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { activityPath } from '../../../platform/navigation/activity-path.ts'
import { frameText } from '../frame/messages.ts'
import { TimeLeft } from '../frame/TimeLeft.tsx'
import type { Activity } from '../frame/use-activity.ts'
import { listText as words } from './messages.ts'

const mineBadges: Record<NonNullable<Activity['mine']>, { text: string; tone: BadgeTone }> = {
  claimable: { text: words.claimable, tone: 'gold' },
  joined: { text: words.joined, tone: 'brand' },
  open: { text: words.open, tone: 'brand' },
  claimed: { text: words.claimed, tone: 'success' },
  closed: { text: words.closed, tone: 'neutral' },
}

/** Upcoming and ended activities say so; of a running one the own state is of interest. */
const badgeOf = ({ state, mine }: Activity): { text: string; tone: BadgeTone } | null => {
  if (state === 'upcoming') return { text: frameText.upcoming, tone: 'brand' }
  if (state === 'ended') return { text: frameText.ended, tone: 'neutral' }
  return mine === null ? null : mineBadges[mine]
}

interface ActivityCardProps {
  activity: Activity
  /** The activity has begun or ended while the page was open. */
  onTurn: () => void
}

export function ActivityCard({ activity, onTurn }: ActivityCardProps) {
  const t = useText()
  const { kind, id, title, line, image, state, from, until } = activity
  const badge = badgeOf(activity)
  const next = state === 'upcoming' ? from : state === 'running' ? until : null
  return (
    <Link
      to={activityPath(kind, id)}
      className="group flex h-full flex-col overflow-hidden rounded-lg bg-surface shadow-1 transition-shadow hover:shadow-2"
    >
      <span className="block aspect-[2/1] overflow-hidden bg-art-ground">
        <img
          src={image}
          alt=""
          loading="lazy"
          className={classNames(
            'size-full object-cover transition-transform duration-200 group-hover:scale-[1.03] motion-reduce:transform-none',
            state === 'ended' && 'opacity-60 grayscale',
          )}
        />
      </span>
      <span className="flex flex-1 flex-col p-4">
        <span className="flex items-start justify-between gap-3">
          <span className="text-16 font-semibold group-hover:text-brand-text">{title}</span>
          {badge !== null && (
            <Badge
              tone={badge.tone}
              solid={badge.text === words.claimable}
              className="mt-0.5 shrink-0"
            >
              {t(badge.text)}
            </Badge>
          )}
        </span>
        <span className="mt-1 text-13 leading-relaxed text-muted">{line}</span>
        {next !== null && (
          <span className="mt-auto flex items-baseline gap-1.5 pt-3 text-12 text-muted">
            {t(state === 'upcoming' ? frameText.startsIn : frameText.endsIn)}
            <TimeLeft
              until={next}
              label={t(state === 'upcoming' ? frameText.startsIn : frameText.endsIn)}
              onEnd={onTurn}
              className="text-13 font-semibold text-ink"
            />
          </span>
        )}
        {state === 'ended' && until !== null && (
          <span className="mt-auto pt-3 text-12 text-muted">
            {t(words.endedAt, { at: siteMinute(until) })}
          </span>
        )}
      </span>
    </Link>
  )
}
