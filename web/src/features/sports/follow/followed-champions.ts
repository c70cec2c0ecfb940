import type {
  ChampionsDelta,
  ChampionsSnapshot,
  WireChampion,
} from '@xinghe/contract/sports-live.ts'
import { championsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { makeFollowing } from './following.ts'

const titles = new Map<string, WireChampion>()
const listeners = new Set<() => void>()

export const followedChampion = (id: string): WireChampion | undefined => titles.get(id)

export const onChampions = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const takeAll = (gameType: string, news: ChampionsDelta, isWhole: boolean): void => {
  if (isWhole) forget(gameType)
  for (const title of news) {
    if (Array.isArray(title)) titles.delete(title[0])
    else titles.set(title.championId, title)
  }
  for (const listener of listeners) listener()
}

const forget = (gameType: string): void => {
  for (const title of titles.values())
    if (title.gameType === gameType) titles.delete(title.championId)
}

/** The titles of a sport; they are told together, a few times an hour. */
export const { follow: followChampions, renew: renewChampions } = makeFollowing((gameType) => {
  const leave = subscribeNamed(championsTopic(gameType as GameType), ({ kind, data }) =>
    kind === 'snap'
      ? takeAll(gameType, (data as ChampionsSnapshot).champions, true)
      : takeAll(gameType, data as ChampionsDelta, false),
  )
  return () => {
    leave()
    forget(gameType)
  }
})
