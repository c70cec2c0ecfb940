import { describe, expect, it } from 'vitest'
import { retryPauseMs, nextTransferStep, transferFates } from './open-transfer.ts'

describe('nextTransferStep', () => {
  it('finishes a transfer that the venue has done, after any number of requests', () => {
    for (const tries of [0, 1, 50]) expect(nextTransferStep('done', tries)).toBe('finish')
  })

  it('returns the money of a refused or cancelled transfer', () => {
    expect(nextTransferStep('refused', 0)).toBe('return')
    expect(nextTransferStep('cancelled', 0)).toBe('return')
  })

  it('waits for a late request before it asks to cancel', () => {
    expect(nextTransferStep('never-seen', 0)).toBe('wait')
    expect(nextTransferStep('never-seen', 1)).toBe('wait')
    expect(nextTransferStep('never-seen', 2)).toBe('cancel')
  })

  it('never returns money without an answer', () => {
    for (const tries of [0, 10, 10_000]) expect(nextTransferStep('unknown', tries)).toBe('wait')
  })

  it('returns money only on an answer that excludes the transfer', () => {
    const returning = transferFates.filter((fate) => nextTransferStep(fate, 100) === 'return')
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
