/** Ids carry their kind, so that a MemberId cannot be passed where a SessionId is meant. */
export type MemberId = `mem_${string}`
