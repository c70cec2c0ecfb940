import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Place } from '../platform/seals/store.ts'

export interface LedgerRow extends Place {
  readonly from: number
  readonly into: number
  readonly amount: Fen
  readonly code: string
  readonly cause: string
  readonly key: string
  readonly micros: string
}

/** In the order in which they are sealed. */
export const readTransfers = (tx: Db, after: Place, most: number): Promise<LedgerRow[]> =>
  tx<LedgerRow[]>`
    select tx::text as tx, id::text as id, from_account as "from", into_account as "into", amount,
           code, cause, key, (extract(epoch from made_at) * 1000000)::bigint::text as micros
    from ledger_transfer t where (t.tx, t.id) > (${after.tx}::xid8, ${after.id}::bigint)
    order by t.tx, t.id limit ${most}`

/** The same text as `ledger_row_text` makes in the database. */
export const rowText = (row: LedgerRow): string => {
  const { tx, id, from, into, amount, micros, code, cause, key } = row
  const lengths = [code, cause, key].map((text) => Buffer.byteLength(text)).join(',')
  return `${tx},${id},${from},${into},${amount},${micros},${lengths},${code}${cause}${key}`
}
