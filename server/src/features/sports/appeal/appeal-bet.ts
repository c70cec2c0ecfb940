import { Refused } from '@xinghe/contract/refusal.ts'
import type { appealBet as call, readAppeals as reading } from '@xinghe/contract/sports-appeal.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { plainLines } from '@xinghe/rules/base/plain-lines.ts'
import { checkAppeal } from '@xinghe/rules/sports/appeal.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { betOfTicket } from '../orders/ticket.ts'
import * as store from './store.ts'

type Sent = OutputOf<typeof call>

const sent = ({ ticket, words, state, answer, madeAt, answeredAt }: store.AppealRow): Sent => ({
  ticketId: ticket,
  text: words,
  state,
  answer,
  madeAt,
  answeredAt,
})

/** Disputes a bet of the member. Another member's ticket gets the same refusal as an unknown ticket. */
export const appealBet = (
  { sql }: Pick<Platform, 'sql'>,
  { ticketId: ticket, text }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<Sent> =>
  sql.begin(async (tx) => {
    const betId = betOfTicket(ticket)
    const bet = betId && (await store.lockBet(tx, memberId, ticket, betId))
    if (betId === null || bet === null) throw new Refused('not-found')
    const [before] = await store.readOfMember(tx, memberId, [betId])
    const checked = checkAppeal({ ...bet, appealed: before !== undefined }, now)
    if (!checked.ok) throw new Refused(checked.reason)
    const words = plainLines(text)
    const appeal = await store.insertAppeal(tx, { betId, memberId, ticket, words }, now)
    const line = { actor: memberId, action: 'sports-appeal', subject: ticket, detail: {} } as const
    await writeAuditLine(tx, { ...line, before: null, after: { state: appeal.state }, now })
    return sent(appeal)
  })

export const readAppeals = async (
  { sql }: Pick<Platform, 'sql'>,
  { ticketIds, language }: InputOf<typeof reading>,
  { memberId }: MemberContext,
): Promise<Sent[]> => {
  const betIds = ticketIds.flatMap((ticket) => betOfTicket(ticket) ?? [])
  const rows = await store.readOfMember(sql, memberId, betIds)
  return rows
    .filter(({ ticket }) => ticketIds.includes(ticket))
    .map((row) => ({
      ...sent(row),
      answer: row.answer === null ? null : inScript(language, row.answer),
    }))
}
