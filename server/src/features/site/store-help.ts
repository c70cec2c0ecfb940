import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import type { Db } from '../../platform/database/connect.ts'
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
