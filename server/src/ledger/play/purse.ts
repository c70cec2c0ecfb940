import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { fragment } from '../../platform/database/statement.ts'
import type { HouseChannel } from '../channel.ts'
import { resolveAccounts } from '../resolve-accounts.ts'

/** The account ids of a member's wallet in a channel and of their centre wallet. */
export interface PurseAccounts {
  readonly memberId: MemberId
  readonly wallet: number
  readonly centre: number
}

interface Balance {
  readonly id: number
  readonly balance: Fen
}

/** The accounts with their balances, locked until the transaction ends. */
export interface Purse {
  readonly memberId: MemberId
  readonly wallet: Balance
  readonly centre: Balance
  /** The member's counters over all channels, stored in the row of the centre wallet. */
  readonly counted: string | null
  /** The current version of the member's terms. */
  readonly termsVersion: number
}

/** Who plays where. */
export interface PurseOwner {
  readonly memberId: MemberId
  readonly channel: HouseChannel
}

/** In the order of `owners`; creates missing wallets. */
export const findPurses = async (
  db: Db,
  owners: readonly PurseOwner[],
  now: Instant,
): Promise<PurseAccounts[]> => {
  const walletOf = ({ memberId, channel }: PurseOwner) => ({ memberId, venue: channel.code })
  const centreOf = ({ memberId }: PurseOwner) => ({ memberId, pocket: 'centre' }) as const
  const accounts = owners.flatMap((owner) => [centreOf(owner), walletOf(owner)])
  const idOf = await resolveAccounts(db, accounts, now)
  return owners.map((owner) => {
    const { memberId } = owner
    const [wallet, centre] = [idOf(walletOf(owner)), idOf(centreOf(owner))]
    if (wallet === null || centre === null) throw new Error(`${memberId} has no accounts`)
    return { memberId, wallet, centre }
  })
}

/** How to treat a row that another transaction has locked. */
export type LockedRows = 'wait' | 'skip'

interface Row extends Balance {
  readonly counted: string | null
  readonly termsVersion: number
}

/**
 * Locks many members' purses in one statement, in the lock order of the ledger. Later statements see the state
 * after the wait. Null means that the purse was skipped.
 */
export const lockPurses = async (
  tx: Db,
  accounts: readonly PurseAccounts[],
  lockedRows: LockedRows,
): Promise<(Purse | null)[]> => {
  const ids = arrayText(accounts.flatMap(({ wallet, centre }) => [wallet, centre]))
  const rows = await tx<Row[]>`
    select id, balance, counted, terms_version as "termsVersion" from ledger_account
    where id = any(${ids}::integer[]) order by id for no key update
    ${lockedRows === 'skip' ? fragment`skip locked` : fragment``}`
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return accounts.map(({ memberId, wallet: walletId, centre: centreId }) => {
    const [wallet, centre] = [rowOf.get(walletId), rowOf.get(centreId)]
    if (wallet === undefined || centre === undefined) return null
    const { counted, termsVersion } = centre
    return { memberId, wallet, centre, counted, termsVersion }
  })
}
