import { describe, expect, it } from 'vitest'
import { retryPauseMs, stepFor, transferFates } from './open-transfer.ts'

describe('stepFor', () => {
  it('finishes what the venue has done, however often it was asked', () => {
    for (const tries of [0, 1, 50]) expect(stepFor('done', tries)).toBe('finish')
  })

  it('returns what the venue refused or has promised never to do', () => {
    expect(stepFor('refused', 0)).toBe('return')
    expect(stepFor('cancelled', 0)).toBe('return')
  })

  it('waits for a late request before it has it cancelled', () => {
    expect(stepFor('never-seen', 0)).toBe('wait')
    expect(stepFor('never-seen', 1)).toBe('wait')
    expect(stepFor('never-seen', 2)).toBe('cancel')
  })

  it('never gives money back on silence', () => {
    for (const tries of [0, 10, 10_000]) expect(stepFor('unknown', tries)).toBe('wait')
  })

  it('returns only on a word that excludes that it happens', () => {
    const returning = transferFates.filter((fate) => stepFor(fate, 100) === 'return')
    expect(returning).toEqual(['refused', 'cancelled'])
  })
})

describe('retryPauseMs', () => {
  it('grows from ten seconds to five minutes', () => {
    expect([0, 1, 2, 5, 1_000].map(retryPauseMs)).toEqual([
      10_000, 20_000, 40_000, 300_000, 300_000,
    ])
  })
})
