/** Ids carry their kind, so that a MemberId cannot be passed where a SessionId is meant. */
export type MemberId = `mem_${string}`

const memberShape = /^mem_[0-9a-z]{8,32}$/

export const isMemberId = (text: string): text is MemberId => memberShape.test(text)
