import { Icon } from '@xinghe/ui/Icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { toldText as words } from './messages.ts'
import { PoolTicker } from './PoolTicker.tsx'
import { usePools } from './use-told.ts'

/** The pools as a picture that leads to the slots; nothing while the site has no pools. */
export function JackpotPanel() {
  const t = useText()
  const pools = usePools()
  if (pools.isError || pools.data?.length === 0) return null
  return (
    <section
      aria-labelledby="home-pools"
      className="relative isolate flex flex-col justify-between gap-6 overflow-hidden rounded-lg bg-art-ground p-7 text-art-ink shadow-1 max-desk:p-4"
    >
      <img
        src="/art/game-gem.svg"
        alt=""
        loading="lazy"
        className="absolute inset-0 -z-2 size-full object-cover"
      />
      <span className="absolute inset-0 -z-1 bg-art-shade/45" />
      <div>
        <h2 id="home-pools" className="text-28 font-bold tracking-wide max-desk:text-20">
          {t(words.pools)}
        </h2>
        <p className="mt-1 text-13 text-art-ink/85">{t(words.poolsLine)}</p>
      </div>
      <PoolTicker large />
      <Link
        to={pathOf('gameegame')}
        className="flex h-10 w-fit items-center gap-1.5 rounded-md bg-art-ink px-4 text-14 font-medium text-art-ground"
      >
        {t(words.toSlots)}
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </section>
  )
}
