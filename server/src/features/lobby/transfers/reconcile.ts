import type { FastifyBaseLogger } from 'fastify'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import {
  retryPauseMs,
  nextTransferStep,
  type TransferFate,
} from '@xinghe/rules/lobby/open-transfer.ts'
import { runEvery, type Repeating } from '../../../platform/jobs/run-every.ts'
import type { Platform } from '../../../platform/parts.ts'
import * as store from './store-transfer.ts'
import type { OutsideVenue } from '../venues/venue.ts'
import { finishTransfer } from './finish-transfer.ts'

const atOnce = 20

type Standing = Pick<Platform, 'sql' | 'clock'>

/** Asks the venue for the outcome of one open transfer, and ends or postpones it. */
const settle = async (
  { sql, clock }: Standing,
  venue: OutsideVenue,
  { id, tries }: store.VenueTransfer,
): Promise<void> => {
  const act = async (fate: TransferFate): Promise<void> => {
    const now = clock.now()
    switch (nextTransferStep(fate, tries)) {
      case 'finish':
        return finishTransfer(sql, venue, id, { state: 'done' }, now)
      case 'return':
        return finishTransfer(sql, venue, id, { state: 'returned', reason: fate }, now)
      case 'cancel': {
        const promised = await venue.cancelTransfer(id)
        // The venue does not know the cancellation: ask again later.
        return promised === 'never-seen' ? act('unknown') : act(promised)
      }
      case 'wait':
        return store.putOff(sql, id, later(now, retryPauseMs(tries)))
    }
  }
  await act(await venue.transferStatus(id))
}

interface OutsideVenues {
  readonly outside: ReadonlyMap<string, OutsideVenue>
}

/** Checks all transfers that are due; returns their number. */
export const reconcile = async (
  platform: Standing,
  { outside }: OutsideVenues,
): Promise<number> => {
  const { sql, clock } = platform
  const now = clock.now()
  const due = await store.claimDue(sql, now, later(now, minuteMs), atOnce)
  const settled = await Promise.allSettled(
    due.map(async (transfer) => {
      const venue = outside.get(transfer.venue)
      // The venue has no adapter now; the transfer stays open.
      if (venue !== undefined) await settle(platform, venue, transfer)
    }),
  )
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return due.length
}

/** Runs every few seconds in every process, beside the scheduled job, which covers restarts. */
export const reconcileOften = (
  platform: Standing & Pick<Platform, 'config'>,
  parts: OutsideVenues,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Repeating =>
  runEvery(platform.config.venue.reconcileMs, async () => {
    await reconcile(platform, parts).catch((error: unknown) =>
      log.warn({ err: error }, 'reconciliation failed'),
    )
  })
