import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { listText as words } from './messages.ts'

interface ListHeroProps {
  category: GameCategoryCode
  /** Beside the title, for instance the jackpot pools. */
  children?: ReactNode
}

export function ListHero({ category, children }: ListHeroProps) {
  const t = useText()
  return (
    <header className="relative isolate flex min-h-56 items-center justify-between gap-8 overflow-hidden rounded-lg bg-art-ground px-10 py-8 text-art-ink shadow-1 max-desk:min-h-36 max-desk:flex-col max-desk:items-start max-desk:justify-center max-desk:gap-4 max-desk:px-5 max-desk:py-5">
      <img
        src={`/art/tile-${category.toLowerCase()}.svg`}
        alt=""
        className="absolute inset-y-0 right-0 -z-2 h-full w-2/3 object-cover object-center [mask-image:linear-gradient(to_right,transparent,black_45%)] max-desk:w-full"
      />
      <span className="absolute inset-0 -z-1 bg-linear-to-r from-art-shade/90 via-art-shade/45 to-transparent max-desk:via-art-shade/75 max-desk:to-art-shade/35" />
      <div>
        <h1 className="text-40 font-bold tracking-wide max-desk:text-28">{t(words[category])}</h1>
        <p className="mt-2 max-w-md text-16 text-art-ink/90 max-desk:text-13">
          {t(words[`${category}Line`])}
        </p>
      </div>
      {children}
    </header>
  )
}
