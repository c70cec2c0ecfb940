import type { GameCard } from '@xinghe/contract/lobby-games.ts'
import type { GameState } from '@xinghe/rules/lobby/game-list.ts'
import type { BadgeTone } from '@xinghe/ui/Badge.tsx'

/** The page of a game may come later than its entry: until then it is coming, whatever the server says. */
export const shownState = (
  { state, gameCode }: GameCard,
  isPlayable: (code: string) => boolean,
): GameState => (isPlayable(gameCode) ? state : 'coming')

/** Testers may enter a game under test; the server refuses the others. */
export const canEnter = (state: GameState): boolean => state === 'open' || state === 'testing'

export const stateTones: Readonly<Record<GameState, BadgeTone>> = {
  open: 'success',
  testing: 'warning',
  maintenance: 'warning',
  closed: 'neutral',
  coming: 'gold',
}
