import { describe, expect, it } from 'vitest'
import { mayStartAgain } from './restarts.ts'

const now = 1_000_000

describe('a process that ended by itself', () => {
  it('is started again', () => {
    expect(mayStartAgain([], now)).toBe(true)
    expect(mayStartAgain([now, now, now, now], now)).toBe(true)
  })

  it('is given up at the fifth end within a minute', () => {
    expect(mayStartAgain([now - 50_000, now - 40_000, now - 9, now - 5, now], now)).toBe(false)
  })

  it('is restarted when its earlier ends are more than a minute ago', () => {
    expect(mayStartAgain([now - 60_000, now - 40_000, now - 9, now - 5, now], now)).toBe(true)
  })
})
