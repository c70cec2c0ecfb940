import { sportsChannel } from '@xinghe/contract/sports.ts'
import { counterAt } from '@xinghe/rules/account/limit-use.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDayNumber, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LedgerTransfer } from '@xinghe/rules/ledger/decide-batch.ts'
import { houseAccounts, type AccountRef } from '../../../ledger/accounts.ts'
import { refusedUse, type PlayState, type Use } from '../../../ledger/check-limits.ts'
import { countersAfter } from '../../../ledger/count-limits.ts'
import { countedText, type Counters } from '../../../ledger/counted.ts'
import { postLocked, type Purse } from '../../../ledger/post-locked.ts'
import type { TransferCode } from '../../../ledger/transfer-codes.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { BetId } from './order.ts'

export const sportsWallet = (memberId: MemberId): AccountRef => ({ memberId, venue: sportsChannel })
export const centreWallet = (memberId: MemberId): AccountRef => ({ memberId, pocket: 'centre' })
const book = houseAccounts['book:CRTY']

/** What was read of a member under the lock of their purse. */
export interface PlayerStart {
  readonly memberId: MemberId
  readonly purse: Purse
  /** Whether the centre fills up the sports wallet by itself. */
  readonly autoTransfer: boolean
  readonly play: PlayState
}

/** A member's money, limits and day through one batch: each bet finds what those before it left. */
export interface Player {
  readonly memberId: MemberId
  readonly purse: Purse
  readonly transfers: readonly LedgerTransfer[]
  /** Put at risk on the GMT+8 day. */
  dayRisk(): Fen
  /** What is left to stake: the sports wallet, and the centre where it fills that up by itself. */
  stakeable(): Fen
  /** Whether the member's own limits let so much more be put at risk. */
  allows(risk: Fen): boolean
  /** Takes the stake, or more of it, or answers false and leaves everything as it is. */
  take(bet: BetId, risk: Fen, what?: 'stake' | 'more'): boolean
  /** Gives back what was taken for a bet, or a part of it; `what` ends the ledger's key. */
  giveBack(bet: BetId, amount: Fen, what: 'return' | 'excess', takenAt: Instant): void
  /** Whether the centre had to fill up the wallet. */
  takesFromCentre(): boolean
  /** The counters as they are to be written; null where nothing changed. */
  counted(): string | null
}

/** Whatever a bet can lose is wagered, at risk and, until it is settled, lost. */
const usesOf = (risk: Fen): Use[] => [
  { kind: 'wager', amount: risk },
  { kind: 'loss', amount: risk },
  { kind: 'book', amount: risk },
]

export const openPlayer = (start: PlayerStart, now: Instant): Player => {
  const { memberId, purse, autoTransfer } = start
  const transfers: LedgerTransfer[] = []
  let counters: Counters | null = null
  let [wallet, centre] = [purse.wallet.balance, purse.centre.balance]
  const play: PlayState = {
    ...start.play,
    counterOf: (kind) => counters?.[kind] ?? start.play.counterOf(kind),
  }
  const count = (uses: readonly Use[]): void => {
    if (uses.length > 0) counters = countersAfter(play, uses, now)
  }
  const move = (
    [from, into]: readonly [number, number],
    amount: Fen,
    code: TransferCode,
    cause: BetId,
    what: string,
  ): void => void transfers.push({ from, into, amount, code, cause, key: `${cause}:${what}` })

  return {
    memberId,
    purse,
    transfers,
    dayRisk: () => counterAt(play.counterOf('book'), now).day.used,
    stakeable: () => (autoTransfer ? wallet + centre : wallet),
    allows: (risk) => refusedUse(play, usesOf(risk), now) === null,
    take(bet, risk, what = 'stake') {
      const short = risk > wallet ? risk - wallet : 0n
      const fill = what === 'stake' ? 'fill' : 'fill-more'
      if (short > (autoTransfer ? centre : 0n)) return false
      if (short > 0n) move([purse.centre.id, purse.wallet.id], short, 'venue-in', bet, fill)
      move([purse.wallet.id, book], risk, 'bet-stake', bet, what)
      centre -= short
      wallet += short - risk
      count(usesOf(risk))
      return true
    },
    giveBack(bet, amount, what, takenAt) {
      move([book, purse.wallet.id], amount, 'bet-return', bet, what)
      wallet += amount
      const isToday = siteDayNumber(takenAt) === siteDayNumber(now)
      count(usesOf(-amount).filter(({ kind }) => isToday || kind !== 'book'))
    },
    takesFromCentre: () => centre < purse.centre.balance,
    counted: () => (counters === null ? null : countedText(counters)),
  }
}

/** What players of one transaction moved and counted. */
export const postPlayers = (tx: Db, players: readonly Player[], now: Instant): Promise<void> => {
  const counted = new Map<number, string>()
  for (const player of players) {
    const text = player.counted()
    if (text !== null) counted.set(player.purse.wallet.id, text)
  }
  const transfers = players.flatMap((player) => player.transfers)
  return postLocked(
    tx,
    transfers,
    players.map(({ purse }) => purse),
    counted,
    now,
  )
}
