import * as z from 'zod/mini'

type Encode = (value: never) => unknown

/** The parts of zod's definitions that an encoder is made from. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly items?: readonly z.ZodMiniType[]
  readonly options?: readonly z.ZodMiniType[]
  readonly valueType?: z.ZodMiniType
  readonly discriminator?: string
  readonly values?: readonly unknown[]
  readonly in?: z.ZodMiniType
  readonly reverseTransform?: (value: never, context: object) => unknown
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema.def

/** Schemas without another one inside. */
const plainTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'bigint',
  'literal',
  'enum',
  'custom',
  'unknown',
])

/** Null when the value needs no encoding. */
const encodeOf = (schema: z.ZodMiniType): Encode | null => {
  const { type, shape, element, innerType, items, options, valueType, discriminator, ...codec } =
    definitionOf(schema)
  if (plainTypes.has(type)) return null
  if (shape !== undefined) return encodeObject(shape)
  if (element !== undefined) {
    const encode = encodeOf(element)
    return encode && ((values: readonly never[]) => values.map((value) => encode(value)))
  }
  if (innerType !== undefined) {
    const encode = encodeOf(innerType)
    return (
      encode && ((value: never) => (value === null || value === undefined ? value : encode(value)))
    )
  }
  if (codec.in !== undefined && codec.reverseTransform !== undefined)
    return encodeCodec(codec.in, codec.reverseTransform)
  if (discriminator !== undefined) return encodeKind(discriminator, options ?? [])
  const inners = [...(items ?? []), ...(options ?? []), ...(valueType ? [valueType] : [])]
  if (inners.length > 0 && inners.every((inner) => encodeOf(inner) === null)) return null
  // Such as a union: which of its members a value is, zod finds out.
  return (value: never) => z.encode(schema, value)
}

/** Unknown names are left out, as zod leaves them out. */
const encodeObject = (shape: Readonly<Record<string, z.ZodMiniType>>): Encode => {
  const fields = Object.entries(shape).map(([name, inner]) => ({ name, encode: encodeOf(inner) }))
  return (value: Readonly<Record<string, never>>) => {
    const encoded: Record<string, unknown> = {}
    for (const { name, encode } of fields) {
      const given = value[name]
      if (given !== undefined) encoded[name] = encode === null ? given : encode(given)
    }
    return encoded
  }
}

/** Each kind of object by its own shape. */
const encodeKind = (discriminator: string, options: readonly z.ZodMiniType[]): Encode => {
  const byKind = new Map(
    options.flatMap((option) => {
      const kind = definitionOf(option).shape?.[discriminator]
      const kinds = kind === undefined ? [] : (definitionOf(kind).values ?? [])
      return kinds.map((value) => [value, encodeOf(option)] as const)
    }),
  )
  return (value: Readonly<Record<string, never>>) => {
    const encode = byKind.get(value[discriminator])
    if (encode === undefined || encode === null)
      throw new Error(`no encoder for the kind ${String(value[discriminator])}`)
    return encode(value as never)
  }
}

const encodeCodec = (
  wire: z.ZodMiniType,
  write: NonNullable<Definition['reverseTransform']>,
): Encode => {
  const encode = encodeOf(wire)
  return (value: never) => {
    const written = write(value, {}) as never
    return encode === null ? written : encode(written)
  }
}

/**
 * Encodes values by a schema without validating them, except in unions: our answers are typed, and zod
 * would validate each price of a board.
 */
export const encoder = <S extends z.ZodMiniType>(
  schema: S,
): ((value: z.output<S>) => z.input<S>) => {
  const encode = encodeOf(schema)
  return (value) => (encode === null ? value : encode(value as never)) as z.input<S>
}
