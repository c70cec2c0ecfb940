import { expect, it } from 'vitest'
import { patient } from '../../../tools/machine-speed.ts'
import { runDrain } from './run-drain.ts'

it('SIGTERM under load: every call is answered, sockets close over time, no bet is lost or doubled', async () => {
  const report = await runDrain({
    bettors: 4,
    sockets: 20,
    callsPerSecond: 30,
    callsBefore: 30,
    // The balancer must notice in time, on a busy machine too; the most that the setting takes is 10 s.
    noticeMs: Math.min(10_000, patient(1_000)),
    socketsMs: 1_000,
  })
  expect(report.faults).toEqual([])
  expect(report.exitCode).toBe(0)
  expect(report.callsAfterSignal).toBeGreaterThan(0)
  expect(report.bets).toBeGreaterThan(0)
})
