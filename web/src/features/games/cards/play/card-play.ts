import type { Fen } from '@xinghe/rules/base/money.ts'

/** A round as its table shows it. */
export interface CardRound<View> {
  readonly ticket: string
  readonly stake: Fen
  /** Put at risk so far. */
  readonly risk: Fen
  /** Null while the round is open. */
  readonly payout: Fen | null
  readonly view: View
}

/** What a table is given to play with; money and rules are the server's. */
export interface CardPlay<View, Choice, Action extends string> {
  readonly stakes: readonly Fen[]
  /** The open hand, else the last one of this visit. */
  readonly round: CardRound<View> | null
  /** The open hand was found at the server: begun before a reload, or on another device. */
  readonly resumed: boolean
  /** The venue is being entered, or the server has not told yet whether a hand is open. */
  readonly loading: boolean
  /** What the member can stake; null while unknown, and for visitors. */
  readonly stakeable: Fen | null
  /** Seconds until the next round may begin. */
  readonly waitSeconds: number
  readonly busy: boolean
  /** Why the last press failed; empty while all is well. */
  readonly fault: string
  /** A limit of the member stopped the last press. */
  readonly limited: boolean
  /** Why nothing can be pressed, such as no connection; empty while all is well. */
  readonly closed: string
  /** Asks what became of a press that was not answered; null where all were. */
  readonly askAgain: (() => void) | null
  /** Leaves it as it is, after a question. */
  readonly drop: () => void
  readonly deal: (stake: Fen, choice: Choice) => void
  readonly act: (action: Action) => void
  /** Called once the cards of a finished round lie open, so that the page tells no result before them. */
  readonly onRevealed: () => void
}
