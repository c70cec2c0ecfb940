import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { replayGuard } from './replay-guard.ts'

const start = 1_800_000_000_000

describe('the replay guard', () => {
  it('accepts each counter of a key once, in any order', () => {
    const guard = replayGuard()
    for (const counter of [3, 1, 2]) expect(guard.firstUse('a', counter, instant(start))).toBe(true)
    expect(guard.firstUse('a', 2, instant(start + 1))).toBe(false)
    expect(guard.firstUse('b', 2, instant(start + 1))).toBe(true)
  })

  it('stores a counter for as long as its time could be accepted', () => {
    for (const offset of [0, 59_000, 119_000, 121_000]) {
      const guard = replayGuard()
      guard.firstUse('other', 1, instant(start - offset))
      guard.firstUse('a', 1, instant(start))
      // Sent a minute ahead of the server's clock, a request stays acceptable for two minutes.
      for (const after of [1, 60_000, 119_999]) {
        expect(guard.firstUse('a', 1, instant(start + after)), `${offset} ${after}`).toBe(false)
      }
    }
  })
})
