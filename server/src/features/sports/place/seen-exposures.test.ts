import { describe, expect, it } from 'vitest'
import { rememberExposures } from './seen-exposures.ts'

const learned = () => {
  const seen = rememberExposures()
  seen.learn(
    new Map([
      ['match:a', 100n],
      ['match:b', 0n],
    ]),
  )
  return seen
}

describe('exposures that were seen', () => {
  it('are passed on from request to request and from batch to batch with what each adds', () => {
    const seen = learned()
    const [one, two] = [seen.open(), seen.open()]
    one.begin()
    one.add(['match:a'], 30n)
    one.begin()
    one.add(['match:a', 'match:b'], 5n)
    expect(two.of('match:a')).toBe(135n)
    two.begin()
    two.add(['match:a'], 1n)
    expect(one.changed()).toEqual(
      new Map([
        ['match:a', 35n],
        ['match:b', 5n],
      ]),
    )
    expect(two.changed()).toEqual(new Map([['match:a', 1n]]))
  })

  it('are as before where a request takes back what it added, and no more than that', () => {
    const seen = learned()
    const [batch, other] = [seen.open(), seen.open()]
    batch.begin()
    batch.add(['match:a'], 30n)
    batch.begin()
    batch.add(['match:a', 'match:b'], 7n)
    other.add(['match:a'], 2n)
    batch.undo()
    expect([batch.of('match:a'), batch.of('match:b')]).toEqual([132n, 0n])
    expect(batch.changed()).toEqual(new Map([['match:a', 30n]]))
  })

  it('keep the place of requests that are taken back later, until all were judged', () => {
    const seen = learned()
    const batch = seen.open()
    for (const win of [1n, 10n, 100n, 1_000n]) {
      batch.begin()
      batch.add(['match:b'], win)
      if (win === 10n || win === 100n) batch.undoLater()
    }
    expect(batch.of('match:b')).toBe(1_111n)
    expect(batch.changed()).toEqual(new Map([['match:b', 1_001n]]))
    expect(batch.of('match:b')).toBe(1_001n)
    expect(batch.changed()).toEqual(new Map([['match:b', 1_001n]]))
  })

  it('are missing until they are learned, and once they are forgotten', () => {
    const seen = learned()
    expect(seen.missing(['match:a', 'match:c'])).toEqual(['match:c'])
    seen.forget(['match:a'])
    expect(seen.missing(['match:a'])).toEqual(['match:a'])
    const batch = seen.open()
    batch.begin()
    expect(batch.lacks()).toBe(false)
    expect(batch.holds(['match:a'])).toBe(false)
    expect(batch.lacks()).toBe(true)
    // Forgotten while it was judged: what it adds to nothing is not there afterwards.
    batch.add(['match:a'], 9n)
    expect(seen.missing(['match:a'])).toEqual(['match:a'])
    batch.begin()
    expect(batch.lacks()).toBe(false)
  })
})
