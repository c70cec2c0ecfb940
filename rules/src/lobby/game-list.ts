/** The views of a list of games. */
export const gameListTags = ['all', 'hot', 'new', 'recent', 'favourite'] as const
export type GameListTag = (typeof gameListTags)[number]

/** Views of one member's own games. */
export const ownTags: readonly GameListTag[] = ['recent', 'favourite']

/** Marks that an operator gives an entry; which games are hot is counted, never set. */
export const entryTags = ['new', 'recommended'] as const
export type EntryTag = (typeof entryTags)[number]

export const entryStates = ['open', 'testing', 'maintenance', 'closed'] as const
export type EntryState = (typeof entryStates)[number]

/** `coming`: the venue has no channel yet, so the game cannot be entered by anyone. */
export const gameStates = [...entryStates, 'coming'] as const
export type GameState = (typeof gameStates)[number]

type VenueState = 'open' | 'testing' | 'maintenance'

const order: readonly GameState[] = ['open', 'testing', 'maintenance', 'closed', 'coming']

/** A game is as reachable as the less reachable of its entry and its venue; null: no channel. */
export const gameStateOf = (entry: EntryState, venue: VenueState | null): GameState => {
  const other: GameState = venue ?? 'coming'
  return order.indexOf(entry) > order.indexOf(other) ? entry : other
}

/** What is typed into the search, as names and pinyin initials are stored: without spaces, small. */
export const normalKeyword = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase()
