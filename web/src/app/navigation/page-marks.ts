import type { NavigationCategory } from '@xinghe/rules/site/navigation.ts'
import { create } from 'zustand'

export interface PageMarks {
  readonly title: string
  readonly category: NavigationCategory
  readonly fills: boolean
}

/**
 * Title, navigation entry and extent of what the visible page shows, in place of those of its route: one page
 * shows every game, another a lobby or the book. The page sets them, so that the names of the games are loaded
 * with it.
 */
export const usePageMarks = create<Partial<PageMarks>>(() => ({}))
