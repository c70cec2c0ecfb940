import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { requiredTurnover, type TurnoverKind } from '@xinghe/rules/wallet/turnover.ts'
import { arrayText, listText } from '../platform/database/array-text.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import { beginWagerings } from './wagering/begin-wagering.ts'

export interface TurnoverAsked {
  readonly memberId: MemberId
  readonly kind: TurnoverKind
  /** The key of the posting that credited the money: one line per kind and cause. */
  readonly cause: string
  readonly amount: Fen
  /** In hundredths: 100 requires the amount once. */
  readonly multipleHundredths: number
}

/**
 * Requires turnover for credited money, in the transaction that posts it and locks the centre balance.
 * Idempotent per cause; a multiple of zero requires nothing.
 */
export const askTurnover = (tx: Db, asked: TurnoverAsked, now: Instant): Promise<void> =>
  askTurnovers(tx, [asked], now)

export const askTurnovers = async (
  tx: Db,
  all: readonly TurnoverAsked[],
  now: Instant,
): Promise<void> => {
  const lines = all
    .map((one) => ({ ...one, asked: requiredTurnover(one.amount, one.multipleHundredths) }))
    .filter(({ asked }) => asked > 0n)
  if (lines.length === 0) return
  await beginWagerings(
    tx,
    lines.filter(({ kind }) => kind === 'award').map(({ memberId }) => memberId),
    now,
  )
  await tx`
    insert into turnover_line (member_id, kind, cause, asked, made_at, wagering_id)
    select line.member_id, kind, cause, asked, ${timestamp(now)}::timestamptz, w.id
    from unnest(string_to_array(${listText(lines.map(({ memberId }) => memberId))}, chr(1)),
                string_to_array(${listText(lines.map(({ kind }) => kind))}, chr(1)),
                string_to_array(${listText(lines.map(({ cause }) => cause))}, chr(1)),
                ${arrayText(lines.map(({ asked }) => asked))}::bigint[])
      as line (member_id, kind, cause, asked)
    left join wagering w
      on line.kind = 'award' and w.member_id = line.member_id and w.ended_at is null
    on conflict on constraint one_line_per_cause do nothing`
}
