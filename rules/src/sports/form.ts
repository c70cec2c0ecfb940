import type { PastMatch } from './feed/preview.ts'

/** How many matches form and earlier meetings list. */
export const formLength = 6

export const outcomes = ['W', 'D', 'L'] as const
type FormOutcome = (typeof outcomes)[number]

/** A past match as one of its sides saw it. */
export interface FormMatch extends PastMatch {
  readonly ownSide: 'H' | 'C'
  /** Null without a final score. */
  readonly outcome: FormOutcome | null
}

const outcomeOf = ({ score, abandoned }: PastMatch, isHome: boolean): FormOutcome | null => {
  if (score === null || abandoned) return null
  const [own, other] = isHome ? score : [score[1], score[0]]
  if (own === other) return 'D'
  return own > other ? 'W' : 'L'
}

const newestFirst = (one: PastMatch, other: PastMatch): number =>
  other.kickOff - one.kickOff || (one.matchId < other.matchId ? -1 : 1)

const seenBy = (match: PastMatch, sideId: string): FormMatch => {
  const isHome = match.home.id === sideId
  return { ...match, ownSide: isHome ? 'H' : 'C', outcome: outcomeOf(match, isHome) }
}

const isBetween = ({ home, away }: PastMatch, one: string, other: string): boolean =>
  (home.id === one && away.id === other) || (home.id === other && away.id === one)

/** The last matches of a side, newest first. */
export const formOf = (history: readonly PastMatch[], sideId: string): FormMatch[] =>
  history
    .filter(({ home, away }) => home.id === sideId || away.id === sideId)
    .toSorted(newestFirst)
    .slice(0, formLength)
    .map((match) => seenBy(match, sideId))

/** The last matches between two sides as the first of them saw them, newest first. */
export const meetingsOf = (
  history: readonly PastMatch[],
  sideId: string,
  otherId: string,
): FormMatch[] =>
  history
    .filter((match) => isBetween(match, sideId, otherId))
    .toSorted(newestFirst)
    .slice(0, formLength)
    .map((match) => seenBy(match, sideId))
