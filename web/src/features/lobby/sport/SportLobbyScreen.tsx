import { appealDays } from '@xinghe/rules/sports/appeal.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { sportText as words } from './messages.ts'
import { VenueCard, type LobbyVenue } from './VenueCard.tsx'

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] gap-4 max-desk:grid-cols-1'

const points = [
  { icon: 'live', title: words.point1, line: words.point1Line },
  { icon: 'transfer', title: words.point2, line: words.point2Line },
  { icon: 'shield', title: words.point3, line: words.point3Line },
] as const

/** One venue has a large picture of its own; only over several of them stands another. */
function Head({ pictured }: { pictured: boolean }) {
  const t = useText()
  if (!pictured)
    return (
      <header>
        <h1 className="text-28 font-bold tracking-wide max-desk:text-20">{t(words.title)}</h1>
        <p className="mt-1 text-14 text-muted max-desk:text-13">{t(words.line)}</p>
      </header>
    )
  return (
    <header className="relative isolate flex h-56 items-center overflow-hidden rounded-lg bg-art-ground px-10 text-art-ink max-desk:h-36 max-desk:px-5">
      <img
        src="/art/hero-football.svg"
        alt=""
        className="absolute inset-0 -z-1 size-full object-cover object-right"
      />
      <span className="absolute inset-0 -z-1 bg-linear-to-r from-art-shade/85 via-art-shade/30 to-transparent max-desk:via-art-shade/65" />
      <div>
        <h1 className="text-40 font-bold tracking-wide max-desk:text-28">{t(words.title)}</h1>
        <p className="mt-2 max-w-md text-16 text-art-ink/85 max-desk:text-13">{t(words.line)}</p>
      </div>
    </header>
  )
}

function Points() {
  const t = useText()
  return (
    <ul
      aria-label={t(words.points)}
      className="grid grid-cols-3 gap-4 rounded-lg bg-surface p-5 shadow-1 max-desk:grid-cols-1"
    >
      {points.map(({ icon, title, line }) => (
        <li key={title} className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-text/8 text-brand-text">
            <Icon name={icon} />
          </span>
          <div>
            <p className="text-14 font-bold">{t(title)}</p>
            <p className="mt-0.5 text-13 text-muted">{t(line, { days: appealDays })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface SportLobbyScreenProps {
  /** Undefined while the operator's list is under way. */
  venues: readonly LobbyVenue[] | undefined
  loggedIn: boolean
  onEnter: (enName: string) => void
  /** The matches of the moment, from the sportsbook. */
  hot: ReactNode
}

/** The sports venues; a press enters one. */
export function SportLobbyScreen({ venues, loggedIn, onEnter, hot }: SportLobbyScreenProps) {
  const t = useText()
  return (
    <div className="mx-auto max-w-[92rem] space-y-6 px-8 py-6 max-desk:space-y-4 max-desk:px-4">
      <Head pictured={(venues?.length ?? 0) > 1} />
      <section aria-label={t(words.venues)}>
        {venues === undefined ? (
          <div role="status" aria-label={t(words.loading)}>
            <Skeleton className="h-64 rounded-lg max-desk:h-44" />
          </div>
        ) : venues.length === 0 ? (
          <EmptyState
            icon="sport"
            title={t(words.empty)}
            text={t(words.emptyLine)}
            action={
              <Link to={pathOf('home')} className={buttonStyle({ variant: 'secondary' })}>
                {t(words.toHome)}
              </Link>
            }
          />
        ) : (
          <ul className={venues.length === 1 ? '' : grid}>
            {venues.map((venue) => (
              <li key={venue.enName}>
                <VenueCard venue={venue} loggedIn={loggedIn} onEnter={onEnter} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {hot}
      <Points />
    </div>
  )
}
