import { useState } from 'react'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { Favourites } from '../book/favourites.ts'
import type { MatchHead } from '../book/book-match.ts'
import type { MatchBook } from '../book/match-book.ts'
import {
  boardItems,
  groupKeys,
  keptOrder,
  type BoardItem,
  type BoardSort,
  type BoardWish,
} from './board-items.ts'
import { rowCount } from './columns.ts'
import type { LeagueChoice } from './LeagueDialog.tsx'

/** Filters, order and open rows of a list of matches; a new scope resets them. */
export const useBoardChoice = (scope: string) => {
  const fresh = {
    scope,
    leagues: null as ReadonlySet<string> | null,
    leagueOrder: [] as readonly string[],
    collapsed: new Set() as ReadonlySet<string>,
    /** The bands of other lines below each match that has them open. */
    bands: new Map() as ReadonlyMap<string, number>,
  }
  const [choice, setChoice] = useState(fresh)
  const [sort, setSort] = useState<BoardSort>('league')
  const [onlyMarked, setOnlyMarked] = useState(false)
  const now = choice.scope === scope ? choice : fresh
  return {
    ...now,
    sort,
    setSort,
    onlyMarked,
    setOnlyMarked,
    setLeagueOrder: (leagueOrder: readonly string[]) => setChoice({ ...now, leagueOrder }),
    setLeagues: (leagues: ReadonlySet<string> | null) => setChoice({ ...now, leagues }),
    setCollapsed: (collapsed: ReadonlySet<string>) => setChoice({ ...now, collapsed }),
    setBands: (matchId: string, count: number) => {
      const bands = new Map(now.bands)
      if (count === 0) bands.delete(matchId)
      else bands.set(matchId, count)
      setChoice({ ...now, bands })
    },
  }
}
export type BoardChoice = ReturnType<typeof useBoardChoice>

interface ListedBoard {
  readonly items: readonly BoardItem[]
  readonly keys: readonly string[]
  readonly leagues: readonly LeagueChoice[]
}

const leaguesOf = (heads: readonly MatchHead[]): readonly LeagueChoice[] => {
  const leagues = new Map<string, LeagueChoice>()
  for (const { leagueId: id, league: name } of heads)
    leagues.set(id, { id, name, matches: (leagues.get(id)?.matches ?? 0) + 1 })
  return [...leagues.values()]
}

/** The matches of a book as list items, filtered and ordered. */
export const useListedBoard = (
  book: MatchBook,
  list: readonly string[],
  choice: BoardChoice,
  favourites: Favourites,
  menu: BoardMenu,
): ListedBoard => {
  const heads = list.map((matchId) => book.head(matchId)).filter((head) => head !== undefined)
  const leagueOrder = keptOrder(choice.leagueOrder, heads)
  if (leagueOrder !== choice.leagueOrder) choice.setLeagueOrder(leagueOrder)
  const wish: BoardWish = {
    ...choice,
    leagueOrder,
    isMarked: ({ id, leagueId }) =>
      favourites.has('match', id) || favourites.has('league', leagueId),
    rowsOf: ({ gameType }) => rowCount(gameType, menu),
    bandsOf: (matchId) => choice.bands.get(matchId) ?? 0,
  }
  const items = boardItems(heads, wish)
  return { items, keys: groupKeys(items), leagues: leaguesOf(heads) }
}
