import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import { periodClock } from '@xinghe/rules/sports/period-clock.ts'
import type { MatchHead } from '../book/book-match.ts'
import { marketTabNames, setTabNames, tennisTabNames } from '../words/messages.ts'
import type { MarketTab } from './market-blocks.ts'

/** Goals are those of football; elsewhere a match is counted in quarters, sets or games. */
export const marketTabName = (
  { gameType, discipline }: Pick<MatchHead, 'gameType' | 'discipline'>,
  tab: MarketTab,
): string => {
  if (discipline === 'tennis') return tennisTabNames[tab] ?? marketTabNames[tab]
  if (tab === 'goals' && isFootball(gameType)) return marketTabNames.goals
  const isTimed = periodClock(discipline) !== undefined
  return (isTimed && tab === 'parts' ? undefined : setTabNames[tab]) ?? marketTabNames[tab]
}
