import { fenFromText, type Fen } from '../../base/money.ts'
import { isSeed } from '../../base/fair/commit.ts'

type Fields = Readonly<Record<string, unknown>>

export const parsed = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : null
  } catch {
    return null
  }
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
export const fenOf = (value: unknown): Fen | null => {
  const amount = fenFromText(textOf(value) ?? '')
  return amount === null || amount < 0n ? null : amount
}
export const seedOf = (value: unknown): string | null => {
  const text = textOf(value)
  return text !== null && isSeed(text) ? text : null
}

type Whole<T> = { readonly [Field in keyof T]: NonNullable<T[Field]> }
export const isWhole = <T extends object>(fields: T): fields is T & Whole<T> =>
  Object.values(fields).every((value) => value !== null)
