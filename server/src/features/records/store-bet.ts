import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Odds } from '@xinghe/rules/base/odds.ts'
import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { PickTerms } from '@xinghe/rules/sports/pick-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'
import { fragment, identifier, type Fragment } from '../../platform/database/statement.ts'

export interface BetFilter extends Period {
  readonly memberId: MemberId
  readonly channel: string | null
  readonly category: GameCategoryCode | null
  readonly state: 'open' | 'settled' | null
}

/** The match of a leg; a title has no sides, and a deleted match no names. */
export interface RecordedLeg {
  readonly home: string | null
  readonly away: string | null
  readonly league: string | null
  readonly leg: PickTerms & {
    readonly odds: Odds
    readonly sideName: string | null
    /** The sport, for bets of the heading OP, which covers several. */
    readonly capKind?: string
  }
}

export interface BetRow {
  readonly ticketId: string
  readonly channelCode: string
  readonly title: string
  readonly code: string
  /** The code of a game of the house. */
  readonly game: string | null
  readonly poolWin: Fen | null
  /** Of a game's round: its rules, what was chosen, and how it ended. */
  readonly version: number | null
  readonly choice: unknown
  readonly outcome: { readonly view?: unknown } | null
  readonly legs: readonly RecordedLeg[] | null
  readonly risk: Fen
  readonly net: Fen | null
  readonly result: string | null
  readonly turnover: Fen | null
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  readonly explanation: string | null
}

/** Esports are bets of the sportsbook: their legs say so. */
const isEsports = fragment`coalesce(b.legs @> '[{"leg": {"gameType": "ES"}}]', false)`

const inCategory = (category: GameCategoryCode): Fragment => {
  if (category === 'DJ') return fragment`and ${isEsports}`
  const ofVenues = fragment`
    and b.channel in (select p.channel from venue_place p where p.category = ${category})`
  return category === 'TY' ? fragment`${ofVenues} and not ${isEsports}` : ofVenues
}

const matching = ({
  memberId,
  from,
  to,
  channel,
  category,
  state,
}: BetFilter): Fragment => fragment`
  b.member_id = ${memberId} and b.placed_at >= ${timestamp(from)} and b.placed_at < ${timestamp(to)}
  ${channel === null ? fragment`` : fragment`and b.channel = ${channel}`}
  ${category === null ? fragment`` : inCategory(category)}
  ${state === null ? fragment`` : fragment`and b.state = ${state}`}`

const titleIn = (language: Language): Fragment =>
  fragment`coalesce(${identifier(language === 'zh-TW' ? 'v.title_tw' : 'v.title_cn')}, b.channel) as title`

const betFields = (language: Language): Fragment => fragment`
  b.ticket as "ticketId", b.channel as "channelCode", ${titleIn(language)}, b.code, b.legs,
  b.game, b.pool_win as "poolWin", b.rules_version as version, b.choice, b.outcome,
  b.risk, b.net, b.result, b.turnover, b.placed_at as "placedAt", b.settled_at as "settledAt",
  b.explanation`

export const readBets = (
  db: Db,
  filter: BetFilter,
  language: Language,
  page: { readonly size: number; readonly number: number },
): Promise<BetRow[]> => db<BetRow[]>`
  select ${betFields(language)}
  from bet_record b left join venue_listing v on v.code = b.channel
  where ${matching(filter)}
  order by b.placed_at desc, b.id desc
  limit ${page.size} offset ${(page.number - 1) * page.size}`

export interface NamedBets {
  readonly memberId: MemberId
  readonly tickets: readonly string[]
  /** No later than the first of them was placed. */
  readonly since: Instant
}

export const readTickets = (
  db: Db,
  { memberId, tickets, since }: NamedBets,
  language: Language,
): Promise<BetRow[]> => db<BetRow[]>`
  select ${betFields(language)}
  from bet_record b left join venue_listing v on v.code = b.channel
  where b.member_id = ${memberId} and b.placed_at >= ${timestamp(since)}
    and b.ticket = any(${[...tickets]}::text[])
  order by b.placed_at desc, b.id desc`

export const countBets = async (db: Db, filter: BetFilter): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from bet_record b where ${matching(filter)}`
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

/** A running bet counts with its risk, and with no win or loss. */
export const sumVenues = (db: Db, filter: BetFilter, language: Language): Promise<VenueSums[]> =>
  db<VenueSums[]>`
    select b.channel as "channelCode", ${titleIn(language)}, count(*)::int as count,
           sum(b.risk)::bigint as risk, coalesce(sum(b.net), 0)::bigint as net,
           coalesce(sum(b.turnover), 0)::bigint as turnover
    from bet_record b left join venue_listing v on v.code = b.channel
    where ${matching(filter)}
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
  where ${matching(filter)}
  group by 1 order by 1`
