import { Link } from 'react-router'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { homeText } from './messages.ts'
import { SectionHead } from './parts/SectionHead.tsx'

export type TileCategory = 'TY' | 'DZ' | 'ZR' | 'CP' | 'QP' | 'DJ' | 'BY'

export interface TileEntry {
  readonly category: TileCategory
  readonly path: string
  /** The venue that a press enters directly; null where the category page offers a choice. */
  readonly venue: string | null
}

type Enter = (enName: string) => void

const grid = 'grid grid-cols-5 gap-4 max-desk:grid-cols-2 max-desk:gap-2.5'
const lead = 'col-span-2 row-span-2 max-desk:row-span-1'
const height = 'h-[10.75rem] max-desk:h-28'
const leadHeight = 'h-[22.5rem] max-desk:h-40'

/** The first one is large; an odd one left over on a phone takes the whole row. */
function Tile({ entry, first, onEnter }: { entry: TileEntry; first: boolean; onEnter: Enter }) {
  const t = useText()
  const { category, path, venue } = entry
  return (
    <Link
      to={path}
      onClick={(event) => {
        if (venue === null) return
        event.preventDefault()
        onEnter(venue)
      }}
      className={classNames(
        'group relative isolate block overflow-hidden rounded-lg bg-art-ground text-art-ink shadow-1 transition-shadow hover:shadow-2',
        first ? `${lead} ${leadHeight}` : height,
      )}
    >
      <img
        src={`/art/tile-${category.toLowerCase()}.svg`}
        alt=""
        loading="lazy"
        className="absolute inset-0 -z-1 size-full object-cover object-right transition-transform duration-300 group-hover:scale-[1.04]"
      />
      <span className="absolute inset-0 -z-1 art-dim" />
      <span className={classNames('block', first ? 'p-6 max-desk:p-4' : 'p-4 max-desk:p-3')}>
        <span
          className={classNames(
            'block font-bold tracking-wide',
            first ? 'text-28 max-desk:text-20' : 'text-20 max-desk:text-16',
          )}
        >
          {t(homeText[category])}
        </span>
        <span
          className={classNames(
            'mt-1 block text-art-ink/85',
            first ? 'max-w-[14em] text-14 max-desk:text-12' : 'max-w-[7em] text-12 max-desk:hidden',
          )}
        >
          {t(homeText[`${category}Line`])}
        </span>
      </span>
      {first ? (
        <span className="absolute bottom-6 left-6 flex h-10 items-center gap-1.5 rounded-md bg-art-ink px-4 text-14 font-medium text-art-ground transition-transform group-hover:translate-x-1 max-desk:hidden">
          {t(homeText.enter)}
          <Icon name="arrow-right" className="size-4" />
        </span>
      ) : (
        <span className="absolute bottom-4 left-4 grid size-8 place-items-center rounded-full bg-art-ink/15 backdrop-blur-sm transition-[background-color,transform] group-hover:translate-x-1 group-hover:bg-art-ink/30 max-desk:hidden">
          <Icon name="arrow-right" className="size-4" />
        </span>
      )}
    </Link>
  )
}

type CategoryTilesProps = { entries: readonly TileEntry[] | undefined; onEnter: Enter }

export function CategoryTiles({ entries, onEnter }: CategoryTilesProps) {
  const t = useText()
  if (entries?.length === 0) return null
  return (
    <section aria-labelledby="home-categories">
      <SectionHead
        id="home-categories"
        title={t(homeText.categories)}
        line={t(homeText.categoriesLine)}
      />
      <div className={grid} aria-busy={entries === undefined}>
        {entries === undefined
          ? Array.from({ length: 7 }, (_, at) => (
              <div key={at} className={at === 0 ? lead : undefined}>
                <Skeleton className={classNames('rounded-lg', at === 0 ? leadHeight : height)} />
              </div>
            ))
          : entries.map((entry, at) => (
              <Tile key={entry.category} entry={entry} first={at === 0} onEnter={onEnter} />
            ))}
      </div>
    </section>
  )
}
