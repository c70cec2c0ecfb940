import { describe, expect, it } from 'vitest'
import { rememberExposures } from './seen-exposures.ts'

const learned = () => {
  const seen = rememberExposures()
  seen.learn(new Map([['match:a', 100n]]))
  return seen
}

describe('exposures that were seen', () => {
  it('are passed on from request to request with what each adds', () => {
    const seen = learned()
    const [one, two] = [seen.open(), seen.open()]
    one.add(['match:a'], 30n)
    one.add(['match:a'], 5n)
    expect(two.of('match:a')).toBe(135n)
    two.add(['match:a'], 1n)
    expect([one.changed(), two.changed()]).toEqual([
      new Map([['match:a', 35n]]),
      new Map([['match:a', 1n]]),
    ])
  })

  it('are as before where a request takes back what it added', () => {
    const seen = learned()
    const [one, two] = [seen.open(), seen.open()]
    one.add(['match:a'], 30n)
    two.add(['match:a'], 7n)
    one.undo()
    expect(one.changed()).toEqual(new Map())
    expect(two.of('match:a')).toBe(107n)
  })

  it('are missing until they are learned, and once they are forgotten', () => {
    const seen = learned()
    expect(seen.missing(['match:a', 'match:b'])).toEqual(['match:b'])
    seen.forget(['match:a'])
    expect(seen.missing(['match:a'])).toEqual(['match:a'])
    const request = seen.open()
    expect(request.lacks()).toBe(false)
    expect(request.holds(['match:a'])).toBe(false)
    expect(request.lacks()).toBe(true)
    // Forgotten while it was judged: what it adds to nothing is not there afterwards.
    request.add(['match:a'], 9n)
    expect(seen.missing(['match:a'])).toEqual(['match:a'])
  })
})
