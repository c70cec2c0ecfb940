import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'

export interface Wallet {
  readonly centre: Fen
  readonly locked: Fen
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
