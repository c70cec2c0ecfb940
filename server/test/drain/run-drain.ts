import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '../../../tools/machine-speed.ts'
import { openSocket } from '../live-socket.ts'
import { until } from '../until.ts'
import { wireClient } from '../wire-client.ts'
import { checkBettor } from '../kill/check-bets.ts'
import { checkLedger } from '../kill/check.ts'
import { accepted, type Player } from '../kill/intention.ts'
import { startMachine, type Machine } from '../kill/machine.ts'
import { openOperator, type Operator } from '../kill/operator.ts'
import type { Line } from '../kill/speak.ts'
import { sendCalls } from './send-calls.ts'

export interface DrainPlan {
  readonly bettors: number
  readonly sockets: number
  readonly callsPerSecond: number
  /** How many calls are answered before the signal. */
  readonly callsBefore: number
  readonly noticeMs: number
  readonly socketsMs: number
}

export interface DrainReport {
  readonly calls: number
  readonly bets: number
  /** Calls that were running or sent after the signal. */
  readonly callsAfterSignal: number
  readonly unreadyAfterMs: number
  readonly socketsClosedFromMs: number
  readonly socketsClosedUntilMs: number
  readonly exitCode: number
  readonly faults: readonly string[]
}

/** Watches `/ready` as a load balancer does, and resolves when it is not 200. */
const unready = (address: string): Promise<true> =>
  until('the site is not ready', async () => {
    const answer = await fetch(`${address}/ready`).catch(() => null)
    await answer?.body?.cancel()
    return answer?.status === 200 ? null : true
  })

const run = async (machine: Machine, operator: Operator, plan: DrainPlan): Promise<DrainReport> => {
  const { address } = machine
  const client = await wireClient(address, Date.now)
  const line: Line = { address, client, secret: '', calls: { longestMs: 0, longestPath: '' } }
  const players: Player[] = []
  while (players.length < plan.bettors) players.push(await operator.makePlayer(client, 'bettor'))
  const faults: string[] = []
  const closes: { readonly at: number; readonly code: number }[] = []
  for (let at = 0; at < plan.sockets; at += 1) {
    const socket = await openSocket(address)
    void socket.closed.then(({ code }) => closes.push({ at: performance.now(), code }))
  }
  const load = await sendCalls(line, players, plan.callsPerSecond)
  await until('calls are answered', () => (load.answered() >= plan.callsBefore ? true : null))

  const answeredBefore = load.answered()
  const signalledAt = performance.now()
  const over = machine.terminate()
  await unready(address)
  const unreadyAfterMs = performance.now() - signalledAt
  // A balancer that polls less often sends for a while longer.
  await pause(plan.noticeMs / 4)
  const late = await fetch(`${address}/health`).catch(() => null)
  await late?.body?.cancel()
  if (late === null)
    faults.push(`closed although only noticed after ${Math.round(unreadyAfterMs)} ms`)
  else if (late.headers.get('connection') !== 'close')
    faults.push('an answer left its connection open')
  faults.push(...(await load.stop()))

  const exitCode = await over
  const endedAt = performance.now()
  if (exitCode !== 0) faults.push(`the server ended with ${exitCode}`)
  const [first = 0, last = 0] = [closes[0]?.at, closes.at(-1)?.at]
  if (closes.length < plan.sockets) faults.push(`only ${closes.length} sockets were closed`)
  if (closes.some(({ code }) => code !== 1001)) faults.push('a socket was cut, not closed')
  if (first - signalledAt < plan.noticeMs) faults.push('a socket was closed before the notice')
  if (last - first < plan.socketsMs / 2) faults.push('sockets were closed all at once')
  if (endedAt - signalledAt > plan.noticeMs + plan.socketsMs + patient(2_500))
    faults.push(`the stop took ${Math.round(endedAt - signalledAt)} ms`)
  for (const player of players) await checkBettor(operator.sql, player)
  await checkLedger(operator.sql)
  return {
    calls: load.answered(),
    bets: players.reduce((sum, player) => sum + accepted(player, 'bet').length, 0),
    callsAfterSignal: load.answered() - answeredBefore,
    unreadyAfterMs: Math.round(unreadyAfterMs),
    socketsClosedFromMs: Math.round(first - signalledAt),
    socketsClosedUntilMs: Math.round(last - signalledAt),
    exitCode,
    faults,
  }
}

/**
 * Sends SIGTERM to a site of its own under load. Every call must be answered, sockets must be closed over
 * time, and every acknowledged bet must be there once; throws at a fault of the money.
 */
export const runDrain = async (plan: DrainPlan): Promise<DrainReport> => {
  const machine = await startMachine({
    DRAIN_NOTICE_MS: String(plan.noticeMs),
    DRAIN_SOCKETS_MS: String(plan.socketsMs),
  })
  try {
    const operator = await openOperator(machine.env)
    try {
      return await run(machine, operator, plan)
    } catch (error) {
      throw new Error(`${String(error)}\n${machine.lastLog()}`, { cause: error })
    } finally {
      await operator.close()
    }
  } finally {
    await machine.close()
  }
}
