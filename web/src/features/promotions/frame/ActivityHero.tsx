import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import { TimeLeft } from './TimeLeft.tsx'
import type { Activity } from './use-activity.ts'

const looks: Record<Activity['state'], { text: string; tone: BadgeTone }> = {
  upcoming: { text: words.upcoming, tone: 'brand' },
  running: { text: words.running, tone: 'gold' },
  ended: { text: words.ended, tone: 'neutral' },
}

interface ActivityHeroProps {
  activity: Activity
  /** The activity has begun or ended while the page was open. */
  onTurn: () => void
}

/** Picture, title, from when to when, and the time that is left of it. */
export function ActivityHero({ activity, onTurn }: ActivityHeroProps) {
  const t = useText()
  const { title, line, image, from, until, state } = activity
  const next = state === 'upcoming' ? from : state === 'running' ? until : null
  return (
    <header className="relative isolate overflow-hidden bg-art-ground text-art-ink">
      <img
        src={image}
        alt=""
        className="absolute inset-y-0 right-0 -z-1 h-full w-3/5 object-cover max-desk:w-full"
      />
      <div className="absolute inset-0 -z-1 bg-linear-to-r from-art-ground from-40% via-art-ground/80 via-60% to-transparent max-desk:from-0% max-desk:from-art-shade/90 max-desk:via-art-shade/75 max-desk:to-art-shade/40" />
      <div className="mx-auto flex min-h-72 max-w-[92rem] flex-col items-start justify-center px-8 py-10 max-desk:min-h-52 max-desk:px-4 max-desk:py-7">
        <Badge tone={looks[state].tone} solid>
          {t(looks[state].text)}
        </Badge>
        <h1 className="mt-3 text-40 font-bold text-balance max-desk:text-28">{title}</h1>
        <p className="mt-2 max-w-[34em] text-16 text-art-ink/85 max-desk:text-14">{line}</p>
        <p className="mt-4 text-13 text-art-ink/85">
          {until === null
            ? t(words.always, { from: siteMinute(from) })
            : t(words.fromUntil, { from: siteMinute(from), until: siteMinute(until) })}
        </p>
        {next !== null && (
          <p className="mt-2 flex items-baseline gap-2 text-13">
            {t(state === 'upcoming' ? words.startsIn : words.endsIn)}
            <TimeLeft
              until={next}
              label={t(state === 'upcoming' ? words.startsIn : words.endsIn)}
              onEnd={onTurn}
              className="text-20 font-bold"
            />
          </p>
        )}
      </div>
    </header>
  )
}
