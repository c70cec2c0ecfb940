import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { isLotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { gameOf } from '../../features/games/page/games.ts'
import { GameListScreen } from '../../features/lobby/list/GameListScreen.tsx'
import { emit, type Events } from '../../platform/bus/events.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { isLoggedIn } from '../../platform/session/session.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { HotMatchesPart } from './HotMatchesPart.tsx'
import { isPlayable } from './playable-games.ts'

const LotteryLive = latePart(
  () => import('../../features/games/lottery/lobby/LotteryLive.tsx'),
  'LotteryLive',
)

const TableLive = latePart(
  () => import('../../features/games/tables/lobby/TableLive.tsx'),
  'TableLive',
)

const liveOf = (gameCode: string): ReactNode => {
  if (isTableCode(gameCode))
    return (
      <Suspense fallback={<Skeleton className="mt-2 h-[6.5rem]" />}>
        <TableLive code={gameCode} />
      </Suspense>
    )
  return (
    isLotteryCode(gameCode) && (
      <Suspense fallback={<Skeleton className="mt-2 h-[4.25rem]" />}>
        <LotteryLive code={gameCode} />
      </Suspense>
    )
  )
}

interface GameListPageProps {
  category: GameCategoryCode
  /** Under the list. */
  children?: ReactNode
}

function GameListPage({ category, children }: GameListPageProps) {
  const navigate = useNavigate()
  const enter = (wanted: Events['launch_asked']): void => {
    const { gameCode = '' } = wanted
    // A visitor may look at a game of ours; its page asks for the login before the first bet.
    if (!isLoggedIn() && gameOf(gameCode) !== null)
      void navigate(`${pathOf('dzGame')}?g=${encodeURIComponent(gameCode)}`)
    else emit('launch_asked', wanted)
  }
  return (
    <GameListScreen category={category} isPlayable={isPlayable} liveOf={liveOf} onEnter={enter}>
      {children}
    </GameListScreen>
  )
}

export function SlotsPage() {
  return <GameListPage category="DZ" />
}

export function LivePage() {
  return <GameListPage category="ZR" />
}

export function LotteryPage() {
  return <GameListPage category="CP" />
}

export function CardsPage() {
  return <GameListPage category="QP" />
}

export function EsportsPage() {
  return (
    <GameListPage category="DJ">
      <HotMatchesPart gameType="ES" />
    </GameListPage>
  )
}

export function FishingPage() {
  return <GameListPage category="BY" />
}
