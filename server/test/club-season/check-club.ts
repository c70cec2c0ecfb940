import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { currentActivities, sourceOf } from '../../src/features/promotions/activities/activity.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { ClubMember } from './club-members.ts'
import { seasonBegin, type ClubSite } from './club-site.ts'
import type { PlayedClub } from './play-club.ts'

interface Cost {
  readonly source: string
  readonly awards: number
  readonly paid: Fen
}

const perCent = (part: Fen, whole: Fen): string =>
  whole === 0n ? '-' : `${(Number((part * 1_000_000n) / whole) / 10_000).toFixed(3)} %`

/** A line for each source of awards, and what is over its budget. */
const checkCosts = async (
  { platform: { sql, clock } }: ClubSite,
  staked: Fen,
): Promise<{ lines: string[]; faults: string[] }> => {
  const costs = await sql<Cost[]>`
    select source, count(*)::int as awards, sum(amount)::bigint as paid from award
    where state in ('granted', 'quit') group by source order by source`
  const [play] = await sql<{ counted: Fen }[]>`
    select coalesce(sum(counted), 0)::bigint as counted from play_site_day
    where day >= ${siteDay(seasonBegin)}::date`
  const counted = play?.counted ?? 0n
  const activities = await currentActivities(sql, clock.now())
  const faults: string[] = []
  const lines = costs.map(({ source, awards, paid }) => {
    const terms = activities.find((one) => sourceOf(one) === source)?.terms
    const share = terms === undefined ? null : (counted * BigInt(terms.budget.shareBp)) / 10_000n
    const floor = terms?.budget.floor ?? 0n
    const budget = share === null ? null : share > floor ? share : floor
    if (budget !== null && paid > budget) faults.push(`${source} has cost ${paid} of ${budget} fen`)
    return [
      source.padEnd(20),
      String(awards).padStart(8),
      fenToGroupedText(paid).padStart(16),
      perCent(paid, staked).padStart(10),
      budget === null ? '' : `of ${fenToGroupedText(budget)}`,
    ].join(' ')
  })
  return { lines, faults }
}

const oncePerPerson = ['firstDeposit/1', 'newTask/1', 'friendInvitation/1']

/** All accounts of a ring together get each item once, and nothing for inviting themselves. */
const checkRings = async (
  { platform: { sql } }: ClubSite,
  members: readonly ClubMember[],
): Promise<{ faults: string[]; gained: Fen[] }> => {
  const faults: string[] = []
  const gained: Fen[] = []
  const rings = Map.groupBy(
    members.filter(({ ring }) => ring !== null),
    ({ ring }) => ring,
  )
  for (const [ring, accounts] of rings) {
    const ids = accounts.map(({ id }) => id)
    const rows = await sql<{ source: string; item: string; count: number; paid: Fen }[]>`
      select source, item, count(*)::int as count, sum(amount)::bigint as paid from award
      where member_id = any(${ids}::text[])
        and source = any(${oncePerPerson}::text[]) and state not in ('expired', 'refused')
        and item not like 'friend-%' and item not like 'milestone-%'
      group by source, item`
    for (const { source, item, count } of rows)
      if (count > 1) faults.push(`ring ${ring} got ${item} of ${source} ${count} times`)
    const own = await sql<{ item: string }[]>`
      select a.item from award a join member f on a.item = 'friend-' || f.invite_code
      where a.member_id = any(${ids}::text[]) and f.id = any(${ids}::text[])`
    for (const { item } of own) faults.push(`ring ${ring} got ${item} for inviting itself`)
    gained.push(rows.reduce((sum, { paid }) => sum + paid, 0n))
  }
  return { faults, gained }
}

/** What opposite bets must not earn, as queries that return no row. */
const checkHedgers = async (
  { platform: { sql } }: ClubSite,
  hedgers: readonly MemberId[],
): Promise<string[]> => {
  const ids = [...hedgers]
  const checks = [
    [
      'counted',
      sql`select member_id from play_total where counted <> 0 and member_id = any(${ids}::text[])`,
    ],
    ['points', sql`select member_id from point_entry where member_id = any(${ids}::text[])`],
    ['a grade', sql`select id from member where vip_grade > 0 and id = any(${ids}::text[])`],
    [
      'an award for play',
      sql`
        select member_id, source from award where member_id = any(${ids}::text[])
          and split_part(source, '/', 1) = any(${['rebate', 'vip-week', 'vip-upgrade', 'vip-birthday', 'racePage', 'bettingGift', 'drawGift', 'signGift', 'friendInvitation']}::text[])
          and item not like 'friend-%' and item not like 'milestone-%'`,
    ],
    [
      'turnover of an award',
      sql`
        select member_id from turnover_line
        where kind = 'award' and done > 0 and member_id = any(${ids}::text[])`,
    ],
  ] as const
  const faults: string[] = []
  for (const [what, query] of checks)
    for (const row of (await query).slice(0, 3))
      faults.push(`opposite bets earned ${what}: ${JSON.stringify(row)}`)
  return faults
}

export interface ClubReport {
  readonly lines: readonly string[]
  readonly faults: readonly string[]
}

const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((all, one) => all + one, 0n)

export const checkClub = async (
  site: ClubSite,
  { members, staked, withdrawals }: PlayedClub,
): Promise<ClubReport> => {
  const { sql } = site.platform
  const costs = await checkCosts(site, staked)
  const rings = await checkRings(site, members)
  const hedgers = members.filter(({ role }) => role === 'hedger').map(({ id }) => id)
  const [house] = await sql<{ won: Fen }[]>`
    select coalesce(-sum(net), 0)::bigint as won from play_day`
  const refusals = [...site.refusals].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const count = (role: ClubMember['role']): number =>
    members.filter((member) => member.role === role).length
  return {
    lines: [
      `members ${members.length}: ${count('honest')} honest, ${count('ring')} in rings, ${count('hedger')} with opposite bets, ${count('quick')} quick`,
      `staked ${fenToGroupedText(staked)}, the book won ${fenToGroupedText(house?.won ?? 0n)}`,
      ...costs.lines,
      `rings ${rings.gained.length}: together ${fenToGroupedText(sum(rings.gained))} from ${oncePerPerson.join(', ')}, at most ${fenToGroupedText(rings.gained.toSorted((a, b) => Number(b - a))[0] ?? 0n)}`,
      `withdrawals of quick members ${withdrawals}`,
      ...refusals.map(([refusal, times]) => `refused ${refusal} ${times}`),
    ],
    faults: [
      ...costs.faults,
      ...rings.faults,
      ...(await checkHedgers(site, hedgers)),
      ...(await verifyLedger(sql)).differences,
    ],
  }
}
