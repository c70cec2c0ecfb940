import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { baseSpin } from '@xinghe/rules/games/slots/spin.ts'
import { describe, expect, it } from 'vitest'
import { basePace, landingTimes, suspenseReels } from './landing-times.ts'

const held = (code: 'GEM' | 'KOI' | 'DRG', stops: readonly number[]) =>
  suspenseReels(machines[code], baseSpin(machines[code], stops))

describe('suspense', () => {
  it('holds a reel back while one scatter is missing', () => {
    expect(held('KOI', [0, 0, 8, 8, 8])).toEqual([false, false, true, true, true])
    expect(held('KOI', [0, 8, 8, 0, 8])).toEqual([false, false, false, false, true])
  })

  it('ends once the feature is won, and never begins without two scatters', () => {
    expect(held('KOI', [0, 0, 0, 8, 8])).toEqual([false, false, true, false, false])
    expect(held('KOI', [0, 8, 8, 8, 8])).toEqual([false, false, false, false, false])
  })

  it('never holds a reel that has no scatter', () => {
    expect(held('DRG', [0, 0, 8, 8, 8])).toEqual([false, false, true, true, false])
    expect(held('GEM', [0, 0, 0])).toEqual([false, false, false])
  })

  it('adds its time once per held reel', () => {
    const { runMs, gapMs, suspenseMs } = basePace
    const spin = baseSpin(machines.KOI, [0, 8, 8, 0, 8])
    expect(landingTimes(machines.KOI, spin, basePace)).toEqual([
      runMs,
      runMs + gapMs,
      runMs + gapMs * 2,
      runMs + gapMs * 3,
      runMs + gapMs * 4 + suspenseMs,
    ])
  })
})
