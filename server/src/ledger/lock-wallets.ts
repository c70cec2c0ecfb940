import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'

export interface VenueWallets {
  readonly centre: Fen
  /** The balance in each venue of the house, by its code; without venues that were never used. */
  readonly venues: ReadonlyMap<string, Fen>
}

interface Row {
  readonly purpose: string
  readonly venue: string | null
  readonly balance: Fen
}

const walletsFrom = (rows: readonly Row[]): VenueWallets => {
  const centre = rows.find((row) => row.purpose === 'centre')
  if (centre === undefined) throw new Error('member without a centre account')
  const inVenues = rows.filter((row) => row.purpose === 'venue')
  return {
    centre: centre.balance,
    venues: new Map(inVenues.map((row) => [row.venue ?? '', row.balance])),
  }
}

export const readVenueWallets = async (db: Db, memberId: MemberId): Promise<VenueWallets> =>
  walletsFrom(
    await db<Row[]>`
      select purpose, venue, balance from ledger_account
      where member_id = ${memberId} and purpose in ('centre', 'venue')`,
  )

/**
 * The same under locks, for moving a whole balance. Locks all accounts of the member in the lock order of
 * the ledger, so that a later posting in the transaction locks none out of order.
 */
export const lockVenueWallets = async (tx: Db, memberId: MemberId): Promise<VenueWallets> =>
  walletsFrom(
    await tx<Row[]>`
      select purpose, venue, balance from ledger_account
      where member_id = ${memberId} order by id for no key update`,
  )
