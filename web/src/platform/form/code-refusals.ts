import type { RefusalName } from '@xinghe/contract/refusal.ts'

/** Refusals that are shown beside the field for a code. */
export const codeRefusals: readonly RefusalName[] = [
  'code-missing',
  'code-wrong',
  'code-locked',
  'code-expired',
  'code-sent-just-now',
  'code-sends-used-up',
]

export const placesOfCode = <Field extends string>(
  field: Field,
): Partial<Record<RefusalName, Field>> =>
  Object.fromEntries(codeRefusals.map((name) => [name, field]))
