import { vi } from 'vitest'
import { patient } from './machine-speed.ts'

const { waitFor } = vi

/** Vitest has a setting for the limit of `expect.poll` and none for this one. */
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: patient(10_000),
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
