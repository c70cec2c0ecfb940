import { Badge } from '@xinghe/ui/Badge.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { shellText } from '../messages.ts'
import { venuePath, type ShownEntry } from '../navigation.ts'
import { EntryLink } from './EntryLink.tsx'

type VenuePanelProps = { entry: ShownEntry; onFollow: () => void }

/** The venues of a category, under its entry in the main bar. */
export function VenuePanel({ entry, onFollow }: VenuePanelProps) {
  const t = useText()
  return (
    <ul className="flex gap-4">
      {entry.venues.map((venue) => (
        <li key={venue.enName} className="w-56">
          <EntryLink
            entry={entry}
            to={venuePath(entry, venue)}
            onFollow={onFollow}
            className="group block rounded-md"
          >
            <span className="relative block aspect-[3/2] overflow-hidden rounded-md bg-art-ground">
              <img
                src={venue.image}
                alt=""
                className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
              />
              {!venue.open && (
                <Badge tone="gold" solid className="absolute top-2 left-2">
                  {t(shellText.venueClosed)}
                </Badge>
              )}
            </span>
            <span className="mt-2.5 flex items-center justify-between text-14 font-semibold group-hover:text-brand-text">
              {venue.title}
              <Icon name="arrow-right" className="size-4 opacity-60" />
            </span>
            <span className="mt-0.5 line-clamp-2 text-12 text-muted">{venue.line}</span>
          </EntryLink>
        </li>
      ))}
    </ul>
  )
}
