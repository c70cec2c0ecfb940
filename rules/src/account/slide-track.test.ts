import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeSlide, slideMaxMs, slideTolerancePx, type SlidePoint } from './slide-track.ts'

const gaps = fc.integer({ min: 70, max: 260 })
const round = (value: number): number => Math.round(value * 100) / 100

/** Speeds up, slows down, trembles, and corrects a small miss at the end. */
const handTrack = (gapX: number, durationMs: number, tremble: readonly number[]): SlidePoint[] => {
  const samples = tremble.length
  const moving = tremble.map((jitter, at) => {
    const part = (at + 1) / samples
    const eased = part * part * (3 - 2 * part)
    return { ms: Math.round(part * durationMs), x: round(eased * (gapX + 3) + jitter) }
  })
  return [{ ms: 0, x: 0 }, ...moving, { ms: durationMs + 120, x: gapX }]
}

const hands = fc.tuple(
  gaps,
  fc.integer({ min: 250, max: 4_000 }),
  fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 15, maxLength: 120 }),
)

describe('judgeSlide', () => {
  it('passes a hand that ends at the gap', () => {
    fc.assert(
      fc.property(hands, ([gapX, durationMs, tremble]) => {
        expect(judgeSlide(gapX, handTrack(gapX, durationMs, tremble))).toEqual({
          ok: true,
          value: true,
        })
      }),
    )
  })

  it('says missed when a hand ends elsewhere', () => {
    const beside = fc.integer({ min: slideTolerancePx + 1, max: 60 })
    fc.assert(
      fc.property(hands, beside, fc.constantFrom(-1, 1), ([gapX, ms, tremble], off, side) => {
        const track = handTrack(gapX, ms, tremble)
        expect(judgeSlide(gapX + off * side, track)).toEqual({ ok: false, reason: 'slide-missed' })
      }),
    )
  })

  it('never passes a glide at constant speed, however it is sampled and rounded', () => {
    const glide = fc.tuple(
      gaps,
      fc.integer({ min: 150, max: 10_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 100 }),
      fc.constantFrom(1, 10, 100),
    )
    fc.assert(
      fc.property(glide, ([gapX, durationMs, parts, grain]) => {
        const track = [0, ...parts.toSorted((a, b) => a - b), 1].map((part) => ({
          ms: Math.round(part * durationMs),
          x: Math.round(part * gapX * grain) / grain,
        }))
        expect(judgeSlide(gapX, track).ok).toBe(false)
      }),
    )
  })

  it('refuses a jump into the gap after a show of patience', () => {
    const track = [0, 1, 2, 3, 180].map((x, at) => ({ ms: at * 200, x }))
    expect(judgeSlide(180, track)).toEqual({ ok: false, reason: 'slide-track' })
  })

  it('passes arrow keys: a pause before the key repeats, then fine steps', () => {
    const steps = Array.from({ length: 40 }, (_, at) => ({ ms: 480 + at * 33, x: 8 + at * 4 }))
    expect(judgeSlide(164, [{ ms: 0, x: 0 }, { ms: 4, x: 4 }, ...steps]).ok).toBe(true)
  })

  it.each([
    ['nothing', []],
    ['four samples', [0, 50, 90, 120].map((x, at) => ({ ms: at * 100, x }))],
    ['a start in the middle', [50, 60, 90, 115, 120].map((x, at) => ({ ms: at * 100, x }))],
    ['a slide faster than a hand', [0, 40, 90, 115, 120].map((x, at) => ({ ms: at * 30, x }))],
    [
      'time that runs backwards',
      [0, 40, 90, 115, 120].map((x, at) => ({ ms: [0, 300, 200, 400, 500][at] ?? 0, x })),
    ],
    ['a slide without end', [0, 40, 90, 115, 120].map((x, at) => ({ ms: at * slideMaxMs, x }))],
  ])('refuses %s', (_, track) => {
    expect(judgeSlide(120, track)).toEqual({ ok: false, reason: 'slide-track' })
  })
})
