import { Refused } from '@xinghe/contract/refusal.ts'

/** What an address names does not exist; an id of another shape is refused before it is looked for. */
export const isMissing = (fault: unknown): boolean =>
  fault instanceof Refused && ['not-found', 'invalid-parameter'].includes(fault.refusal)
