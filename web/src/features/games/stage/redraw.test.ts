import { describe, expect, it } from 'vitest'
import { makeRedraw } from './redraw.ts'

describe('drawing a scene again', () => {
  it('happens at the first step and after each change', () => {
    const isDue = makeRedraw()
    expect(isDue(false, 100)).toBe(true)
    expect(isDue(false, 100)).toBe(false)
    expect(isDue(true, 100)).toBe(true)
    expect(isDue(true, 100)).toBe(true)
    expect(isDue(false, 100)).toBe(false)
  })

  it('happens once a second where nothing changes', () => {
    const isDue = makeRedraw()
    const drawn = Array.from({ length: 31 }, () => isDue(false, 100)).filter(Boolean)
    expect(drawn).toHaveLength(4)
  })
})
