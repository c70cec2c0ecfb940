import { no, ok, type Result } from '../base/result.ts'

/** One sample of a slide: milliseconds since the start, and the piece's offset in picture pixels. */
export interface SlidePoint {
  readonly ms: number
  readonly x: number
}

export const slideTolerancePx = 6
const slideMinMs = 150
export const slideMaxMs = 60_000
/** A hand slows down before it lets go, and a key moves less than this at a time. */
const slideArrivalPx = 48
/** How far a hand strays, at least once, from the line of constant speed; rounding stays below it. */
const slideWaverPx = 3

export type SlideFault = 'slide-missed' | 'slide-track'

/**
 * Judges where the piece was dropped and how it travelled. A hand needs time, comes to rest in small
 * steps and never moves at one exact speed; arrow keys do the same. A script that jumps to the gap or
 * glides in a straight line does not.
 */
export const judgeSlide = (
  gapX: number,
  track: readonly SlidePoint[],
): Result<true, SlideFault> => {
  const first = track[0]
  const last = track.at(-1)
  if (first === undefined || last === undefined || track.length < 5) return no('slide-track')
  if (Math.abs(last.x - gapX) > slideTolerancePx) return no('slide-missed')
  const duration = last.ms - first.ms
  if (duration < slideMinMs || duration > slideMaxMs) return no('slide-track')
  if (Math.abs(first.x) > 4 || runsBackwards(track) || jumpsToTheEnd(track))
    return no('slide-track')
  return keepsOneSpeed(track, first, last) ? no('slide-track') : ok(true)
}

const runsBackwards = (track: readonly SlidePoint[]): boolean =>
  track.some((point, at) => point.ms < (track[at - 1]?.ms ?? 0))

const jumpsToTheEnd = (track: readonly SlidePoint[]): boolean =>
  track
    .slice(-3)
    .some((point, at, tail) => Math.abs(point.x - (tail[at - 1]?.x ?? point.x)) > slideArrivalPx)

/** True when every sample lies on the straight line between the first and the last one. */
const keepsOneSpeed = (
  track: readonly SlidePoint[],
  first: SlidePoint,
  last: SlidePoint,
): boolean => {
  const speed = (last.x - first.x) / (last.ms - first.ms)
  return track.every(
    (point) => Math.abs(first.x + speed * (point.ms - first.ms) - point.x) <= slideWaverPx,
  )
}
