import type { RefusalName } from '@xinghe/contract/refusal.ts'

const ended: ReadonlySet<RefusalName> = new Set(['wallet-token-expired', 'uid-refused'])

/** The launch belongs to a login that has ended: the venue has to be entered again before a bet. */
export const isLaunchEnded = ({ refusal }: { readonly refusal: RefusalName }): boolean =>
  ended.has(refusal)
