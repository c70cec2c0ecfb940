/** The sportsbook as a venue. */
export const ownBook = 'crty'

/** Venues of the house with games: each has a page with their list, and the games are pages of the site. */
export const houseVenues: ReadonlySet<string> = new Set([
  'slots',
  'live',
  'lottery',
  'cards',
  'fishing',
])
