/**
 * The ids of the requests that this process answered last: one that comes again is looked up, others are
 * not. Another member's of the same id is looked up in vain.
 */
export interface RecentRequests {
  has(requestId: string): boolean
  add(requestId: string): void
}

const rememberedHalf = 50_000

/** Two halves: when the younger is full the older is forgotten as a whole. */
export const rememberRequests = (): RecentRequests => {
  let [young, old] = [new Set<string>(), new Set<string>()]
  return {
    has: (requestId) => young.has(requestId) || old.has(requestId),
    add(requestId) {
      young.add(requestId)
      if (young.size < rememberedHalf) return
      old = young
      young = new Set()
    },
  }
}
