import { csvText } from '../base/csv.ts'
import { siteMinute, type Instant } from '../base/instant.ts'
import { fenToText } from '../base/money.ts'
import type { Statement } from './statement.ts'

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
