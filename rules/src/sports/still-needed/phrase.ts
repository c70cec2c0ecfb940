import type { MatchGameType } from '../game-types.ts'
import type { Line } from '../line.ts'
import type { Score } from '../match-result.ts'
import type { PlayCode } from '../plays.ts'
import type { Side } from '../sides.ts'
import type { CountedWords } from './texts.ts'

/** A text with its values; values that are words stand in `texts.ts` or are names. */
export interface Phrase {
  readonly text: string
  readonly params: Readonly<Record<string, string | number>>
}

export const phrase = (text: string, params: Phrase['params'] = {}): Phrase => ({ text, params })

/** A leg without a result, with the names that its sentence needs. */
export interface OpenLeg {
  readonly gameType: MatchGameType
  /** Which of the sports that OP gathers; null for the others. */
  readonly discipline: string | null
  readonly play: PlayCode
  readonly side: Side
  /** Name of a runner. */
  readonly sideName: string | null
  readonly line: Line | null
  readonly goalNumber: number | null
  readonly scoreAtBet: Score | null
  readonly home: string
  readonly away: string
}

/** What a family of plays is told by. */
export interface Standing {
  readonly leg: OpenLeg
  /** Null before the match. */
  readonly score: Score | null
  readonly words: CountedWords
}

export const teamOf = ({ home, away }: OpenLeg, side: 'H' | 'C'): string =>
  side === 'H' ? home : away
