import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sharedCodes, type SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { isConnectionLost, isLockTimeout } from '../../../platform/database/connect.ts'
import { BeaconSilent } from './beacon.ts'
import { payRound } from './pay-round.ts'
import { runTable, type TableStep } from './run-table.ts'
import { endLease, takeLease, usualLeaseSeconds } from './store-table.ts'
import { LeaseLost, type DrawPlatform } from './transition.ts'

export interface TableKeeping {
  close(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

/** The sandbox clock can jump, so a keeper looks at it at least so often. */
const lookMs = 200

/** Who runs a table, and how long another process waits after the owner was last heard of. */
export interface LeaseTerms {
  readonly owner: string
  readonly leaseSeconds: number
}

const usualTerms = (): LeaseTerms => ({
  owner: randomBytes(9).toString('base64url'),
  leaseSeconds: usualLeaseSeconds,
})

const keepTable = (platform: DrawPlatform, table: SharedCode, terms: LeaseTerms, log: Log) => {
  const { owner, leaseSeconds } = terms
  const renewMs = (leaseSeconds * 1_000) / 3
  const paying = new Set<bigint>()
  const payments = new Set<Promise<void>>()
  let [renewAt, closed] = [0, false]
  let step: TableStep | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const report = (error: unknown): void => {
    step = null
    // A process that hangs may hold a round until its transaction is ended for it.
    if (
      error instanceof LeaseLost ||
      error instanceof BeaconSilent ||
      isConnectionLost(error) ||
      isLockTimeout(error)
    )
      log.warn({ err: error, table }, 'a table waits')
    else log.error({ err: error, table }, 'a table failed')
  }
  /** Beside the clock: the next round does not wait for the payments of the last. */
  const pay = (id: bigint): void => {
    if (paying.has(id)) return
    paying.add(id)
    const done = payRound(platform, id)
      .catch(report)
      .finally(() => {
        paying.delete(id)
        payments.delete(done)
      })
    payments.add(done)
  }
  const look = async (): Promise<void> => {
    const isRenewal = performance.now() >= renewAt
    if (!isRenewal && (step === null || platform.clock.now() < step.dueAt)) return
    renewAt = performance.now() + renewMs
    const epoch = await takeLease(platform.sql, table, owner, leaseSeconds)
    step = epoch === null ? null : await runTable(platform, { table, epoch })
    for (const id of step?.unpaid ?? []) pay(id)
  }
  const untilNext = (): number =>
    step === null ? lookMs : Math.min(lookMs, Math.max(0, step.dueAt - platform.clock.now()))
  const loop = (): void => {
    running = look()
      .catch(report)
      .then(() => {
        if (!closed) timer = setTimeout(loop, untilNext())
      })
  }
  loop()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await running
      await Promise.all(payments)
      await endLease(platform.sql, table, owner).catch(report)
    },
  }
}

/** Runs the tables whose lease this process gets; any process may take over any of them. */
export const keepTables = (
  platform: DrawPlatform,
  log: Log,
  terms: LeaseTerms = usualTerms(),
): TableKeeping => {
  const keepers = sharedCodes.map((table) => keepTable(platform, table, terms, log))
  return {
    async close() {
      await Promise.all(keepers.map((keeper) => keeper.close()))
    },
  }
}
