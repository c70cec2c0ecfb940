import { createHash } from 'node:crypto'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Tx } from '../platform/database/connect.ts'

const pageSize = 10_000

/** The place of a row in the order of sealing; both are whole numbers as text. */
interface Place {
  readonly tx: string
  readonly id: string
}

export interface LedgerRow extends Place {
  readonly from: number
  readonly into: number
  readonly amount: Fen
  readonly code: string
  readonly cause: string
  readonly key: string
  readonly micros: string
}

interface Seal extends Place {
  readonly number: string
  readonly rows: string
  readonly hash: Buffer
}

const compare = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : Number(a > b)) : a.length - b.length

export const isUpTo = (place: Place, end: Place): boolean =>
  (compare(place.tx, end.tx) || compare(place.id, end.id)) <= 0

/** The same text as `ledger_row_text` makes in the database, computed independently. */
const rowText = ({ tx, id, from, into, amount, micros, code, cause, key }: LedgerRow): string => {
  const lengths = [code, cause, key].map((text) => Buffer.byteLength(text)).join(',')
  return `${tx},${id},${from},${into},${amount},${micros},${lengths},${code}${cause}${key}`
}

/** All transfers in the order in which they are sealed. */
export async function* readRowPages(tx: Tx): AsyncGenerator<readonly LedgerRow[]> {
  let last: Place = { tx: '0', id: '0' }
  for (;;) {
    const rows = await tx<LedgerRow[]>`
      select tx::text as tx, id::text as id, from_account as "from", into_account as "into", amount,
             code, cause, key, (extract(epoch from made_at) * 1000000)::bigint::text as micros
      from ledger_transfer t where (t.tx, t.id) > (${last.tx}::xid8, ${last.id}::bigint)
      order by t.tx, t.id limit ${pageSize}`
    yield rows
    last = rows.at(-1) ?? last
    if (rows.length < pageSize) return
  }
}

async function* readSeals(tx: Tx): AsyncGenerator<Seal> {
  let last = '0'
  for (;;) {
    const seals = await tx<Seal[]>`
      select number::text as number, up_to_tx::text as tx, up_to_id::text as id, rows::text as rows, hash
      from ledger_seal s where s.number > ${last}::bigint order by s.number limit ${pageSize}`
    yield* seals
    last = seals.at(-1)?.number ?? last
    if (seals.length < pageSize) return
  }
}

export const readLastPlace = async (tx: Tx): Promise<Place> => {
  const [last] = await tx<Place[]>`
    select up_to_tx::text as tx, up_to_id::text as id from ledger_seal order by number desc limit 1`
  return last ?? { tx: '0', id: '0' }
}

export interface Chain {
  add(rows: readonly LedgerRow[]): Promise<void>
  /** After the last row: the number of valid links, and the first invalid one. */
  end(): { readonly seals: number; readonly fault: string | null }
}

/** Checks the seals against the rows as they are read, up to the first invalid seal. */
export const openChain = async (tx: Tx): Promise<Chain> => {
  const seals = readSeals(tx)
  const next = async (): Promise<Seal | null> => (await seals.next()).value ?? null
  let seal = await next()
  let hash = createHash('sha256')
  let [seen, count] = [0, 0]
  let fault: string | null = null

  const faultAt = (row: LedgerRow, { number, rows, ...end }: Seal): string | null => {
    if (row.tx !== end.tx || row.id !== end.id || String(seen) !== rows)
      return `seal ${number} covers ${rows} rows up to ${end.tx}/${end.id}, and ${seen} lead to ${row.tx}/${row.id}`
    return hash.digest().equals(end.hash)
      ? null
      : `seal ${number} does not fit its ${rows} rows up to ${end.tx}/${end.id}`
  }

  return {
    async add(rows) {
      for (const row of rows) {
        if (seal === null || fault !== null) return
        seen += 1
        hash.update(rowText(row))
        if (!isUpTo(seal, row)) continue
        fault = faultAt(row, seal)
        if (fault !== null) return
        hash = createHash('sha256').update(seal.hash)
        count += 1
        seen = 0
        seal = await next()
      }
    },
    end() {
      if (seal !== null)
        fault ??= `seal ${seal.number} covers rows up to ${seal.tx}/${seal.id} that are gone`
      return { seals: count, fault }
    },
  }
}
