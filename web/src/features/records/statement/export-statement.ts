import { makeStatement, type Movement } from '@xinghe/rules/wallet/statement.ts'
import { statementCsv, type StatementWords } from '@xinghe/rules/wallet/statement-csv.ts'
import { readPage, type StatementLine, type StatementScope } from './use-statement.ts'

const movementOf = ({ at, code, cause, amount }: StatementLine): Movement => ({
  at,
  kind: code,
  cause,
  amount,
})

/** Reads the whole period page by page and writes it as a table; `told` is called with the progress. */
export const statementFile = async (
  scope: StatementScope,
  words: StatementWords,
  told: (count: number) => void,
): Promise<{ readonly csv: string; readonly count: number }> => {
  const movements: Movement[] = []
  let opening = 0n
  let after: string | null = null
  do {
    const page = await readPage(scope, after)
    opening = page.opening
    movements.push(...page.lines.map(movementOf))
    told(movements.length)
    after = page.next
  } while (after !== null)
  const { from, to: until } = scope
  return {
    csv: statementCsv(makeStatement(opening, movements), { from, until }, words),
    count: movements.length,
  }
}
