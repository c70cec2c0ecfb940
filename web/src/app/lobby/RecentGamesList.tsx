import { RecentGames } from '../../features/lobby/told/RecentGames.tsx'
import { emit } from '../../platform/bus/events.ts'
import { isPlayable } from './playable-games.ts'

export function RecentGamesList() {
  return <RecentGames isPlayable={isPlayable} onEnter={(wanted) => emit('launch_asked', wanted)} />
}
