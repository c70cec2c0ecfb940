import type { OutputOf } from '@xinghe/contract/call.ts'
import type { venuesOfCategory } from '@xinghe/contract/lobby-games.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from './messages.ts'
import { canEnter, stateTones } from './shown-state.ts'

export type ListedVenue = OutputOf<typeof venuesOfCategory>[number]

interface VenueStripProps {
  venues: readonly ListedVenue[]
  chosen: string | null
  onChoose: (enName: string | null) => void
  /** A venue without games in our list is entered as a whole. */
  onEnter: (enName: string) => void
}

/** The venues of the category: ours narrow the list, another house's is entered. */
export function VenueStrip({ venues, chosen, onChoose, onEnter }: VenueStripProps) {
  const t = useText()
  return (
    <section aria-label={t(words.venues)}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-3 max-desk:swipe-strip max-desk:*:w-72">
        {venues.map(({ enName, title, line, image, state, games }) => {
          const listed = games > 0
          const usable = listed || canEnter(state)
          return (
            <li key={enName}>
              <button
                type="button"
                aria-disabled={!usable}
                {...(listed ? { 'aria-pressed': chosen === enName } : {})}
                onClick={() => {
                  if (listed) onChoose(chosen === enName ? null : enName)
                  else if (usable) onEnter(enName)
                }}
                className={classNames(
                  'flex h-full w-full items-center gap-3 rounded-lg border bg-surface p-2.5 text-left shadow-1 transition-[border-color,box-shadow] hover:shadow-2 aria-disabled:cursor-not-allowed',
                  chosen === enName ? 'border-brand-text' : 'border-transparent',
                )}
              >
                <img
                  src={image}
                  alt=""
                  className={classNames(
                    'h-14 w-20 shrink-0 rounded-md object-cover',
                    !usable && 'saturate-[0.35]',
                  )}
                />
                <span className="min-w-0 grow">
                  <span className="flex items-center gap-2">
                    <span className="truncate text-14 font-bold">{title}</span>
                    {state !== 'open' && <Badge tone={stateTones[state]}>{t(words[state])}</Badge>}
                  </span>
                  <span className="mt-0.5 line-clamp-2 text-12 text-muted">{line}</span>
                </span>
                {!listed && usable && <Icon name="arrow-right" className="size-4 text-muted" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
