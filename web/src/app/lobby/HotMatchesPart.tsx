import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { Suspense } from 'react'
import { latePart } from '../../platform/network/late-part.ts'

const HotMatches = latePart(() => import('../../features/sports/hot/HotMatches.tsx'), 'HotMatches')

/** The sportsbook's matches for the lobby's pages, fetched when they are needed. */
export function HotMatchesPart({ gameType }: { gameType?: MatchGameType }) {
  return (
    <Suspense>
      <HotMatches gameType={gameType} />
    </Suspense>
  )
}
