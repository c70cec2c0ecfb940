import { useEffect, useState } from 'react'
import type { ChampionsDelta, ChampionsSnapshot } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { useResource } from './use-resource.ts'

export type Champion = ResourceAnswer<'champions'>['champions'][number]
type Told = ChampionsSnapshot['champions'][number]

/** Titles change a few times an hour: the whole list is drawn anew. */
const mergeTold = (
  known: readonly Champion[],
  news: ChampionsDelta | readonly Told[],
): readonly Champion[] => {
  const byId = new Map(known.map((title) => [title.championId, title]))
  for (const title of news) {
    if (Array.isArray(title)) byId.delete(title[0])
    else {
      const before = byId.get(title.championId)
      // The name of its market is not told again; what never was asked for comes with the next answer.
      if (before !== undefined) byId.set(title.championId, { ...before, ...asAsked(title) })
    }
  }
  return [...byId.values()]
}

const asAsked = ({ state, runners }: Told): Pick<Champion, 'state' | 'runners'> => ({
  state,
  runners,
})

export const useChampions = (gameType: GameType) => {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useResource('champions', { gameType }, { staleTime: 0 })
  const [titles, setTitles] = useState<readonly Champion[]>([])
  useEffect(() => setTitles(answer?.champions ?? []), [answer])
  useEffect(
    () =>
      subscribeNamed(championsTopic(gameType), ({ kind, data }) => {
        const news =
          kind === 'snap' ? (data as ChampionsSnapshot).champions : (data as ChampionsDelta)
        setTitles((known) => mergeTold(known, news))
      }),
    [gameType],
  )
  return {
    titles,
    isReady: answer !== undefined,
    fault: answer === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
