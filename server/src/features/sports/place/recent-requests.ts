/**
 * Which requests this process answered last: one that comes again is looked up, others are not. One that
 * only seems known, as another member's of the same id does, is looked up in vain; one that is forgotten
 * is noticed when it is written.
 */
export interface RecentRequests {
  has(requestId: string): boolean
  add(requestId: string): void
}

/** So many places; the ids of hundreds of thousands of bets would be larger than all that is made of them. */
const places = 2 ** 18

/** FNV-1a of the text. */
const markOf = (text: string): number => {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return mark
}

/** Each id leaves its mark at one place, where it stays until another takes it. */
export const rememberRequests = (): RecentRequests => {
  const marks = new Int32Array(places)
  const placeOf = (mark: number): number => (mark ^ (mark >>> 15)) & (places - 1)
  return {
    has(requestId) {
      const mark = markOf(requestId)
      return marks[placeOf(mark)] === mark
    },
    add(requestId) {
      const mark = markOf(requestId)
      marks[placeOf(mark)] = mark
    },
  }
}
