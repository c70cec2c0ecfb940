import type { Champion } from '@xinghe/contract/sports-champion.ts'
import { championsTopicCodec, type ChampionChange } from '@xinghe/contract/sports-live.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { subscribeBook } from '../book/subscribe-book.ts'
import { makeFollowing } from './following.ts'

const titles = new Map<string, Champion>()
const listeners = new Set<() => void>()

export const followedChampion = (id: string): Champion | undefined => titles.get(id)

export const onChampions = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

const forget = (gameType: string): void => {
  for (const title of titles.values()) if (title.gameType === gameType) titles.delete(title.id)
}

const replace = (gameType: string, all: readonly Champion[]): void => {
  forget(gameType)
  for (const title of all) titles.set(title.id, title)
  tell()
}

const take = (news: readonly ChampionChange[]): void => {
  for (const change of news) {
    if (change.kind === 'gone') titles.delete(change.championId)
    else titles.set(change.champion.id, change.champion)
  }
  tell()
}

/** The titles of a sport share one topic. */
export const { follow: followChampions, renew: renewChampions } = makeFollowing((gameType) => {
  const topic = championsTopic(gameType as GameType, currentLanguage())
  const leave = subscribeBook(topic, championsTopicCodec, {
    snapshot: (all) => replace(gameType, all),
    news: take,
  })
  return () => {
    leave()
    forget(gameType)
  }
})
