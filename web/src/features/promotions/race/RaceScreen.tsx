import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { raceBoard } from '@xinghe/contract/promotions-race.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { raceText as words } from './messages.ts'
import { MyPlace } from './MyPlace.tsx'
import { PrizeList } from './PrizeList.tsx'
import { RaceBoard } from './RaceBoard.tsx'
import { WonPrizes } from './WonPrizes.tsx'

function Race({ activity, mine, claim, refresh }: ShownActivity<'racePage'>) {
  const { id, terms, state } = activity
  const board = useCall(raceBoard, { id }, { staleTime: 0, enabled: state === 'running' })
  const refetch = useEffectEvent(() => void board.refetch())
  // The own state is read anew after settlements; the places follow.
  useEffect(() => {
    if (mine !== null) refetch()
  }, [mine])
  const won = mine?.items.filter(({ item }) => item.startsWith('rank-')) ?? []
  return (
    <>
      {won.length > 0 && <WonPrizes items={won} onClaim={claim} onEnd={refresh} />}
      {mine !== null && board.data !== undefined && board.data.mine !== null && (
        <MyPlace
          place={board.data.mine}
          until={board.data.until}
          onWeekEnd={() => void board.refetch()}
        />
      )}
      <PrizeList prizes={terms.prizes} rank={board.data?.mine?.rank ?? null} />
      {state === 'running' && <RaceBoard board={board} least={terms.least} />}
    </>
  )
}

export function RaceScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="racePage" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <Race {...shown} />}
    </ActivityPage>
  )
}
