import { Refused } from '@xinghe/contract/refusal.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import {
  isUnderWay,
  moveWithdrawal,
  type LockedMoney,
  type WithdrawalState,
} from '@xinghe/rules/wallet/withdrawal.ts'
import type { HouseAccount } from '../../../ledger/accounts.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { post, type Transfer } from '../../../ledger/post.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { withdrawalLetters } from './letters.ts'
import { readMoved, writeState, type MovedRow } from './store-step.ts'
import { insertStep } from './store.ts'

export interface Step {
  readonly id: string
  /** The state that was judged. A withdrawal that another step has moved since then is left alone. */
  readonly from: WithdrawalState
  readonly to: WithdrawalState
  readonly actor: string
  /** Shown to the member. */
  readonly reason?: string
  readonly reference?: string
  /** For operators alone. */
  readonly note?: string
}

/** The approving call requests the payout itself; the job waits this long before it retries. */
const firstWaitMs = minuteMs

/** The outside account that receives the money. */
const rails = {
  bank: 'rail:bank',
  alipay: 'rail:alipay',
  trc20: 'rail:usdt-trc20',
  erc20: 'rail:usdt-erc20',
} as const satisfies Record<CardKind, HouseAccount>

/** Takes one step of a withdrawal: posting, step, audit line, event and letter. */
export const takeStep = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  step: Step,
): Promise<void> =>
  withWallets(sql, async (tx) => {
    const found = await readMoved(tx, step.id)
    if (found === null) throw new Refused('not-found')
    await lockMembers(tx, [found.memberId])
    const row = (await readMoved(tx, step.id)) ?? found
    const moved = moveWithdrawal(step.from, step.to)
    if (!moved.ok || row.state !== step.from) throw new Refused('order-ended', { state: row.state })
    const now = clock.now()
    const transfers = transfersOf(row, moved.value.locked)
    if (transfers.length > 0) await post(tx, transfers, now)
    await writeDown(tx, row, step, now)
    await tell(tx, row, step, now)
  })

const transfersOf = ({ id, memberId, kind, amount, fee }: MovedRow, locked: LockedMoney) => {
  const from = { memberId, pocket: 'locked' } as const
  const returned: Transfer = {
    from,
    into: { memberId, pocket: 'centre' },
    amount,
    code: 'withdraw-return',
    cause: id,
    key: `${id}:return`,
  }
  const paid: Transfer = {
    from,
    into: { house: rails[kind] },
    amount: amount - fee,
    code: 'withdraw-pay',
    cause: id,
    key: `${id}:pay`,
  }
  const feeTransfer: Transfer = {
    from,
    into: { house: 'fees' },
    amount: fee,
    code: 'withdraw-fee',
    cause: id,
    key: `${id}:fee`,
  }
  if (locked === 'stays') return []
  if (locked === 'returns') return [returned]
  return fee > 0n ? [paid, feeTransfer] : [paid]
}

const writeDown = async (tx: Tx, row: MovedRow, step: Step, now: Instant): Promise<void> => {
  const { to, actor, reason = null, reference = null, note = null } = step
  await writeState(tx, row.id, {
    state: to,
    reason,
    reference,
    nextTryAt: to === 'paying' ? later(now, firstWaitMs) : null,
    endedAt: isUnderWay(to) ? null : now,
  })
  await insertStep(tx, { id: row.id, state: to, actor, reason, now })
  await writeAuditLine(tx, {
    actor,
    action: `withdrawal-${to}`,
    subject: row.id,
    detail: { memberId: row.memberId, reason, reference, note },
    before: { state: row.state },
    after: { state: to },
    now,
  })
}

const tell = async (
  tx: Tx,
  { id, memberId, amount, fee }: MovedRow,
  { to, reason = '' }: Step,
  now: Instant,
): Promise<void> => {
  await writeEvent(tx, 'order-changed', { memberId, kind: 'withdraw', id, state: to })
  if (to === 'paid') {
    const letter = withdrawalLetters.paid(id, amount, amount - fee)
    await sendLetter(tx, { memberId, kind: 'notice', ...letter, link: '/mine/transRecord', now })
  }
  if (to === 'refused') {
    const letter = withdrawalLetters.refused(id, amount, reason)
    await sendLetter(tx, { memberId, kind: 'notice', ...letter, link: '/mine/transRecord', now })
  }
}
