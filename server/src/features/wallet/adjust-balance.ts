import type { MemberId } from '@xinghe/rules/base/id.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { AccountRef, HouseAccount } from '../../ledger/accounts.ts'
import { releaseTurnover } from '../../ledger/fill-turnover.ts'
import { lockMembers } from '../../ledger/lock-members.ts'
import { post } from '../../ledger/post.ts'
import { readWallet } from '../../ledger/read-balance.ts'
import { askTurnover } from '../../ledger/turnover.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import { writeAuditLine } from '../../platform/audit/audit.ts'
import { sendLetter } from '../../platform/letters/send-letter.ts'
import type { Platform } from '../../platform/parts.ts'
import { findMemberByName } from './member/store-identity.ts'

export const balanceChanges = ['adjust-in', 'adjust-out', 'award', 'confiscate'] as const
export type BalanceChange = (typeof balanceChanges)[number]

export interface Adjustment {
  readonly name: string
  readonly change: BalanceChange
  readonly amount: Fen
  /** The turnover multiple of an award in hundredths: 100 is once. */
  readonly multipleHundredths: number
  /** Shown to the member, in the statement and in a letter. */
  readonly reason: string
  readonly actor: string
}

const kinds: Record<BalanceChange, { house: HouseAccount; inward: boolean; words: string }> = {
  'adjust-in': { house: 'adjustments', inward: true, words: '账户调整（增加）' },
  'adjust-out': { house: 'adjustments', inward: false, words: '账户调整（扣减）' },
  award: { house: 'awards', inward: true, words: '奖金派发' },
  confiscate: { house: 'confiscated', inward: false, words: '资金没收' },
}

/** By an operator: the id of the audit line is the posting's key, and the reason its cause. */
export const adjustBalance = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  adjustment: Adjustment,
): Promise<string> => {
  const { name, change, amount, reason, actor } = adjustment
  if (reason.trim() === '') throw new Error('a reason is needed')
  const { house, inward, words } = kinds[change]
  return withWallets(sql, async (tx) => {
    const now = clock.now()
    const memberId: MemberId | null = await findMemberByName(tx, name)
    if (memberId === null) throw new Error(`there is no member "${name}"`)
    await lockMembers(tx, [memberId])
    const { centre: before } = await readWallet(tx, memberId)
    const line = await writeAuditLine(tx, {
      actor,
      action: change,
      subject: memberId,
      detail: { amount: fenToGroupedText(amount), reason },
      before: { balance: fenToGroupedText(before) },
      after: { balance: fenToGroupedText(inward ? before + amount : before - amount) },
      now,
    })
    const key = `audit:${line}`
    const outside: AccountRef = { house }
    const centre: AccountRef = { memberId, pocket: 'centre' }
    const [from, into] = inward ? [outside, centre] : [centre, outside]
    if (inward) await releaseTurnover(tx, memberId, now)
    const posted = await post(tx, [{ from, into, amount, code: change, cause: reason, key }], now)
    if (change === 'award') {
      const { multipleHundredths } = adjustment
      await askTurnover(
        tx,
        { memberId, kind: 'award', cause: key, amount, multipleHundredths },
        now,
      )
    }
    const body = `金额 ${fenToGroupedText(amount)} 元。说明：${reason}`
    await sendLetter(tx, { memberId, kind: 'notice', title: words, body, now })
    return `${name} has ${fenToGroupedText(posted.balanceOf(centre) ?? 0n)}`
  })
}
