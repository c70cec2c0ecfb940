const usualMs = 50
const crowdMs = 250
/** From so many readers on, ticks are further apart: a write costs more than its bytes. */
const crowd = 500

/** How far apart the ticks of a room begin. */
export const ticksApartMs = (readers: number): number => (readers >= crowd ? crowdMs : usualMs)

/** Until the next tick, by the monotonic clock; 0 after a quiet time. */
export const untilTickMs = (lastAt: number, apartMs: number, now: number): number =>
  Math.max(0, lastAt + apartMs - now)
