import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { json, timestamp } from '../../platform/database/value.ts'
import { bodiesFor } from '../../platform/events/tell-members.ts'
import { changeTurnovers } from '../change-turnovers.ts'
import type { LedgerTransfer, Player } from './player.ts'

/** Balances and counters of an account after the transaction. */
interface AccountAfter {
  balance: Fen
  counted: string | null
}

/**
 * New balances and counters of the changed accounts. Every transfer was checked under the purse's lock, so a
 * balance below zero is a bug, and throws.
 */
const accountsAfter = (player: Player): Map<number, AccountAfter> => {
  const { wallet, centre } = player.purse
  const after = new Map<number, AccountAfter>()
  const accountOf = (id: number): AccountAfter | null => {
    // House accounts store no balance; it is the sum of their transfers.
    if (id < 0) return null
    const own = id === wallet.id ? wallet : centre
    if (own.id !== id) throw new Error('an account is not of the purse')
    const known = after.get(id) ?? { balance: own.balance, counted: null }
    after.set(id, known)
    return known
  }
  for (const { from, into, amount } of player.transfers) {
    const [source, target] = [accountOf(from), accountOf(into)]
    if (source !== null) source.balance -= amount
    if (target !== null) target.balance += amount
    if (source !== null && source.balance < 0n) throw new Error('a balance would go below zero')
  }
  const text = player.counted()
  const row = text === null ? null : accountOf(centre.id)
  if (row !== null) row.counted = text
  return after
}

/** `unnest` in the select list streams the arrays; in FROM each would be materialised first. */
const writeAccounts = async (
  tx: Db,
  accounts: ReadonlyMap<number, AccountAfter>,
  transfers: readonly LedgerTransfer[],
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  const rows = [...accounts.values()]
  await tx`
    with changed as (
      update ledger_account a
      set balance = after.balance, counted = coalesce(after.counted, a.counted)
      from unnest(${arrayText([...accounts.keys()])}::integer[],
                  ${arrayText(rows.map(({ balance }) => balance))}::bigint[],
                  string_to_array(${listText(rows.map(({ counted }) => counted))}, chr(1), ''))
        as after (id, balance, counted)
      where a.id = after.id
    ), written as (
      insert into ledger_transfer (from_account, into_account, amount, code, cause, key, made_at)
      select unnest(${arrayText(transfers.map(({ from }) => from))}::integer[]),
             unnest(${arrayText(transfers.map(({ into }) => into))}::integer[]),
             unnest(${arrayText(transfers.map(({ amount }) => amount))}::bigint[]),
             unnest(string_to_array(${listText(transfers.map(({ code }) => code))}, chr(1))),
             unnest(string_to_array(${listText(transfers.map(({ cause }) => cause))}, chr(1))),
             unnest(string_to_array(${listText(transfers.map(({ key }) => key))}, chr(1))),
             ${timestamp(now)}::timestamptz
    )
    insert into event (kind, body)
    select 'balances-changed', body::jsonb
    from unnest(string_to_array(${listText(bodiesFor(memberIds).map(json))}, chr(1))) as body`
}

/**
 * Writes the transfers, balances, counters and turnover of the players of one transaction, each member once.
 * All but turnover are one statement, together with the event that refreshes the members' open pages.
 * `houseTransfers` move money between accounts of the house.
 */
export const postPlayers = async (
  tx: Db,
  players: readonly Player[],
  now: Instant,
  houseTransfers: readonly LedgerTransfer[] = [],
): Promise<void> => {
  const accounts = new Map<number, AccountAfter>()
  const memberIds: MemberId[] = []
  const turnovers = new Map<MemberId, Fen>()
  for (const player of players) {
    const { memberId } = player.purse
    const changed = accountsAfter(player)
    for (const [id, after] of changed) accounts.set(id, after)
    if (changed.size > 0) memberIds.push(memberId)
    if (player.turnover() !== 0n) turnovers.set(memberId, player.turnover())
  }
  const transfers = [...players.flatMap((player) => player.transfers), ...houseTransfers]
  await Promise.all([
    accounts.size === 0 ? null : writeAccounts(tx, accounts, transfers, memberIds, now),
    changeTurnovers(tx, turnovers),
  ])
}
