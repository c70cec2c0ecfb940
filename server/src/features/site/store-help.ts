import type { OutputOf } from '@xinghe/contract/call.ts'
import type { helpFigures } from '@xinghe/contract/site-figures.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../platform/database/connect.ts'
import { identifier } from '../../platform/database/statement.ts'
import { timestamp } from '../../platform/database/value.ts'

export interface HelpVote {
  readonly page: HelpSlug
  readonly voter: string
  readonly helpful: boolean
  readonly now: Instant
}

export const insertVote = async (
  db: Db,
  { page, voter, helpful, now }: HelpVote,
): Promise<void> => {
  await db`
    insert into help_vote (page, voter, helpful, voted_at)
    values (${page}, ${voter}, ${helpful}, ${timestamp(now)})
    on conflict do nothing`
}

/** The first vote on a page by any of these names of one person. */
export const findVote = async (
  db: Db,
  page: HelpSlug,
  voters: readonly string[],
): Promise<boolean | null> => {
  const [row] = await db<{ helpful: boolean }[]>`
    select helpful from help_vote where page = ${page} and voter = any(${[...voters]}::text[])
    order by voted_at limit 1`
  return row?.helpful ?? null
}

export interface HelpVoteCount {
  readonly page: string
  readonly yes: number
  readonly no: number
}

export const countVotes = (db: Db): Promise<HelpVoteCount[]> => db<HelpVoteCount[]>`
  select page, (count(*) filter (where helpful))::int as yes,
         (count(*) filter (where not helpful))::int as no
  from help_vote group by page order by no desc, page`

/** The column of a bilingual text in the reader's script. */
const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

export interface OpenRail {
  readonly title: string
  readonly min: Fen
  readonly max: Fen
  readonly feeBps: number
  readonly expiryMinutes: number
}

export const readOpenRails = (db: Db, language: Language): Promise<OpenRail[]> => db<OpenRail[]>`
  select ${identifier(`title_${script(language)}`)} as title, min_amount as min, max_amount as max,
         fee_bps as "feeBps", expiry_minutes as "expiryMinutes"
  from open_rail order by position`

type OpenMethod = OutputOf<typeof helpFigures>['withdrawals']['methods'][number]

export const readOpenMethods = (db: Db, language: Language): Promise<OpenMethod[]> => {
  const tail = script(language)
  return db<OpenMethod[]>`
    select ${identifier(`title_${tail}`)} as title, ${identifier(`arrival_${tail}`)} as arrival,
           min_amount as min, max_amount as max, free_count as "freeCount", fee_bps as "feeBps",
           fee_min as "feeMin", fee_max as "feeMax"
    from open_withdrawal_method order by position`
}

export interface OpenCoin {
  readonly coin: string
  readonly title: string
  readonly confirmations: number
}

export const readOpenCoins = (db: Db, language: Language): Promise<OpenCoin[]> => db<OpenCoin[]>`
  select coin, ${identifier(`title_${script(language)}`)} as title, confirmations
  from open_coin_network order by position`
