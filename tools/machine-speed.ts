import { spawn } from 'node:child_process'
import { ended } from './child.ts'

/** The run is promised to fit on two cores, so both are measured at once. */
const cores = 2
/** Duration on two quiet cores: starting Node, and computing. */
const referenceMs = 250
const work = `
  let hash = ''
  for (let round = 0; round < 50_000; round += 1)
    hash = require('node:crypto').hash('sha256', hash + round)`

/** Also a quick machine may become busy after it was measured. */
const leastPatience = 4
/** What never comes must still fail in a sitting. */
const mostPatience = 20
const margin = 1.5
const variable = 'TEST_PATIENCE'

/** Factor of test time limits for a measured duration. */
export function patienceFor(elapsedMs: number): number {
  return Math.min(mostPatience, Math.max(leastPatience, (margin * elapsedMs) / referenceMs))
}

async function timeWork(): Promise<number> {
  const began = performance.now()
  const runs = Array.from({ length: cores }, () =>
    ended(spawn(process.execPath, ['-e', work], { stdio: 'ignore' })),
  )
  const codes = await Promise.all(runs)
  if (codes.some(({ code }) => code !== 0)) throw new Error('The speed could not be measured.')
  return performance.now() - began
}

/**
 * Measures how quick the machine is now, for this process and those it starts. Patience only grows: what
 * was slow at the start of a run may be slow again.
 */
export async function measurePatience(): Promise<void> {
  const patience = Math.max(patienceNow(), patienceFor(await timeWork()))
  process.env[variable] = patience.toFixed(2)
}

export function patienceNow(): number {
  return Number(process.env[variable] ?? leastPatience)
}

/** A time limit for a fast and quiet machine, scaled to this machine. */
export function patient(ms: number): number {
  return Math.round(ms * patienceNow())
}
