import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import { openHolder, openNumber } from '../cards/card-number.ts'
import * as store from './store-inspect.ts'
import { readMoved } from './store-step.ts'

export const listOpen = ({ sql }: Pick<Platform, 'sql'>): Promise<store.OpenRow[]> =>
  store.readOpen(sql)

export const readState = async (
  { sql }: Pick<Platform, 'sql'>,
  id: string,
): Promise<WithdrawalState | null> => (await readMoved(sql, id))?.state ?? null

/** Everything needed to pay by hand. The full card number is shown, so an audit line records who saw it. */
export const showWithdrawal = async (
  { sql, secrets, clock }: Platform,
  { id, actor }: { id: string; actor: string },
): Promise<Record<string, string> | null> => {
  const row = await sql.begin(async (tx) => {
    const found = await store.readWhole(tx, id)
    const line = { actor, action: 'show-withdrawal', subject: id, detail: {} } as const
    if (found !== null)
      await writeAuditLine(tx, { ...line, before: null, after: null, now: clock.now() })
    return found
  })
  if (row === null) return null
  return {
    id: row.id,
    member: row.member,
    state: row.state,
    requested: siteMinute(row.requestedAt),
    amount: fenToText(row.amount),
    fee: fenToText(row.fee),
    arrives: fenToText(row.amount - row.fee),
    ...(row.coinMicros === null ? {} : { coins: microToText(microUsdt(row.coinMicros)) }),
    kind: row.kind,
    bank: `${row.bank} ${row.branch}`.trim(),
    number: openNumber(secrets, row.cardId, row.numberSealed),
    holder: openHolder(secrets, row.cardId, row.holderSealed),
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.state === 'paying' ? { tries: String(row.tries) } : {}),
  }
}
