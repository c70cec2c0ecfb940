import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { ownTags } from '@xinghe/rules/lobby/game-list.ts'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import { PoolTicker } from '../told/PoolTicker.tsx'
import { GameGrid, type GameGridProps } from './GameGrid.tsx'
import { ListHero } from './ListHero.tsx'
import { ComingSoon, ListSkeleton, LoginFirst, NothingListed } from './ListStates.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListView } from './list-view.ts'
import { listText as words } from './messages.ts'
import { pageSize, useGameList, useVenues } from './use-game-list.ts'
import { useListView } from './use-list-view.ts'
import { VenueStrip } from './VenueStrip.tsx'

type Parts = Pick<GameGridProps, 'isPlayable' | 'liveOf'>

interface GameListScreenProps extends Parts {
  category: GameCategoryCode
  onEnter: (wanted: { enName: string; gameCode?: string }) => void
  /** Under the list, for instance the matches of a sport. */
  children?: ReactNode
}

interface ListProps extends Parts {
  view: ListView
  query: ReturnType<typeof useGameList>
  onEnter: GameListScreenProps['onEnter']
  onChange: (change: Partial<ListView>) => void
}

function List({ view, query, isPlayable, liveOf, onEnter, onChange }: ListProps) {
  const t = useText()
  const faultText = useFaultText()
  const member = useSession().token !== ''
  if (!member && ownTags.includes(view.tag)) return <LoginFirst />
  if (query.isError)
    return (
      <ErrorState
        title={t(words.fault)}
        text={faultText(query.error)}
        retryLabel={t(words.retry)}
        onRetry={() => void query.refetch()}
        className="rounded-lg bg-surface shadow-1"
      />
    )
  if (query.data === undefined) return <ListSkeleton label={t(words.loading)} />
  const { list, total } = query.data
  if (list.length === 0)
    return (
      <NothingListed
        view={view}
        onShowAll={() => onChange({ tag: 'all', keyword: '', venue: null })}
      />
    )
  return (
    <div className="space-y-6">
      <GameGrid
        games={list}
        isPlayable={isPlayable}
        liveOf={liveOf}
        onEnter={({ enName, gameCode }) => onEnter({ enName, gameCode })}
        stale={query.isPlaceholderData}
      />
      {total > pageSize && (
        <ListPages
          label={t(words.pages)}
          page={view.page}
          pageSize={pageSize}
          total={total}
          onPage={(page) => onChange({ page })}
          summary=""
        />
      )}
    </div>
  )
}

/** One list for six pages: the games of a category; the address holds what is chosen. */
export function GameListScreen({ category, onEnter, children, ...parts }: GameListScreenProps) {
  const { view, change } = useListView()
  const query = useGameList(category, view)
  const venues = useVenues(category).data
  const coming = venues?.every(({ state, games }) => state === 'coming' && games === 0) ?? false
  const [first] = venues ?? []
  return (
    <div className="mx-auto max-w-[92rem] space-y-5 px-8 py-6 max-desk:space-y-4 max-desk:px-4">
      <ListHero category={category}>{category === 'DZ' && <PoolTicker />}</ListHero>
      {coming && first !== undefined ? (
        <ComingSoon venue={first.title} image={first.image} />
      ) : (
        <>
          {venues !== undefined && venues.length > 1 && (
            <VenueStrip
              venues={venues}
              chosen={view.venue}
              onChoose={(venue) => change({ venue })}
              onEnter={(enName) => onEnter({ enName })}
            />
          )}
          <ListToolbar view={view} total={query.data?.total} onChange={change} />
          <List view={view} query={query} onEnter={onEnter} onChange={change} {...parts} />
        </>
      )}
      {children}
    </div>
  )
}
