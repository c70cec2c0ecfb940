import { gameListTags, type GameListTag } from '@xinghe/rules/lobby/game-list.ts'

/** What the list shows; the address holds it. */
export interface ListView {
  readonly tag: GameListTag
  readonly keyword: string
  /** One venue of the category; null: all. */
  readonly venue: string | null
  /** Counted from 1. */
  readonly page: number
}

export const keywordMost = 30
const venueShape = /^[0-9a-z_-]{1,30}$/i
const pageShape = /^[1-9]\d{0,2}$/

/** Anything that makes no sense is read as if it were not there. */
export const readListView = (search: URLSearchParams): ListView => {
  const [venue, page] = [search.get('venue') ?? '', search.get('page') ?? '']
  return {
    tag: gameListTags.find((tag) => tag === search.get('tag')) ?? 'all',
    keyword: (search.get('q') ?? '').slice(0, keywordMost),
    venue: venueShape.test(venue) ? venue : null,
    page: pageShape.test(page) ? Number(page) : 1,
  }
}

/** The address of the same list with a change; all but a turned page begins at the first page. */
export const changeListView = (
  view: ListView,
  change: Partial<ListView>,
): Record<string, string> => {
  const { tag, keyword, venue } = { ...view, ...change }
  const page = change.page ?? 1
  return {
    ...(tag === 'all' ? {} : { tag }),
    ...(keyword === '' ? {} : { q: keyword }),
    ...(venue === null ? {} : { venue }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
