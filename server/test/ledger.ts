import { randomBytes } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { AccountRef } from '../src/ledger/accounts.ts'
import { openMemberAccounts } from '../src/ledger/open-accounts.ts'
import type { Transfer } from '../src/ledger/post.ts'
import type { Db } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'

export const ledgerNow: Instant = instant(Date.parse('2026-07-15T04:00:00Z'))

/** A member with accounts and nothing else. Account ids are cached by member, so no two tests share one. */
export const memberWithAccounts = async (db: Db): Promise<MemberId> => {
  const id: MemberId = `mem_${randomBytes(8).toString('hex')}`
  await db`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    values (${id}, ${id}, ${id}, '', '', '', '', ${timestamp(ledgerNow)}, ${timestamp(ledgerNow)})`
  await openMemberAccounts(db, id, ledgerNow)
  return id
}

let keys = 0
export const freshKey = (): string => `key-${(keys += 1)}`

export const centre = (memberId: MemberId): AccountRef => ({ memberId, pocket: 'centre' })
export const locked = (memberId: MemberId): AccountRef => ({ memberId, pocket: 'locked' })
export const bank: AccountRef = { house: 'rail:bank' }

export const deposit = (memberId: MemberId, amount: Fen, key = freshKey()): Transfer => ({
  from: bank,
  into: centre(memberId),
  amount,
  code: 'deposit',
  cause: 'dep_1',
  key,
})

export const lockAway = (memberId: MemberId, amount: Fen, key = freshKey()): Transfer => ({
  from: centre(memberId),
  into: locked(memberId),
  amount,
  code: 'withdraw-lock',
  cause: 'wd_1',
  key,
})

export const balanceOf = async (db: Db, memberId: MemberId, purpose = 'centre'): Promise<Fen> => {
  const [row] = await db<{ balance: Fen }[]>`
    select balance from ledger_account where member_id = ${memberId} and purpose = ${purpose}`
  if (row === undefined) throw new Error(`no ${purpose} account`)
  return row.balance
}
