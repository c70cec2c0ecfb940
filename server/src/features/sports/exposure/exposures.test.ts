import { describe, expect, it } from 'vitest'
import { lockedExposures, openExposureCache } from './exposures.ts'

const learned = () => {
  const cache = openExposureCache()
  cache.learn(
    new Map([
      ['match:a', 100n],
      ['match:b', 0n],
    ]),
  )
  return cache
}

describe('cached exposures', () => {
  it('grow with each request of a batch and with each batch', () => {
    const cache = learned()
    const [one, two] = [cache.openBatch(), cache.openBatch()]
    one.add(['match:a'], 30n)
    one.keepRequest()
    one.add(['match:a', 'match:b'], 5n)
    expect(two.of('match:a')).toBe(135n)
    two.add(['match:a'], 1n)
    expect(one.growth()).toEqual(
      new Map([
        ['match:a', 35n],
        ['match:b', 5n],
      ]),
    )
    expect(two.growth()).toEqual(new Map([['match:a', 1n]]))
  })

  it('lose only the additions of a request that is undone', () => {
    const cache = learned()
    const [batch, other] = [cache.openBatch(), cache.openBatch()]
    batch.add(['match:a'], 30n)
    batch.keepRequest()
    batch.add(['match:a', 'match:b'], 7n)
    other.add(['match:a'], 2n)
    batch.undoRequest()
    expect([batch.of('match:a'), batch.of('match:b')]).toEqual([132n, 0n])
    expect(batch.growth()).toEqual(new Map([['match:a', 30n]]))
  })

  it('are missing before they are read and after they are dropped', () => {
    const cache = learned()
    expect(cache.missing(['match:a', 'match:c'])).toEqual(['match:c'])
    cache.forget(['match:a'])
    expect(cache.missing(['match:a'])).toEqual(['match:a'])
    const batch = cache.openBatch()
    expect(batch.lacks()).toBe(false)
    expect(batch.has(['match:a'])).toBe(false)
    expect(batch.lacks()).toBe(true)
    // Forgotten while it was judged: what it adds to nothing is not there afterwards.
    batch.add(['match:a'], 9n)
    expect(cache.missing(['match:a'])).toEqual(['match:a'])
    batch.undoRequest()
    expect(batch.lacks()).toBe(false)
  })
})

describe('locked exposures', () => {
  it('are returned as sums, never below zero', () => {
    const exposures = lockedExposures(new Map([['match:a', 100n]]))
    expect([exposures.has(['match:a']), exposures.has(['match:b'])]).toEqual([true, false])
    exposures.add(['match:a'], 5n)
    expect(exposures.changed()).toEqual(new Map([['match:a', 105n]]))
    exposures.add(['match:a'], -500n)
    expect(exposures.of('match:a')).toBe(0n)
  })
})
