import { fenFromText } from './money.ts'

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
