import type { QuotedPick } from '@xinghe/rules/sports/acceptance.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import type { MatchHead } from './book-match.ts'

/** Score and cards of a running match, which an in-play bet is sent with; null before the match. */
export const liveOf = ({ inPlay, score, redCards }: MatchHead): QuotedPick['live'] =>
  inPlay && score !== null ? { score, redCards: redCards ?? { home: 0, away: 0 } } : null

/** What a press on a price does with the pick, as it was seen. False where it is not taken. */
export type PressPrice = (pick: SlipPick, live: QuotedPick['live']) => boolean
