import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'

/** Shown when no answer arrived: the request may have been carried out. */
const unsure: ReadonlySet<RefusalName> = new Set(['internal-error', 'book-abnormal'])

/** Whether the fault of a request says for certain that it was not carried out. */
export const isCertain = (fault: unknown): boolean =>
  fault instanceof Refused && !unsure.has(fault.refusal)
