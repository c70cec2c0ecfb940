import type { Sql, Tx } from '../database/connect.ts'
import { readLastPlace, readSeals } from '../seals/store.ts'
import { isUpTo, openChain, readRowPages } from '../seals/verify-chain.ts'
import { headText, type Head } from './head.ts'
import { sealedLines } from './seal-lines.ts'
import { readLines, type LineRow } from './store.ts'

export interface AuditReport {
  readonly lines: number
  readonly seals: number
  /** Lines that no seal covers yet. */
  readonly unsealed: number
  /** The last valid seal. */
  readonly head: Head | null
  /** Empty when all is correct. */
  readonly differences: readonly string[]
}

/** The same text as `audit_line_text` makes in the database, computed independently. */
const lineText = (line: LineRow): string => {
  const { tx, id, micros, actor, action, subject, detail, before, after } = line
  const texts = [actor, action, subject, detail, before, after]
  const lengths = texts.map((text) => (text === null ? -1 : Buffer.byteLength(text)))
  return `${[tx, id, micros, ...lengths].join(',')},${texts.join('')}`
}

/** Recomputes the chain from the lines, on one snapshot, while the site runs. `known` must be in it. */
export const verifyLines = (sql: Sql, known: Head | null = null): Promise<AuditReport> =>
  sql.begin((tx) => verifyLinesSnapshot(tx, known), 'isolation level repeatable read read only')

export const verifyLinesSnapshot = async (tx: Tx, known: Head | null): Promise<AuditReport> => {
  const chain = await openChain(tx, sealedLines, lineText)
  const last = await readLastPlace(tx, sealedLines)
  let [lines, unsealed] = [0, 0]
  for await (const rows of readRowPages((after, most) => readLines(tx, after, most))) {
    await chain.add(rows)
    lines += rows.length
    unsealed += rows.filter((row) => !isUpTo(row, last)).length
  }
  const { seals, head, fault } = chain.end()
  const differences = [fault, await compareKnown(tx, known)].filter((one) => one !== null)
  return {
    lines,
    seals,
    unsealed,
    head: head === null ? null : { number: String(seals), hash: head },
    differences,
  }
}

const compareKnown = async (tx: Tx, known: Head | null): Promise<string | null> => {
  if (known === null) return null
  const [seal] = await readSeals(tx, sealedLines.seals, String(BigInt(known.number) - 1n), 1)
  if (seal === undefined || seal.number !== known.number) return `seal ${known.number} is missing`
  return seal.hash.equals(known.hash)
    ? null
    : `seal ${known.number} is ${headText(seal)} instead of ${headText(known)}`
}
