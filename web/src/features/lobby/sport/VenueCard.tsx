import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { sportText as words } from './messages.ts'

export interface LobbyVenue {
  readonly enName: string
  readonly title: string
  readonly line: string
  readonly image: string
  readonly open: boolean
}

interface VenueCardProps {
  venue: LobbyVenue
  loggedIn: boolean
  onEnter: (enName: string) => void
}

/** A venue as a large picture; one that is closed can be read but not entered. */
export function VenueCard({ venue, loggedIn, onEnter }: VenueCardProps) {
  const t = useText()
  const { enName, title, line, image, open } = venue
  return (
    <button
      type="button"
      disabled={!open}
      onClick={() => onEnter(enName)}
      className="group relative isolate flex h-64 w-full flex-col justify-end overflow-hidden rounded-lg bg-art-ground p-5 text-left text-art-ink shadow-1 transition-shadow not-disabled:hover:shadow-2 disabled:cursor-not-allowed max-desk:h-44 max-desk:p-4"
    >
      <img
        src={image}
        alt=""
        className={`absolute inset-0 -z-1 size-full object-cover transition-transform duration-300 ${
          open ? 'group-hover:scale-[1.03]' : 'grayscale'
        }`}
      />
      <span className="absolute inset-0 -z-1 bg-linear-to-t from-art-shade/90 via-art-shade/35 to-transparent" />
      {!open && (
        <Badge tone="gold" solid className="absolute top-4 left-4">
          {t(words.closed)}
        </Badge>
      )}
      <span className="text-20 font-bold tracking-wide">{title}</span>
      <span className="mt-1 text-13 text-art-ink/85">{open ? line : t(words.closedLine)}</span>
      {open && (
        <span className="mt-3 flex h-9 w-fit items-center gap-1.5 rounded-md bg-art-ink px-4 text-14 font-medium text-art-ground transition-transform group-hover:translate-x-1">
          {t(loggedIn ? words.enter : words.login)}
          <Icon name="arrow-right" className="size-4" />
        </span>
      )}
    </button>
  )
}
