import { siteMinute, type Instant } from '../base/instant.ts'
import { fenFromText, fenToText } from '../base/money.ts'
import type { Statement } from './statement.ts'

/** Spreadsheets read a file as UTF-8 only with this in front. */
const byteOrderMark = '\uFEFF'

/** Full-width signs count too: a Chinese spreadsheet runs them all the same. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe; an amount, also a
 * negative one, is a plain number and stays one, so that it can be summed.
 */
const csvCell = (text: string): string => {
  const isFormula = formulaStart.test(text) && fenFromText(text) === null
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

/** The words of a statement, in the member's language. */
export interface StatementWords {
  readonly time: string
  readonly kind: string
  readonly cause: string
  readonly amount: string
  readonly balance: string
  readonly opening: string
  readonly closing: string
  readonly kindText: (kind: string) => string
}

export interface Period {
  readonly from: Instant
  /** Exclusive. */
  readonly until: Instant
}

/** Opening balance, each movement with the balance after it, closing balance. */
export const statementCsv = (
  { opening, lines, closing }: Statement,
  { from, until }: Period,
  words: StatementWords,
): string =>
  csvText([
    [words.time, words.kind, words.cause, words.amount, words.balance],
    [siteMinute(from), words.opening, '', '', fenToText(opening)],
    ...lines.map(({ at, kind, cause, amount, balance }) => [
      siteMinute(at),
      words.kindText(kind),
      cause,
      fenToText(amount),
      fenToText(balance),
    ]),
    [siteMinute(until), words.closing, '', '', fenToText(closing)],
  ])
