import { useEffect, useState } from 'react'
import type { HeadingCount } from '@xinghe/contract/sports-count.ts'
import { countsTopicCodec, type BookCounts } from '@xinghe/contract/sports-live.ts'
import { countsTopic } from '@xinghe/contract/sports-topics.ts'
import type { GameType, MarketType } from '@xinghe/rules/sports/game-types.ts'
import { subscribeBook } from './subscribe-book.ts'
import { useResource } from './use-resource.ts'

export interface Counts {
  readonly of: (gameType: GameType, headings: readonly MarketType[]) => number
  readonly feedAlive: boolean
  readonly fault: unknown
}

/** ALL is summed here: the topic has counts by sport only. */
const sumOf = (
  counts: readonly HeadingCount[],
  wanted: GameType,
  headings: readonly MarketType[],
): number =>
  counts
    .filter(({ gameType }) => wanted === 'ALL' || gameType === wanted)
    .filter(({ heading }) => headings.includes(heading))
    .reduce((sum, { matches }) => sum + matches, 0)

/** The number of matches by sport and heading, kept current by its topic. */
export const useCounts = (): Counts => {
  const { data: answer, error } = useResource('counts', {}, { staleTime: 0 })
  const [told, setTold] = useState<BookCounts | null>(null)
  useEffect(
    () => subscribeBook(countsTopic, countsTopicCodec, { snapshot: setTold, news: setTold }),
    [],
  )
  const { counts, feedAlive } = told ?? answer ?? { counts: [], feedAlive: true }
  return {
    of: (gameType, headings) => sumOf(counts, gameType, headings),
    feedAlive,
    fault: answer === undefined ? error : null,
  }
}
