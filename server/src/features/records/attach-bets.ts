import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { AttachedTicket, memberBets } from '@xinghe/contract/inbox-feedback.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { attachableDays } from '@xinghe/rules/inbox/feedback.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import { inScript, readBetList, whatText } from './read-bets.ts'
import { readTickets, type NamedBets } from './store-bet.ts'

/** The bets that can be attached to feedback. */
export const listAttachable = (
  parts: Pick<Platform, 'sql'>,
  input: InputOf<typeof memberBets>,
  context: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<OutputOf<typeof memberBets>> => {
  const { now } = context
  const period = { from: later(now, -attachableDays * dayMs), to: later(now, 1) }
  return readBetList(parts, { ...input, ...period }, context)
}

export const describeBets = async (
  db: Db,
  of: NamedBets,
  language: Language,
): Promise<AttachedTicket[]> => {
  const rows = await readTickets(db, of, language)
  return rows.map((row) => ({ ...row, what: inScript(language, whatText(row)) }))
}
