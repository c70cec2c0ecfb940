import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { toolText } from '../words/tool-messages.ts'
import {
  isEnteredAtPress,
  venuePath,
  type ShownEntry,
  type Venue,
} from '../navigation/navigation.ts'
import { EntryLink } from '../navigation/EntryLink.tsx'

type VenuePanelProps = { entry: ShownEntry; onFollow: () => void }

const cardStyle = 'group block w-full rounded-md text-left'

function VenueCard({ venue }: { venue: Venue }) {
  const t = useText()
  return (
    <>
      <span className="relative block aspect-[3/2] overflow-hidden rounded-md bg-art-ground">
        <img
          src={venue.image}
          alt=""
          className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
        />
        {!venue.open && (
          <Badge tone="gold" solid className="absolute top-2 left-2">
            {t(toolText.venueClosed)}
          </Badge>
        )}
      </span>
      <span className="mt-2.5 flex items-center justify-between text-14 font-semibold group-hover:text-brand-text">
        {venue.title}
        <Icon name="arrow-right" className="size-4 opacity-60" />
      </span>
      <span className="mt-0.5 line-clamp-2 text-12 text-muted">{venue.line}</span>
    </>
  )
}

/** The venues of a category, under its entry in the main bar; an open one is entered at a press. */
export function VenuePanel({ entry, onFollow }: VenuePanelProps) {
  return (
    <ul className="flex gap-4">
      {entry.venues.map((venue) => (
        <li key={venue.enName} className="w-56">
          {isEnteredAtPress(venue) ? (
            <button
              type="button"
              className={cardStyle}
              onClick={() => {
                onFollow()
                emit('launch_asked', { enName: venue.enName })
              }}
            >
              <VenueCard venue={venue} />
            </button>
          ) : (
            <EntryLink
              entry={entry}
              to={venuePath(entry, venue)}
              onFollow={onFollow}
              className={cardStyle}
            >
              <VenueCard venue={venue} />
            </EntryLink>
          )}
        </li>
      ))}
    </ul>
  )
}
