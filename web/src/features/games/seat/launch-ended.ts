import type { RefusalName } from '@xinghe/contract/refusal.ts'

const ended: ReadonlySet<RefusalName> = new Set(['wallet-token-expired', 'uid-refused'])

/** The venue was entered from another login since: it has to be entered again before a bet. */
export const isLaunchEnded = ({ refusal }: { readonly refusal: RefusalName }): boolean =>
  ended.has(refusal)
