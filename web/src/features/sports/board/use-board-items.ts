import { useState } from 'react'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { Favourites } from '../book/favourites.ts'
import type { MatchHead } from '../book/kept-match.ts'
import type { MatchBook } from '../book/match-book.ts'
import {
  boardItems,
  groupKeys,
  type BoardItem,
  type BoardSort,
  type BoardWish,
} from './board-items.ts'
import { rowCount } from './columns.ts'
import type { LeagueChoice } from './LeagueDialog.tsx'

/** Everything that the member can choose about a list of matches; a new scope begins it anew. */
export const useBoardChoice = (scope: string) => {
  const fresh = {
    scope,
    leagues: null as ReadonlySet<string> | null,
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
    setLeagues: (leagues: ReadonlySet<string> | null) => setChoice({ ...now, leagues }),
    setCollapsed: (collapsed: ReadonlySet<string>) => setChoice({ ...now, collapsed }),
    setBands: (gide: string, count: number) => {
      const bands = new Map(now.bands)
      if (count === 0) bands.delete(gide)
      else bands.set(gide, count)
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
  for (const { league_id: id, league: name } of heads)
    leagues.set(id, { id, name, matches: (leagues.get(id)?.matches ?? 0) + 1 })
  return [...leagues.values()]
}

/** The list of the matches in a book, as the member wants it. */
export const listBoard = (
  book: MatchBook,
  list: readonly string[],
  choice: BoardChoice,
  favourites: Favourites,
  menu: BoardMenu,
): ListedBoard => {
  const heads = list.map((gide) => book.head(gide)).filter((head) => head !== undefined)
  const wish: BoardWish = {
    ...choice,
    isMarked: ({ gide, league_id: league }) =>
      favourites.has('match', gide) || favourites.has('league', league),
    rowsOf: ({ gameType }) => rowCount(gameType, menu),
    bandsOf: (gide) => choice.bands.get(gide) ?? 0,
  }
  const items = boardItems(heads, wish)
  return { items, keys: groupKeys(items), leagues: leaguesOf(heads) }
}
