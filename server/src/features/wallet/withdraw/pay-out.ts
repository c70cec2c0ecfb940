import { Refused } from '@xinghe/contract/refusal.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { Platform } from '../../../platform/parts.ts'
import { openHolder, openPaidNumber } from '../cards/card-number.ts'
import { payoutFailedReason } from './letters.ts'
import { openPayout } from './payout/open-payout.ts'
import type { PayoutAnswer, PayoutOrder } from './payout/payout-adapter.ts'
import * as store from './store-step.ts'
import { takeStep } from './take-step.ts'

export const payoutActor = 'payout'

const triesAtOnce = 100
const longestWaitMinutes = 30

/** Doubles after each try. The first wait is longer than the request's timeout. */
const nextTry = (now: Instant, tries: number): Instant =>
  later(now, Math.min(2 ** Math.min(tries, 10), longestWaitMinutes) * minuteMs)

type Parts = Pick<Platform, 'config' | 'sql' | 'clock' | 'secrets'>

const orderOf = ({ secrets }: Parts, row: store.PayoutRow): PayoutOrder => ({
  id: row.id,
  kind: row.kind,
  bank: row.bank,
  branch: row.branch,
  number: openPaidNumber(secrets, row),
  holder: openHolder(secrets, row.cardId, row.holderSealed),
  amount: row.amount - row.fee,
  coinAmount: row.coinMicros === null ? null : microToText(microUsdt(row.coinMicros)),
  earlierTries: row.tries,
})

/**
 * Requests the payment of an approved withdrawal and records the outcome. The try is counted before the
 * request, and the withdrawal's id is its idempotency key, so that after a crash at any point the next try
 * gets the outcome.
 */
export const payOut = async (platform: Parts, id: string): Promise<void> => {
  const now = platform.clock.now()
  const row = await store.claimPayout(platform.sql, id, now, (tries) => nextTry(now, tries))
  if (row === null) return
  const answer = await openPayout(platform).pay(orderOf(platform, row)).catch(unheard)
  await settlePayout(platform, id, answer)
}

/** The outcome is unknown: retried later. */
const unheard = (error: unknown): PayoutAnswer => {
  if (error instanceof Refused) return { fate: 'pending' }
  throw error
}

/**
 * A withdrawal that has ended meanwhile, by command or by another try, is left alone. One that the provider has
 * paid after it had cancelled it is a fault: the member has got the money back too.
 */
const settlePayout = async (platform: Parts, id: string, answer: PayoutAnswer): Promise<void> => {
  if (answer.fate === 'pending') return
  const step =
    answer.fate === 'paid'
      ? ({ to: 'paid', reference: answer.reference } as const)
      : ({ to: 'refused', reason: payoutFailedReason, note: answer.reason } as const)
  await takeStep(platform, { id, actor: payoutActor, from: 'paying', ...step }).catch(
    (error: unknown) => {
      if (!(error instanceof Refused && error.refusal === 'order-ended')) throw error
      if (answer.fate === 'paid' && error.detail['state'] === 'refused')
        throw new Error(`the provider paid ${id}, which was cancelled and returned to the member`)
    },
  )
}

/**
 * The job: requests every due payout, also after a crash. One that throws, such as one to a card that does not
 * open, holds up no other; the job fails with the first fault after all were tried.
 */
export const payOutDue = async (platform: Parts): Promise<void> => {
  const due = await store.readDuePayouts(platform.sql, platform.clock.now(), triesAtOnce)
  const faults: unknown[] = []
  for (const id of due) await payOut(platform, id).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/**
 * Before a requested payout is refused, the provider must cancel it for ever. If it was paid already, that
 * is recorded instead. Answers with the state that may be refused: a withdrawal that is approved after this
 * look at it was not cancelled.
 */
export const stopPayout = async (platform: Parts, id: string): Promise<WithdrawalState> => {
  const row = await store.readMoved(platform.sql, id)
  if (row === null) throw new Refused('not-found')
  if (row.state !== 'paying') return row.state
  const answer = await openPayout(platform).stop(row.id)
  if (answer.fate === 'pending') throw new Refused('transfer-pending')
  if (answer.fate === 'failed') return row.state
  await settlePayout(platform, id, answer)
  throw new Refused('order-ended', { state: 'paid' })
}
