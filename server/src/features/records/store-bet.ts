import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Odds } from '@xinghe/rules/base/odds.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { PickTerms } from '@xinghe/rules/sports/pick-text.ts'
import type { Db } from '../../platform/database/connect.ts'

export interface BetFilter extends Period {
  readonly memberId: MemberId
  readonly channel: string | null
  readonly state: 'open' | 'settled' | null
}

/** What one leg of a bet was about; a title has no sides, and a match that is not kept no names. */
export interface RecordedLeg {
  readonly home: string | null
  readonly away: string | null
  readonly league: string | null
  readonly leg: PickTerms & {
    readonly odds: Odds
    readonly sideName: string | null
    /** Names the sport among those that OP gathers. */
    readonly capKind?: string
  }
}

export interface BetRow {
  readonly ticketId: string
  readonly channelCode: string
  readonly title: string
  readonly code: string
  readonly legs: readonly RecordedLeg[] | null
  readonly risk: Fen
  readonly net: Fen | null
  readonly result: string | null
  readonly turnover: Fen | null
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  readonly explanation: string | null
}

const matching = (db: Db, { memberId, from, to, channel, state }: BetFilter) => db`
  b.member_id = ${memberId} and b.placed_at >= ${from} and b.placed_at < ${to}
  ${channel === null ? db`` : db`and b.channel = ${channel}`}
  ${state === null ? db`` : db`and b.state = ${state}`}`

const titleIn = (db: Db, language: Language) =>
  db`coalesce(${db(language === 'zh-TW' ? 'v.title_tw' : 'v.title_cn')}, b.channel) as title`

export const readBets = (
  db: Db,
  filter: BetFilter,
  language: Language,
  page: { readonly size: number; readonly number: number },
): Promise<BetRow[]> => db<BetRow[]>`
  select b.ticket as "ticketId", b.channel as "channelCode", ${titleIn(db, language)}, b.code, b.legs,
         b.risk, b.net, b.result, b.turnover, b.placed_at as "placedAt", b.settled_at as "settledAt",
         b.explanation
  from bet_record b left join venue_listing v on v.code = b.channel
  where ${matching(db, filter)}
  order by b.placed_at desc, b.id desc
  limit ${page.size} offset ${(page.number - 1) * page.size}`

export const countBets = async (db: Db, filter: BetFilter): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from bet_record b where ${matching(db, filter)}`
  return row?.total ?? 0
}

export interface VenueSums {
  readonly channelCode: string
  readonly title: string
  readonly count: number
  readonly risk: Fen
  readonly net: Fen
  readonly turnover: Fen
}

/** A bet that still runs counts with its risk, and has won or lost nothing yet. */
export const sumVenues = (db: Db, filter: BetFilter, language: Language): Promise<VenueSums[]> =>
  db<VenueSums[]>`
    select b.channel as "channelCode", ${titleIn(db, language)}, count(*)::int as count,
           sum(b.risk)::bigint as risk, coalesce(sum(b.net), 0)::bigint as net,
           coalesce(sum(b.turnover), 0)::bigint as turnover
    from bet_record b left join venue_listing v on v.code = b.channel
    where ${matching(db, filter)}
    group by b.channel, 2 order by b.channel`

export interface BetDay {
  /** `2026-11-15`, in GMT+8. */
  readonly day: string
  readonly risk: Fen
  readonly net: Fen
}

export const sumBetDays = (db: Db, filter: BetFilter): Promise<BetDay[]> => db<BetDay[]>`
  select to_char(b.placed_at at time zone '+08:00'::interval, 'YYYY-MM-DD') as day,
         sum(b.risk)::bigint as risk, coalesce(sum(b.net), 0)::bigint as net
  from bet_record b
  where ${matching(db, filter)}
  group by 1 order by 1`
