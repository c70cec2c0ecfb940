import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Replay } from './replay.ts'

/** What the page gives every game that it hosts. */
export interface GameProps {
  readonly code: string
  /** Proves the launch to every call; null for visitors and until a first bet is possible. */
  readonly uid: string | null
  /** A member is on the way in: nothing can be bet yet, and there is nothing to do but wait. */
  readonly entering: boolean
  /** Wallet of the venue; null until it is known. */
  readonly balance: Fen | null
  readonly phone: boolean
  /** Asks a visitor to log in, or enters the venue; called in place of a bet while `uid` is null. */
  readonly askToPlay: () => void
  /** Shows this balance in place of the wallet's until null: a win is not told before its reveal. */
  readonly holdBalance: (shown: Fen | null) => void
  /** A round is over and shown: the page reads balance and session anew. */
  readonly onSettled: () => void
  /** A round of the history to show again; null outside a replay. */
  readonly replay: Replay | null
  readonly endReplay: () => void
}
