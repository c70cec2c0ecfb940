import { confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import { writePlayFacts } from '../../src/ledger/counted-play/write-facts.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import type { WalletMember } from '../wallet-member.ts'
import type { Answer } from '../wire-client.ts'

/** Settled play of a member, as a settlement writes it; it is not counted yet. */
export const playFor = (
  sql: Sql,
  memberId: MemberId,
  turnover: Fen,
  at: Instant,
  category: PlayCategory = 'TY',
): Promise<void> =>
  writePlayFacts(
    sql,
    [{ memberId, category, bet: 'bet_1', edgeBp: 300, turnover, net: -turnover, hedge: null }],
    at,
  )

/** Claims an item as the page does: what it gives is confirmed first. The answer of the first refusal. */
export const claimItem = async (
  member: Pick<WalletMember, 'call'>,
  kind: ActivityKind,
  item: string,
  period?: string,
): Promise<Answer> => {
  const asked = { kind, id: '1', item, period }
  const shown = await member.call(confirmActivity, asked)
  if (shown.status_code !== 6000) return shown
  const { confirmId } = shown.data
  return member.call(joinActivity, { ...asked, action: 'claim', confirmId })
}
