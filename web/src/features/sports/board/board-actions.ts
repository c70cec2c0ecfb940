import { createContext, use } from 'react'
import type { Favourites } from '../book/favourites.ts'

/** The board's actions for its rows. */
export interface BoardActions {
  readonly open: (matchId: string) => void
  readonly favourites: Favourites
}

export const BoardActionsContext = createContext<BoardActions>({
  open: () => undefined,
  favourites: { has: () => false, toggle: () => undefined },
})

export const useBoardActions = (): BoardActions => use(BoardActionsContext)
