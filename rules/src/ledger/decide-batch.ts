import type { Fen } from '../base/money.ts'

/** One row of the ledger. Accounts above zero are members' and never go below zero; others are the house's. */
export interface LedgerTransfer {
  readonly from: number
  readonly into: number
  readonly amount: Fen
  readonly code: string
  readonly cause: string
  readonly key: string
}

/** Transfers that are posted together or not at all. */
export type Movement = readonly LedgerTransfer[]

export type Verdict =
  | { readonly kind: 'posted'; readonly balances: ReadonlyMap<number, Fen> }
  /** The very same transfers were posted before. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'balance-too-low' }
  /** It could not be written down: no amount, one account on both sides, an unknown one, a key twice. */
  | { readonly kind: 'malformed' }

export interface Books {
  /** Of every member account that a movement names. */
  readonly balances: ReadonlyMap<number, Fen>
  /** The transfers that have one of the given keys already. */
  readonly kept: ReadonlyMap<string, LedgerTransfer>
}

export interface BatchDecision {
  /** One per movement, in their order. */
  readonly verdicts: readonly Verdict[]
  readonly transfers: readonly LedgerTransfer[]
  /** Of the accounts that changed, as they are to be written. */
  readonly balances: ReadonlyMap<number, Fen>
}

const isSame = (one: LedgerTransfer, other: LedgerTransfer): boolean =>
  one.from === other.from &&
  one.into === other.into &&
  one.amount === other.amount &&
  one.code === other.code &&
  one.cause === other.cause

const isMalformed = (movement: Movement, balances: Books['balances']): boolean =>
  movement.length === 0 ||
  new Set(movement.map(({ key }) => key)).size < movement.length ||
  movement.some(
    ({ from, into, amount }) =>
      amount <= 0n ||
      from === into ||
      (from > 0 && !balances.has(from)) ||
      (into > 0 && !balances.has(into)),
  )

/**
 * Decides movements one after the other, each on what those before it left: exactly what posting them
 * singly would do. A refused one leaves nothing behind, neither money nor a key.
 */
export const decideBatch = (movements: readonly Movement[], books: Books): BatchDecision => {
  const kept = new Map(books.kept)
  const changed = new Map<number, Fen>()
  const transfers: LedgerTransfer[] = []

  const balanceOf = (account: number): Fen =>
    changed.get(account) ?? books.balances.get(account) ?? 0n

  const decide = (movement: Movement): Verdict => {
    if (isMalformed(movement, books.balances)) return { kind: 'malformed' }
    if (movement.some(({ key }) => kept.has(key))) {
      const same = movement.every((transfer) => {
        const before = kept.get(transfer.key)
        return before !== undefined && isSame(before, transfer)
      })
      return { kind: same ? 'repeated' : 'key-reused' }
    }
    // Only the end counts: money may pass through an account that is empty before and after.
    const after = new Map<number, Fen>()
    const add = (account: number, change: Fen): void => {
      if (account > 0) after.set(account, (after.get(account) ?? balanceOf(account)) + change)
    }
    for (const { from, into, amount } of movement) {
      add(from, -amount)
      add(into, amount)
    }
    for (const balance of after.values()) if (balance < 0n) return { kind: 'balance-too-low' }
    for (const [account, balance] of after) changed.set(account, balance)
    for (const transfer of movement) {
      kept.set(transfer.key, transfer)
      transfers.push(transfer)
    }
    return { kind: 'posted', balances: after }
  }

  return { verdicts: movements.map(decide), transfers, balances: changed }
}
