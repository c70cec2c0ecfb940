import { patient } from '../../../../tools/machine-speed.ts'
import { runDrain, type DrainPlan } from '../../drain/run-drain.ts'
import type { Attack } from '../attack.ts'

const plans = (): Readonly<Record<'short' | 'long', DrainPlan>> => ({
  short: {
    bettors: 4,
    sockets: 20,
    callsPerSecond: 30,
    callsBefore: 30,
    // The balancer must notice in time, on a busy machine too; the most that the setting takes is 10 s.
    noticeMs: Math.min(10_000, patient(1_000)),
    socketsMs: 1_000,
  },
  long: {
    bettors: 40,
    sockets: 400,
    callsPerSecond: 500,
    callsBefore: 2_500,
    noticeMs: 5_000,
    socketsMs: 10_000,
  },
})

/** A release under load: the server gets SIGTERM while members bet and a balancer still sends calls. */
export const attack: Attack = {
  item: 'stops',
  title: 'SIGTERM leaves no call unanswered, cuts no socket, and loses or doubles no bet',
  async run({ form }) {
    const { faults, calls, bets, callsAfterSignal } = await runDrain(plans()[form])
    const breaches = [...faults]
    if (bets === 0 || callsAfterSignal === 0) breaches.push('nothing was under way at the signal')
    return {
      tried: `${calls} calls, ${callsAfterSignal} of them after the signal, ${bets} bets`,
      breaches,
    }
  },
}
