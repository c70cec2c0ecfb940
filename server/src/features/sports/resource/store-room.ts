import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'
import type { Db } from '../../../platform/database/connect.ts'

export const readExposures = async (
  db: Db,
  scopes: readonly string[],
): Promise<ReadonlyMap<string, Fen>> => {
  const rows = await db<{ scope: string; win: Fen }[]>`
    select scope, win from sports_exposure where scope = any(${scopes})`
  return new Map(rows.map(({ scope, win }) => [scope, win]))
}

/** Winnings of a day by cap kind, in fen as text. */
export type DayWon = Readonly<Partial<Record<LegPayoutKind, string>>>

export const readDayWon = async (db: Db, memberId: MemberId, day: string): Promise<DayWon> => {
  const [row] = await db<{ won: DayWon }[]>`
    select won from sports_member_day where member_id = ${memberId} and day = ${day}::date`
  return row?.won ?? {}
}

/** The balance that the member can stake. */
export interface Stakeable {
  /** The sports wallet, plus the centre wallet when auto-transfer is on. */
  readonly whole: Fen
  /** The part of `whole` in the centre wallet. */
  readonly centre: Fen
}

export const readStakeable = async (
  db: Db,
  memberId: MemberId,
  channel: string,
): Promise<Stakeable> => {
  const [row] = await db<Stakeable[]>`
    select coalesce(sum(a.balance), 0)::bigint as whole,
           coalesce(sum(a.balance) filter (where a.purpose = 'centre'), 0)::bigint as centre
    from ledger_account a join member m on m.id = a.member_id
    where a.member_id = ${memberId}
      and (a.venue = ${channel} or (a.purpose = 'centre' and m.auto_transfer))`
  return row ?? { whole: 0n, centre: 0n }
}
