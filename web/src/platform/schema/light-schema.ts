/**
 * Stands in for `zod/mini` in the browser, where the contract's schemas are only run, never described
 * or explained: it reads and writes the wire as zod does, for a tenth of the weight. The build puts it
 * in zod's place; a function that is missing here fails the build, and a test holds both to the same
 * results on every call of the contract.
 */
type Check = (value: never) => boolean
type Turn = (value: unknown) => unknown

interface Schema {
  readonly decode: Turn
  readonly encode: Turn
  readonly mayMiss: boolean
  readonly check: (...checks: Check[]) => Schema
}

type Shape = Readonly<Record<string, Schema>>

class Mismatch extends Error {}

const fail = (): never => {
  throw new Mismatch()
}

const holding = (value: unknown, checks: readonly Check[]): unknown =>
  checks.every((check) => check(value as never)) ? value : fail()

const make = (decode: Turn, encode: Turn = decode, mayMiss = false): Schema => ({
  decode,
  encode,
  mayMiss,
  check: (...checks) =>
    make(
      (value) => holding(decode(value), checks),
      (value) => {
        // The type first: a check reads fields of its value, which an option of a union may not have.
        const wire = encode(value)
        holding(value, checks)
        return wire
      },
      mayMiss,
    ),
})

const only = (fits: (value: unknown) => boolean): Schema =>
  make((value) => (fits(value) ? value : fail()))

/** One schema from others: the same walk for both directions. */
const both = (walk: (turn: (schema: Schema) => Turn) => Turn, mayMiss = false): Schema =>
  make(
    walk((schema) => schema.decode),
    walk((schema) => schema.encode),
    mayMiss,
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string = (): Schema => only((value) => typeof value === 'string')
export const number = (): Schema => only(Number.isFinite)
export const boolean = (): Schema => only((value) => typeof value === 'boolean')
export const bigint = (): Schema => only((value) => typeof value === 'bigint')
export const literal = (wanted: unknown): Schema => only((value) => value === wanted)
export const unknown = (): Schema => only(() => true)
export const custom = (fits: (value: unknown) => boolean = () => true): Schema => only(fits)

const oneOf = (values: readonly unknown[]): Schema => only((value) => values.includes(value))
export { oneOf as enum }

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
export const iso = {
  datetime: (): Schema =>
    only(
      (value) =>
        typeof value === 'string' && dateTime.test(value) && !Number.isNaN(Date.parse(value)),
    ),
}

export const optional = (inner: Schema): Schema =>
  both((turn) => (value) => (value === undefined ? value : turn(inner)(value)), true)

export const nullable = (inner: Schema): Schema =>
  both((turn) => (value) => (value === null ? value : turn(inner)(value)), inner.mayMiss)

/** A matter of types alone. */
export const readonly = (inner: Schema): Schema => inner

export const array = (inner: Schema): Schema =>
  both((turn) => (value) => (Array.isArray(value) ? value.map(turn(inner)) : fail()))

export const tuple = (items: readonly Schema[]): Schema =>
  both((turn) => (value) => {
    if (!Array.isArray(value) || value.length !== items.length) return fail()
    return items.map((inner, at) => turn(inner)(value[at]))
  })

/** Of two objects with different names. */
export const intersection = (one: Schema, other: Schema): Schema =>
  both((turn) => (value) => ({
    ...(turn(one)(value) as object),
    ...(turn(other)(value) as object),
  }))

/** Unknown names are left out, as zod leaves them out. */
export const object = (shape: Shape): Schema =>
  both((turn) => (value) => {
    if (!isRecord(value)) return fail()
    const known = Object.entries(shape).filter(([name, inner]) => name in value || !inner.mayMiss)
    return Object.fromEntries(known.map(([name, inner]) => [name, turn(inner)(value[name])]))
  })

export const record = (names: Schema, inner: Schema): Schema =>
  both((turn) => (value) => {
    if (!isRecord(value)) return fail()
    // As zod does: a name that means something else in JavaScript is never taken over.
    const entries = Object.entries(value).filter(([name]) => name !== '__proto__')
    return Object.fromEntries(entries.map(([name, one]) => [turn(names)(name), turn(inner)(one)]))
  })

export const union = (options: readonly Schema[]): Schema =>
  both((turn) => (value) => {
    for (const option of options) {
      const result = attempt(turn(option), value)
      if (result.success) return result.data
    }
    return fail()
  })

export const discriminatedUnion = (_name: string, options: readonly Schema[]): Schema =>
  union(options)

export const codec = (
  wire: Schema,
  inside: Schema,
  turns: { decode: (value: never) => unknown; encode: (value: never) => unknown },
): Schema =>
  make(
    (value) => inside.decode(turns.decode(wire.decode(value) as never)),
    (value) => wire.encode(turns.encode(inside.encode(value) as never)),
  )

export const minLength =
  (least: number): Check =>
  (value: { length: number }) =>
    value.length >= least
export const maxLength =
  (most: number): Check =>
  (value: { length: number }) =>
    value.length <= most
export const regex =
  (shape: RegExp): Check =>
  (value: string) =>
    shape.test(value)
export const refine = (holds: Check): Check => holds
export const int = (): Check => (value: number) => Number.isSafeInteger(value)
export const minimum =
  (least: number): Check =>
  (value: number) =>
    value >= least
export const maximum =
  (most: number): Check =>
  (value: number) =>
    value <= most
export const nonnegative = (): Check => minimum(0)

type Attempt = { success: true; data: unknown } | { success: false; error: Mismatch }

const attempt = (turn: Turn, value: unknown): Attempt => {
  try {
    return { success: true, data: turn(value) }
  } catch (error) {
    if (error instanceof Mismatch) return { success: false, error }
    throw error
  }
}

export const safeDecode = (schema: Schema, value: unknown): Attempt => attempt(schema.decode, value)
export const safeEncode = (schema: Schema, value: unknown): Attempt => attempt(schema.encode, value)
