import type { SlidePoint } from '@xinghe/rules/account/slide-track.ts'

/** Far below what the wire takes; a longer slide loses every second point, never its ends. */
const pointsMax = 300

/** Adds a sample; a piece that has not moved adds nothing. */
export const addPoint = (
  track: readonly SlidePoint[],
  point: SlidePoint,
): readonly SlidePoint[] => {
  if (track.at(-1)?.x === point.x) return track
  const kept = track.length < pointsMax ? track : track.filter((_, at) => at % 2 === 0)
  return [...kept, point]
}

/** `ms:x` pairs joined by commas, as the check call takes them. */
export const trackText = (track: readonly SlidePoint[]): string =>
  track.map(({ ms, x }) => `${Math.max(0, Math.round(ms))}:${Math.round(x * 100) / 100}`).join(',')

/** Picture pixels that one key press moves the piece; undefined for keys that do not move it. */
export const keyMove = (key: string, x: number, max: number): number | undefined => {
  const fine = 4
  const coarse = 24
  const to = {
    ArrowRight: x + fine,
    ArrowUp: x + fine,
    ArrowLeft: x - fine,
    ArrowDown: x - fine,
    PageUp: x + coarse,
    PageDown: x - coarse,
    Home: 0,
    End: max,
  }[key]
  return to === undefined ? undefined : clampOffset(to, max)
}

export const clampOffset = (x: number, max: number): number => Math.min(max, Math.max(0, x))
