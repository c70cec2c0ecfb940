import * as z from 'zod/mini'

/**
 * Parses by a schema that is compiled at its first use: there are more than a hundred, and a test uses few
 * of them. A value that the compiled form rejects is parsed again by the schema itself, so the errors are
 * the same.
 */
export const lazyParser = <S extends z.ZodMiniType>(
  schema: S,
): ((value: unknown) => ReturnType<typeof z.safeParse<S>>) => {
  let compiled: S | null = null
  return (value) => z.safeParse((compiled ??= z.compile(schema)), value)
}
