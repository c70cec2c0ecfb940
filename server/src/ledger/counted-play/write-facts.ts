import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { PlayFact } from '@xinghe/rules/base/play-fact.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

export interface NewPlayFact extends Omit<PlayFact, 'at'> {
  /** Names the bet for whoever looks a fact up. */
  readonly bet: string
}

/**
 * Called in the transaction that settles the bets, once per verdict. A verdict that changes neither turnover
 * nor result, such as a void, adds nothing.
 */
export const writePlayFacts = async (
  tx: Db,
  all: readonly NewPlayFact[],
  now: Instant,
): Promise<void> => {
  const facts = all.filter(({ turnover, net }) => turnover !== 0n || net !== 0n)
  if (facts.length === 0) return
  await tx`
    insert into play_fact (member_id, category, bet, edge_bp, turnover, net, hedge_group, side, sides,
                           made_at)
    select unnest(string_to_array(${listText(facts.map(({ memberId }) => memberId))}, chr(1))),
           unnest(string_to_array(${listText(facts.map(({ category }) => category))}, chr(1))),
           unnest(string_to_array(${listText(facts.map(({ bet }) => bet))}, chr(1))),
           unnest(${arrayText(facts.map(({ edgeBp }) => edgeBp))}::smallint[]),
           unnest(${arrayText(facts.map(({ turnover }) => turnover))}::bigint[]),
           unnest(${arrayText(facts.map(({ net }) => net))}::bigint[]),
           unnest(string_to_array(${listText(facts.map(({ hedge }) => hedge?.group ?? null))}, chr(1), '')),
           unnest(string_to_array(${listText(facts.map(({ hedge }) => hedge?.side ?? null))}, chr(1), '')),
           unnest(${arrayText(facts.map(({ hedge }) => hedge?.sides ?? null))}::smallint[]),
           ${timestamp(now)}::timestamptz`
}
