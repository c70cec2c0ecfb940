import { useEffect, useState } from 'react'
import type { Champion } from '@xinghe/contract/sports-champion.ts'
import { championsTopicCodec, type ChampionChange } from '@xinghe/contract/sports-live.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribeBook } from './subscribe-book.ts'
import { useResource } from './use-resource.ts'

/** The newest message of the topic about each title; null once the title is gone. */
type News = ReadonlyMap<string, Champion | null>

const withNews = (known: News, newer: readonly ChampionChange[]): News => {
  const news = new Map(known)
  for (const change of newer) {
    if (change.kind === 'gone') news.set(change.championId, null)
    else news.set(change.champion.id, change.champion)
  }
  return news
}

/** Names are those of the answer, in the member's script; prices are the newest. */
const withPrices = (title: Champion, told: Champion): Champion => {
  const prices = new Map(told.runners.map(({ id, price }) => [id, price]))
  return {
    ...title,
    state: told.state,
    runners: title.runners.map((runner) => ({
      ...runner,
      price: prices.get(runner.id) ?? runner.price,
    })),
  }
}

const merged = (titles: readonly Champion[], news: News): readonly Champion[] =>
  titles.flatMap((title) => {
    const told = news.get(title.id)
    if (told === null) return []
    return [told === undefined ? title : withPrices(title, told)]
  })

const nothing: { readonly gameType: GameType; readonly news: News } = {
  gameType: 'ALL',
  news: new Map(),
}

/** The titles of a sport; they change a few times an hour, so the whole list is rendered. */
export const useChampions = (gameType: GameType) => {
  const query = useResource('champions', { gameType }, { staleTime: 0 })
  const { data: answer } = query
  const language = useLanguage()
  const [told, setTold] = useState(nothing)
  useEffect(() => {
    const take = (newer: readonly ChampionChange[]): void =>
      setTold(({ gameType: of, news }) => ({
        gameType,
        news: withNews(of === gameType ? news : nothing.news, newer),
      }))
    return subscribeBook(championsTopic(gameType, language), championsTopicCodec, {
      snapshot: (champions) => take(champions.map((champion) => ({ kind: 'champion', champion }))),
      news: take,
    })
  }, [gameType, language])
  const news = told.gameType === gameType ? told.news : nothing.news
  return {
    titles: merged(answer?.champions ?? [], news),
    isReady: answer !== undefined,
    query,
  }
}
