import type * as z from 'zod/mini'
import { Refused } from '@xinghe/contract/refusal.ts'
import { lazyParser } from './lazy-parser.ts'

/** Parses the input by the schema of its call; no input counts as an empty object. */
export const inputParser = (schema: z.ZodMiniType): ((given: unknown) => unknown) => {
  const parse = lazyParser(schema)
  return (given) => {
    const parsed = parse(given ?? {})
    if (!parsed.success) throw new Refused('invalid-parameter', { fields: fieldsOf(parsed.error) })
    return parsed.data
  }
}

/** The names of the wrong fields, never their values. */
const fieldsOf = (error: z.core.$ZodError): string[] => [
  ...new Set(error.issues.map((issue) => issue.path.join('.'))),
]
