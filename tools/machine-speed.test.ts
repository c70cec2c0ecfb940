import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurePatience, patienceFor, patienceNow, patient } from './machine-speed.ts'

describe('the patience of the tests', () => {
  beforeEach(() => void vi.stubEnv('TEST_PATIENCE', undefined))
  afterEach(() => void vi.unstubAllEnvs())

  it('has room for a machine that becomes busy after it was measured', () => {
    expect(patienceFor(1)).toBe(4)
    expect(patient(1_000)).toBe(4_000)
  })

  it('lets a tenth of the speed take ten times as long, and half as much again', () => {
    expect(patienceFor(2_500)).toBe(15)
    expect(patienceFor(1_000_000)).toBe(20)
  })

  it('only grows when the machine is measured again, in this process and its children', async () => {
    await measurePatience()
    const measured = patienceNow()
    expect(measured).toBeGreaterThanOrEqual(4)
    vi.stubEnv('TEST_PATIENCE', '1000000')
    await measurePatience()
    expect(process.env['TEST_PATIENCE']).toBe('1000000.00')
    expect(patient(2)).toBe(2_000_000)
  })
})
