import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Pocket } from './accounts.ts'

export interface Wallet {
  readonly centre: Fen
  readonly locked: Fen
}

/** All balances of a member. A venue that was never used is not in `venues`. */
export interface Pockets extends Wallet {
  readonly transit: Fen
  readonly venues: ReadonlyMap<string, Fen>
}

export const readPockets = async (db: Db, memberId: MemberId): Promise<Pockets> => {
  const rows = await db<{ purpose: string; venue: string | null; balance: Fen }[]>`
    select purpose, venue, balance from ledger_account where member_id = ${memberId}`
  const balanceOf = (pocket: Pocket): Fen => {
    const row = rows.find(({ purpose }) => purpose === pocket)
    if (row === undefined) throw new Error(`member without a ${pocket} account`)
    return row.balance
  }
  return {
    centre: balanceOf('centre'),
    locked: balanceOf('locked'),
    transit: balanceOf('transit'),
    venues: new Map(
      rows.flatMap(({ venue, balance }): [string, Fen][] =>
        venue === null ? [] : [[venue, balance]],
      ),
    ),
  }
}

export const readWallet = async (db: Db, memberId: MemberId): Promise<Wallet> => {
  const rows = await db<{ purpose: string; balance: Fen }[]>`
    select purpose, balance from ledger_account
    where member_id = ${memberId} and purpose in ('centre', 'locked')`
  const balanceOf = (purpose: string): Fen => {
    const row = rows.find((candidate) => candidate.purpose === purpose)
    if (row === undefined) throw new Error(`member without a ${purpose} account`)
    return row.balance
  }
  return { centre: balanceOf('centre'), locked: balanceOf('locked') }
}
