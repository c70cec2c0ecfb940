import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openRecentKeys } from './recent-keys.ts'

const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())

describe('recent keys', () => {
  it('are known from when they were added', () => {
    const recent = openRecentKeys()
    for (const id of ids(1_000)) {
      expect(recent.has(id)).toBe(false)
      recent.add(id)
      expect(recent.has(id)).toBe(true)
    }
  })

  it('are nearly all known after ten thousand others, and hardly any other is', () => {
    const recent = openRecentKeys()
    const [first, others, strangers] = [ids(10_000), ids(10_000), ids(10_000)]
    for (const id of [...first, ...others]) recent.add(id)
    const known = (all: readonly string[]): number => all.filter((id) => recent.has(id)).length
    expect(known(first)).toBeGreaterThan(9_300)
    expect(known(others)).toBeGreaterThan(9_700)
    expect(known(strangers)).toBeLessThan(10)
  })

  it('are forgotten in the end', () => {
    const recent = openRecentKeys(2 ** 8)
    const first = ids(100)
    for (const id of [...first, ...ids(2_000)]) recent.add(id)
    expect(first.filter((id) => recent.has(id)).length).toBeLessThan(10)
  })
})
