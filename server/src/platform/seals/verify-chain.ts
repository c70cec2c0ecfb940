import { createHash } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import { firstPlace, readSeals, type Place, type Seal, type SealedTable } from './store.ts'

const pageSize = 10_000

const compare = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : Number(a > b)) : a.length - b.length

export const isUpTo = (place: Place, end: Place): boolean =>
  (compare(place.tx, end.tx) || compare(place.id, end.id)) <= 0

/** All rows in the order in which they are sealed. */
export async function* readRowPages<Row extends Place>(
  readPage: (after: Place, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Place = firstPlace
  for (;;) {
    const rows = await readPage(last, pageSize)
    yield rows
    last = rows.at(-1) ?? last
    if (rows.length < pageSize) return
  }
}

async function* readAllSeals(tx: Tx, table: SealedTable): AsyncGenerator<Seal> {
  let last = '0'
  for (;;) {
    const seals = await readSeals(tx, table.seals, last, pageSize)
    yield* seals
    last = seals.at(-1)?.number ?? last
    if (seals.length < pageSize) return
  }
}

export interface Chain<Row> {
  add(rows: readonly Row[]): Promise<void>
  /** After the last row: the number of valid links, the last of them, and the first invalid one. */
  end(): { readonly seals: number; readonly head: Buffer | null; readonly fault: string | null }
}

/**
 * Checks the seals against the rows as they are read, up to the first invalid seal. `rowText` makes the
 * same text as the table's SQL function, computed independently.
 */
export const openChain = async <Row extends Place>(
  tx: Tx,
  table: SealedTable,
  rowText: (row: Row) => string,
): Promise<Chain<Row>> => {
  const seals = readAllSeals(tx, table)
  const next = async (): Promise<Seal | null> => (await seals.next()).value ?? null
  let seal = await next()
  let hash = createHash('sha256')
  let head: Buffer | null = null
  let [seen, count] = [0, 0]
  let first: Place | null = null
  let fault: string | null = null

  const faultAt = (row: Row, { number, rows, ...end }: Seal): string | null => {
    if (number !== String(count + 1)) return `seal ${count + 1} is missing`
    if (row.tx !== end.tx || row.id !== end.id || String(seen) !== rows)
      return `seal ${number} covers ${rows} rows up to ${end.tx}/${end.id}, and ${seen} lead to ${row.tx}/${row.id}`
    return hash.digest().equals(end.hash)
      ? null
      : `seal ${number} does not fit its ${rows} rows from ${first?.tx}/${first?.id} to ${end.tx}/${end.id}`
  }

  return {
    async add(rows) {
      for (const row of rows) {
        if (seal === null || fault !== null) return
        seen += 1
        first ??= row
        hash.update(rowText(row))
        if (!isUpTo(seal, row)) continue
        fault = faultAt(row, seal)
        if (fault !== null) return
        head = seal.hash
        hash = createHash('sha256').update(head)
        count += 1
        seen = 0
        first = null
        seal = await next()
      }
    },
    end() {
      if (seal !== null)
        fault ??= `seal ${seal.number} covers rows up to ${seal.tx}/${seal.id} that are gone`
      return { seals: count, head, fault }
    },
  }
}
