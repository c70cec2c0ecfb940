import * as z from 'zod/mini'

/**
 * Reads values by a schema that is compiled when it is first needed: a site has more than a hundred, and
 * a process that lives as long as a test uses few of them. What the compiled form does not take is read
 * again by the schema itself, so the faults it names are the same.
 */
export const lazyParser = <S extends z.ZodMiniType>(
  schema: S,
): ((value: unknown) => ReturnType<typeof z.safeParse<S>>) => {
  let compiled: S | null = null
  return (value) => z.safeParse((compiled ??= z.compile(schema)), value)
}
