import { types, type CustomTypesConfig } from 'pg'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/** `Instant` is left out: PostgreSQL does not read milliseconds as a time, so bind it with `timestamp`. */
type PlainNumber = number & { readonly [Brand in Exclude<keyof Instant, keyof number>]?: never }
type Scalar = string | PlainNumber | bigint | boolean | Uint8Array | null

/** A parameter of a statement. The driver does not know its type and sends everything but bytes as text. */
export type Value = Scalar | readonly Scalar[]

/** An instant as the text of a `timestamptz`. */
export function timestamp(at: Instant): string
export function timestamp(at: Instant | null): string | null
export function timestamp(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** A value as the text of a `jsonb`. */
export const json = (value: unknown): string => JSON.stringify(value)

/** Array types are missing in the driver's list of names. */
const [textArray, int8Array, timestamptzArray] = [1009, 1016, 1185]

type Parse = (text: string) => unknown
const parseTexts = types.getTypeParser(textArray) as (text: string) => (string | null)[]
const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    parseTexts(text).map((one) => (one === null ? null : parse(one)))

/** int8 arrives as bigint (money), timestamptz as epoch milliseconds, a calendar date as it is written. */
const parsers: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [types.builtins.INT8, BigInt],
  [types.builtins.TIMESTAMPTZ, Date.parse],
  [types.builtins.DATE, String],
  [int8Array, arrayOf(BigInt)],
  [timestamptzArray, arrayOf(Date.parse)],
])

export const resultTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
}
