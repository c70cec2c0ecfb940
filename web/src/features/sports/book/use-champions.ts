import { useEffect, useState } from 'react'
import type { ChampionsDelta, ChampionsSnapshot } from '@xinghe/contract/sports-live.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { useResource } from './use-resource.ts'

export type Champion = ResourceAnswer<'champions'>['champions'][number]
type Told = ChampionsSnapshot['champions'][number]

/** The newest of each title that the topic spoke of; null once it is gone. */
type News = ReadonlyMap<string, Told | null>

const withNews = (known: News, newer: ChampionsDelta): News => {
  const news = new Map(known)
  for (const title of newer) {
    if (Array.isArray(title)) news.set(title[0], null)
    else news.set(title.championId, title)
  }
  return news
}

/** Names are those of the answer, in the member's script; prices are the newest. */
const withPrices = (title: Champion, told: Told): Champion => {
  const prices = new Map(told.runners.map(([id, , price]) => [id, price]))
  return {
    ...title,
    state: told.state,
    runners: title.runners.map(([id, name, price]) => [id, name, prices.get(id) ?? price]),
  }
}

const merged = (titles: readonly Champion[], news: News): readonly Champion[] =>
  titles.flatMap((title) => {
    const told = news.get(title.championId)
    if (told === null) return []
    return [told === undefined ? title : withPrices(title, told)]
  })

const nothing: { readonly gameType: GameType; readonly news: News } = {
  gameType: 'ALL',
  news: new Map(),
}

/** The titles of a sport; they change a few times an hour, so the whole list is drawn anew. */
export const useChampions = (gameType: GameType) => {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useResource('champions', { gameType }, { staleTime: 0 })
  const language = useLanguage()
  const [told, setTold] = useState(nothing)
  useEffect(
    () =>
      subscribeNamed(championsTopic(gameType, language), ({ kind, data }) => {
        const newer =
          kind === 'snap' ? (data as ChampionsSnapshot).champions : (data as ChampionsDelta)
        setTold(({ gameType: of, news }) => ({
          gameType,
          news: withNews(of === gameType ? news : nothing.news, newer),
        }))
      }),
    [gameType, language],
  )
  const news = told.gameType === gameType ? told.news : nothing.news
  return {
    titles: merged(answer?.champions ?? [], news),
    isReady: answer !== undefined,
    fault: answer === undefined ? error : null,
    isFetching,
    retry: () => void refetch(),
  }
}
