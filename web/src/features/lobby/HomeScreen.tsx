import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { latePart } from '../../platform/network/late-part.ts'
import type { AmountsShown } from './parts/amounts-shown.ts'
import { CategoryTiles, type TileEntry } from './CategoryTiles.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { VisitorSteps } from './VisitorSteps.tsx'
import { WhenNear } from './WhenNear.tsx'

const MemberGreeting = latePart(() => import('./greeting/MemberGreeting.tsx'), 'MemberGreeting')
const HomeMore = latePart(() => import('./more/HomeMore.tsx'), 'HomeMore')

type HomeScreenProps = {
  site: string
  loggedIn: boolean
  amounts: AmountsShown
  /** Undefined while the operator's list is under way. */
  categories: readonly TileEntry[] | undefined
  onNotice: (id: string) => void
  onEnter: (enName: string) => void
  /** The matches of the moment, from the sportsbook; fetched with what lies below the window. */
  hot: ReactNode
  /** The member's last games; the same. */
  recent: ReactNode
}

export function HomeScreen({
  site,
  loggedIn,
  amounts,
  categories,
  onNotice,
  onEnter,
  hot,
  recent,
}: HomeScreenProps) {
  return (
    <>
      <h1 className="sr-only">{site}</h1>
      <HeroCarousel site={site} />
      <div className="relative mx-auto -mt-12 max-w-[92rem] space-y-10 px-8 pb-14 max-desk:mt-3 max-desk:space-y-6 max-desk:px-4 max-desk:pb-8">
        {loggedIn ? (
          <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
            <MemberGreeting amounts={amounts} />
          </Suspense>
        ) : (
          <VisitorSteps />
        )}
        <CategoryTiles entries={categories} onEnter={onEnter} />
        <WhenNear className="min-h-[68rem] max-desk:min-h-[110rem]">
          <HomeMore onNotice={onNotice} hot={hot} recent={loggedIn && recent} />
        </WhenNear>
      </div>
    </>
  )
}
