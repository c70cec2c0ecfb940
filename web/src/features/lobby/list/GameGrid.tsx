import type { GameCard } from '@xinghe/contract/lobby-games.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { GameTile } from './GameTile.tsx'
import { moveInGrid } from './grid-keys.ts'
import { grid } from './ListStates.tsx'
import { listText as words } from './messages.ts'
import { shownState } from './shown-state.ts'

export interface GameGridProps {
  games: readonly GameCard[]
  /** Whether the page of a game is built. */
  isPlayable: (gameCode: string) => boolean
  onEnter: (game: GameCard) => void
  liveOf?: ((gameCode: string) => ReactNode) | undefined
  /** An older page stays in sight while the next one is fetched. */
  stale?: boolean | undefined
}

export function GameGrid({ games, isPlayable, onEnter, liveOf, stale = false }: GameGridProps) {
  const t = useText()
  return (
    // The keys only add to the buttons' own: every card is reached by Tab too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      aria-label={t(words.games)}
      aria-busy={stale}
      onKeyDown={moveInGrid}
      className={classNames(grid, stale && 'opacity-60')}
    >
      {games.map((game) => {
        const state = shownState(game, isPlayable)
        return (
          <li key={game.gameCode}>
            <GameTile
              game={game}
              state={state}
              onEnter={onEnter}
              live={state === 'open' ? liveOf?.(game.gameCode) : undefined}
            />
          </li>
        )
      })}
    </ul>
  )
}
