import type { MatchHead } from '../book/book-match.ts'

export const boardSorts = ['league', 'time'] as const
export type BoardSort = (typeof boardSorts)[number]

export type BoardItem =
  | {
      readonly kind: 'league'
      readonly key: string
      /** Null for the group of favourites. */
      readonly league: { readonly id: string; readonly name: string } | null
      readonly matches: number
      readonly collapsed: boolean
    }
  | {
      readonly kind: 'match'
      readonly key: string
      readonly matchId: string
      readonly rows: number
    }
  /** The other lines of the match above. */
  | {
      readonly kind: 'lines'
      readonly key: string
      readonly matchId: string
      readonly bands: number
    }

export interface BoardWish {
  readonly sort: BoardSort
  /** Ids of leagues in the order in which they are listed. */
  readonly leagueOrder: readonly string[]
  /** Null: no filter. */
  readonly leagues: ReadonlySet<string> | null
  readonly collapsed: ReadonlySet<string>
  readonly onlyMarked: boolean
  readonly isMarked: (head: MatchHead) => boolean
  readonly rowsOf: (head: MatchHead) => number
  /** How many bands of other lines are open below a match. */
  readonly bandsOf: (matchId: string) => number
}

export const markedKey = 'marked'

const byTime = (one: MatchHead, other: MatchHead): number =>
  one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1)

interface Group {
  readonly key: string
  readonly league: { readonly id: string; readonly name: string } | null
  readonly heads: readonly MatchHead[]
}

/**
 * The leagues by their first match, behind those that are listed already: a league keeps its place when
 * its first match starts and leaves the board. The same array while no league is new.
 */
export const keptOrder = (
  known: readonly string[],
  heads: readonly MatchHead[],
): readonly string[] => {
  const listed = new Set(known)
  const added = heads.filter(({ leagueId }) => !listed.has(leagueId)).toSorted(byTime)
  if (added.length === 0) return known
  return [...new Set([...known, ...added.map(({ leagueId }) => leagueId)])]
}

const inOrder = (groups: readonly Group[], order: readonly string[]): readonly Group[] => {
  const rankOf = ({ key }: Group): number => {
    const at = order.indexOf(key)
    return at === -1 ? order.length : at
  }
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Ordered by time, a league is listed again after another one. */
const groupsOf = (heads: readonly MatchHead[], sort: BoardSort): Group[] => {
  const groups: { key: string; league: Group['league']; heads: MatchHead[] }[] = []
  const open = new Map<string, MatchHead[]>()
  for (const head of heads) {
    const id = head.leagueId
    const known = sort === 'time' && groups.at(-1)?.league?.id !== id ? undefined : open.get(id)
    if (known !== undefined) {
      known.push(head)
      continue
    }
    const members = [head]
    open.set(id, members)
    const key = sort === 'time' ? `${id} ${head.id}` : id
    groups.push({ key, league: { id, name: head.league }, heads: members })
  }
  return groups
}

const itemsOf = ({ key, league, heads }: Group, wish: BoardWish): BoardItem[] => {
  const collapsed = wish.collapsed.has(key)
  const title = {
    kind: 'league',
    key: `l ${key}`,
    league,
    matches: heads.length,
    collapsed,
  } as const
  if (collapsed) return [title]
  return [
    title,
    ...heads.flatMap((head): BoardItem[] => {
      const matchId = head.id
      const bands = wish.bandsOf(matchId)
      const match = {
        kind: 'match',
        key: `m ${matchId}`,
        matchId,
        rows: wish.rowsOf(head),
      } as const
      return bands === 0 ? [match] : [match, { kind: 'lines', key: `x ${matchId}`, matchId, bands }]
    }),
  ]
}

/** The listed matches in order: favourites first, then league by league. */
export const boardItems = (heads: readonly MatchHead[], wish: BoardWish): readonly BoardItem[] => {
  const wanted = heads
    .filter(({ leagueId: id }) => wish.leagues === null || wish.leagues.has(id))
    .toSorted(byTime)
  const marked = wanted.filter(wish.isMarked)
  const others = wish.onlyMarked ? [] : wanted.filter((head) => !wish.isMarked(head))
  const first = marked.length === 0 ? [] : [{ key: markedKey, league: null, heads: marked }]
  const groups = groupsOf(others, wish.sort)
  const ordered = wish.sort === 'league' ? inOrder(groups, wish.leagueOrder) : groups
  return [...first, ...ordered].flatMap((group) => itemsOf(group, wish))
}

/** The keys by which groups are collapsed. */
export const groupKeys = (items: readonly BoardItem[]): readonly string[] =>
  items.filter(({ kind }) => kind === 'league').map(({ key }) => key.slice(2))
