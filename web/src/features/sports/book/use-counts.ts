import { useEffect, useState } from 'react'
import type { CountsTopic } from '@xinghe/contract/sports-live.ts'
import { countsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType, MarketType } from '@xinghe/rules/sports/game-types.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { useResource } from './use-resource.ts'

export interface Counts {
  readonly of: (gameType: GameType, headings: readonly MarketType[]) => number
  readonly feedAlive: boolean
  readonly fault: unknown
}

type Count = readonly [gameType: GameType, heading: MarketType, matches: number]

/** ALL is counted here: the topic tells it by sport alone. */
const sumOf = (
  counts: readonly Count[],
  gameType: GameType,
  headings: readonly MarketType[],
): number =>
  counts
    .filter(([type, heading]) => headings.includes(heading) && type !== 'ALL')
    .filter(([type]) => gameType === 'ALL' || type === gameType)
    .reduce((sum, [, , matches]) => sum + matches, 0)

/** How many matches stand under each sport and heading, as it changes. */
export const useCounts = (): Counts => {
  const { data: answer, error } = useResource('counts', {}, { staleTime: 0 })
  const [told, setTold] = useState<CountsTopic | null>(null)
  useEffect(() => subscribeNamed(countsTopic, ({ data }) => setTold(data as CountsTopic)), [])
  const { counts, feedAlive } = told ?? answer ?? { counts: [], feedAlive: true }
  return {
    of: (gameType, headings) => sumOf(counts, gameType, headings),
    feedAlive,
    fault: answer === undefined ? error : null,
  }
}
