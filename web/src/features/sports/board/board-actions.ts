import { createContext, use } from 'react'
import type { Favourites } from '../book/favourites.ts'

/** What a row can ask of the board around it. */
export interface BoardActions {
  readonly open: (gide: string) => void
  readonly favourites: Favourites
}

export const BoardActionsContext = createContext<BoardActions>({
  open: () => undefined,
  favourites: { has: () => false, toggle: () => undefined },
})

export const useBoardActions = (): BoardActions => use(BoardActionsContext)
