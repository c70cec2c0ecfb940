import { ownBook } from './house-venues.ts'

interface Launched {
  readonly enName: string
  readonly gameCode?: string | undefined
}

/** The sportsbook's esports have a place of their own in the navigation. */
const esports = 'esports'
/** The code of the esports, as a game of the lobby and as a sport of the book. */
export const esportsCode = 'ES'

/** The venue that is really launched. */
export const resolveVenue = <T extends Launched>(wanted: T): T =>
  wanted.enName === esports ? { ...wanted, enName: ownBook, gameCode: esportsCode } : wanted
