import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText, listText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'

export interface OpenRef {
  readonly id: bigint
  readonly memberId: MemberId
}

/** Open bets of a round by member, of one member alone where `only` names them. */
export const scanOpen = (
  db: Db,
  roundId: bigint,
  after: MemberId | null,
  most: number | null,
  only: MemberId | null = null,
): Promise<OpenRef[]> => db<OpenRef[]>`
  select id, member_id as "memberId" from game_bet
  where round_id = ${roundId} and state = 'open' and member_id > ${after ?? ''}
    ${only === null ? fragment`` : fragment`and member_id = ${only}`}
  order by member_id, id ${most === null ? fragment`` : fragment`limit ${most}`}`

export interface OpenBet extends OpenRef {
  readonly ticket: string
  readonly stake: Fen
  readonly choice: BetChoice
}

/** Read under the lock of the members' purses: what another process has paid is no longer open. */
export const readOpen = (tx: Db, roundId: bigint, ids: readonly bigint[]): Promise<OpenBet[]> =>
  tx<OpenBet[]>`
    select id, member_id as "memberId", ticket, stake, choice from game_bet
    where id = any(${arrayText(ids)}::bigint[]) and round_id = ${roundId} and state = 'open'
    order by member_id, id`

export interface PaidRow {
  readonly id: bigint
  readonly payout: Fen
  readonly turnover: Fen
  readonly outcome: string
  readonly explanation: string
}

export const writePaid = async (
  tx: Db,
  rows: readonly PaidRow[],
  paid: { readonly state: 'settled' | 'void'; readonly now: Instant },
): Promise<void> => {
  await tx`
    update game_bet b
    set state = ${paid.state}, payout = given.payout, turnover = given.turnover,
        outcome = given.outcome::json, explanation = given.explanation,
        settled_at = ${timestamp(paid.now)}
    from unnest(${arrayText(rows.map(({ id }) => id))}::bigint[],
                ${arrayText(rows.map(({ payout }) => payout))}::bigint[],
                ${arrayText(rows.map(({ turnover }) => turnover))}::bigint[],
                string_to_array(${listText(rows.map(({ outcome }) => outcome))}, chr(1)),
                string_to_array(${listText(rows.map(({ explanation }) => explanation))}, chr(1)))
      as given (id, payout, turnover, outcome, explanation)
    where b.id = given.id`
}
