import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'

/**
 * The server does not know the outcome, its answer could not be read, or the same message has reached it
 * before: the request may have been carried out.
 */
const unsure: ReadonlySet<RefusalName> = new Set([
  'internal-error',
  'book-abnormal',
  'request-replayed',
])

/** Whether the fault of a try says for certain that this try was not carried out. */
export const isCertain = (fault: unknown): fault is Refused =>
  fault instanceof Refused && !unsure.has(fault.refusal)

/**
 * Refused before the server looked the request id up, or while it waited for an earlier try. Refusals of
 * the input itself are missing: they would have met the first try too.
 */
const beforeLookup: ReadonlySet<RefusalName> = new Set([
  'too-often',
  'unknown-path',
  'time-missing',
  'time-stale',
  'sign-wrong',
  'key-unknown',
  'cipher-broken',
  'encryption-required',
  'maintenance',
  'ip-restricted',
  'session-expired',
  'account-frozen',
  'self-excluded',
  'cooling-off',
  'wallet-token-expired',
  'uid-refused',
  'venue-maintenance',
  'venue-testing',
  'lock-not-had',
  'play-busy',
  // A name that this page does not know may be any of these.
  'warning',
])

/** Whether the refusal of a repeated request says nothing about its earlier tries. */
export const isBeforeLookup = ({ refusal }: Refused): boolean => beforeLookup.has(refusal)
