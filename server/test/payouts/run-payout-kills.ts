import type { MemberId } from '@xinghe/rules/base/id.ts'
import {
  dayMs,
  hourMs,
  instant,
  later,
  minuteMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { dayPeriod } from '@xinghe/rules/base/period.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { countingHooks } from '../../src/app/counting-hooks.ts'
import { activitySeed } from '../../src/features/promotions/seed-activities.ts'
import { seedActivities } from '../../src/features/promotions/seed.ts'
import { seedVip } from '../../src/features/vip/seed.ts'
import { requireVipTerms } from '../../src/features/vip/terms/vip-terms.ts'
import { claimAwards } from '../../src/ledger/awards/grant-awards.ts'
import { advanceHorizon, countedUntil } from '../../src/ledger/counted-play/play-horizon.ts'
import { countAllFacts } from '../../src/ledger/counted-play/start-counting.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { readUncounted } from '../uncounted.ts'
import { until } from '../until.ts'
import type { FreshDatabase } from '../database.ts'
import { makeOwnTable } from '../own-table.ts'
import { checkPayouts } from './check-payouts.ts'
import { expectedAwards } from './expected-payouts.ts'
import { openPayers, type PayersPlan } from './payers.ts'
import { makePayoutMembers, playDay, type WrittenFact } from './play-days.ts'
import { points } from './payer-words.ts'

export interface PayoutPlan extends PayersPlan {
  readonly seed: number
  readonly members: number
  /** Days of play before the last Monday of the run. */
  readonly days: number
}

export interface PayoutReport {
  readonly kills: number
  readonly killed: ReadonlyMap<string, number>
  readonly lines: number
  readonly awards: number
  readonly claimed: number
  readonly faults: readonly string[]
}

/** Much was played here, so that members have grades that they can lose in October. */
const begin = instant(Date.parse('2026-09-20T02:00:00Z'))
/** The last day of play is a Sunday and the first of a month. */
const lastDay = instant(Date.parse('2026-11-01T02:00:00Z'))
/** Everything that was not claimed runs out before; the days in between are paid together. */
const end = instant(Date.parse('2026-11-25T02:00:00Z'))

const race = activitySeed.map(({ terms }) => terms).find((terms) => terms.kind === 'racePage')

const countPlay = (sql: Sql, now: Instant): Promise<true> => {
  const hooks = countingHooks({ sql, clock: { now: () => now, advance: null } })
  return until('all play is counted', async () => {
    await countAllFacts(sql, hooks)
    return (await readUncounted(sql)) === 0 ? true : null
  })
}

const moveHorizon = (sql: Sql, now: Instant): Promise<true> =>
  until('the horizon has moved', async () => {
    await advanceHorizon(sql, now)
    return (await countedUntil(sql)) >= later(now, -minuteMs) ? true : null
  })

/** One in five offers is claimed. */
const claimSome = async (sql: Sql, now: Instant): Promise<number> => {
  const offers = await sql<{ memberId: MemberId; ids: string[] }[]>`
    select member_id as "memberId", array_agg(id order by id) as ids from award
    where state = 'offered' and claim_until > ${timestamp(now)} and right(member_id, 1) in ('0', '5')
    group by member_id order by member_id`
  for (const { memberId, ids } of offers)
    await sql.begin((tx) => claimAwards(tx, memberId, ids, now))
  return offers.reduce((sum, { ids }) => sum + ids.length, 0)
}

const isAnyFrozen = async (sql: Sql, periodEnd: Instant): Promise<boolean> => {
  const [row] = await sql`
    select 1 from payout_run where until_at = ${timestamp(periodEnd)} and state <> 'waiting'`
  return row !== undefined
}

/**
 * Three processes pay everything that falls due over some days of play while one after the other is killed
 * at each step of a run. In the end every award must be there once, to the fen.
 */
export const runPayoutKills = async (
  { sql, owner, url }: Pick<FreshDatabase, 'sql' | 'owner' | 'url'>,
  plan: PayoutPlan,
  say: (line: string) => void = () => undefined,
): Promise<PayoutReport> => {
  if (race === undefined) throw new Error('the seed has no race')
  const rng = seededRng(plan.seed)
  const clock = { now: () => begin, advance: null }
  await seedVip({ sql, clock })
  await seedActivities({ sql, clock })
  await makeOwnTable(owner, 'paid_line', 'kind text, period text, member_id text, item text')
  const members = await makePayoutMembers(sql, rng, plan.members, begin)
  const facts: WrittenFact[] = await playDay(sql, rng, members, begin, 6)
  await countPlay(sql, later(begin, hourMs))
  let claimed = await claimSome(sql, later(begin, hourMs))

  const faults: string[] = []
  const payers = await openPayers(url, plan, rng)
  const firstDay = later(lastDay, -(plan.days - 1) * dayMs)
  try {
    for (let day = firstDay; day <= lastDay; day = later(day, dayMs)) {
      const midnight = dayPeriod(day).until
      facts.push(...(await playDay(sql, rng, members, day, 4)))
      await countPlay(sql, later(midnight, -hourMs))
      const tooEarly = later(midnight, 2 * minuteMs)
      await payers.runAt(tooEarly)
      if (await isAnyFrozen(sql, midnight)) faults.push('a run did not wait for the horizon')
      await moveHorizon(sql, tooEarly)
      await payers.runAt(tooEarly)
      await payers.runAt(later(midnight, 4 * hourMs))
      claimed += await claimSome(sql, later(midnight, 5 * hourMs))
      say(`${dayPeriod(day).name}: ${payers.kills()} kills so far`)
    }
    await moveHorizon(sql, end)
    await payers.runAt(end)
  } finally {
    await payers.close()
  }
  faults.push(...payers.faults)
  const unkilled = points.filter(
    (point) => ![...payers.killed.keys()].some((key) => key.endsWith(`, ${point}`)),
  )
  faults.push(...unkilled.map((point) => `nobody was killed at: ${point}`))
  if (plan.perKind)
    for (const key of payers.reached.keys())
      if (!payers.killed.has(key)) faults.push(`nobody was killed at: ${key}`)

  const { terms: vip } = await requireVipTerms(sql, lastDay)
  const days: string[] = []
  for (let day = begin; day < end; day = later(day, dayMs)) days.push(dayPeriod(day).name)
  const { until: paidFrom } = dayPeriod(firstDay)
  const expected = expectedAwards(facts, members, { vip, race }, { days, paidFrom, until: end })
  faults.push(...(await checkPayouts(sql, expected, end)))
  const [counts] = await sql<{ lines: number; awards: number }[]>`
    select (select count(*)::int from payout_line) as lines, (select count(*)::int from award) as awards`
  return {
    kills: payers.kills(),
    killed: payers.killed,
    lines: counts?.lines ?? 0,
    awards: counts?.awards ?? 0,
    claimed,
    faults,
  }
}
