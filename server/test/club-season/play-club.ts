import { createHash } from 'node:crypto'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { seededRng, type Rng } from '@xinghe/rules/base/rng.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { countingHooks } from '../../src/app/counting-hooks.ts'
import { payoutKinds } from '../../src/app/payout-kinds.ts'
import { expireOffers } from '../../src/features/promotions/awards/expire-offers.ts'
import { advanceHorizon, countedUntil } from '../../src/ledger/counted-play/play-horizon.ts'
import { countAllFacts } from '../../src/ledger/counted-play/start-counting.ts'
import { runPayouts } from '../../src/ledger/payouts/run-payouts.ts'
import { readUncounted } from '../uncounted.ts'
import { until } from '../until.ts'
import { depositMoney, pressEverything } from './club-day.ts'
import {
  draftMembers,
  giveCard,
  insertCard,
  registerMember,
  takeCard,
  type ClubMember,
} from './club-members.ts'
import { oppositeBets, playAll, type SingleBet } from './club-play.ts'
import { seasonBegin, type ClubSite } from './club-site.ts'

export interface ClubPlan {
  readonly seed: number
  readonly days: number
  readonly members: number
  /** Beside the first two days, a member looks at the pages on one day in so many. */
  readonly pressesEvery: number
}

export interface PlayedClub {
  readonly members: readonly ClubMember[]
  readonly staked: Fen
  readonly withdrawals: number
}

const yuan = (amount: number): Fen => BigInt(amount) * 100n
const newDays = 37

const readBalances = async ({ platform: { sql } }: ClubSite): Promise<Map<MemberId, Fen>> => {
  const rows = await sql<{ id: MemberId; balance: Fen }[]>`
    select member_id as id, sum(balance)::bigint as balance from ledger_account
    where member_id is not null and purpose <> 'locked' group by member_id`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

const readWithOpenLines = async ({ platform: { sql } }: ClubSite): Promise<Set<MemberId>> => {
  const rows = await sql<{ id: MemberId }[]>`
    select distinct member_id as id from turnover_line where done < asked and released_at is null`
  return new Set(rows.map(({ id }) => id))
}

const countPlay = (site: ClubSite): Promise<true> => {
  const { sql } = site.platform
  return until('all play is counted', async () => {
    await countAllFacts(sql, countingHooks(site.platform))
    return (await readUncounted(sql)) === 0 ? true : null
  })
}

/** What falls due by the clock, as the schedule runs it. */
const runJobs = async ({ platform }: ClubSite): Promise<void> => {
  const { sql, clock } = platform
  await until('the horizon has moved', async () => {
    await advanceHorizon(sql, clock.now())
    return (await countedUntil(sql)) >= later(clock.now(), -minuteMs) ? true : null
  })
  await expireOffers(platform)
  await runPayouts(sql, payoutKinds, countedUntil, clock.now())
}

const firstDepositOf = ({ role, stake }: ClubMember): number => {
  if (role === 'quick') return 1_000
  if (role === 'hedger') return 2_000
  return Math.min(20_000, Math.max(500, 3 * stake))
}

const withRingCard = async (
  site: ClubSite,
  member: ClubMember,
  work: () => Promise<void>,
): Promise<void> => {
  await giveCard(site, member)
  await work()
  await takeCard(site, member)
}

const withdrawalPassword = createHash('md5').update('802746').digest('hex')

/** Asks for everything; refused while turnover is left. */
const withdraw = async (site: ClubSite, member: ClubMember, balance: Fen): Promise<boolean> => {
  const { sql, clock } = site.platform
  const cardId = `card_quick${member.at}`
  const [known] = await sql`select 1 from member_card where id = ${cardId}`
  if (known === undefined)
    await insertCard(sql, cardId, member.id, `quick ${member.at}`, clock.now())
  const amount = (balance / 100n) * 100n
  const input = { cardId, amount, password: withdrawalPassword }
  return typeof (await site.call(member, newWithdrawal, input)) !== 'string'
}

/** The bets of a member today. */
const betsOf = (
  { id, at, role, stake }: ClubMember,
  rng: Rng,
  day: number,
  hasOpenLines: boolean,
): SingleBet[] => {
  if (role === 'hedger') return oppositeBets(id, BigInt(stake), `${at}/${day}`, rng)
  if (role === 'quick' && !hasOpenLines) return []
  if (role !== 'quick' && rng.below(10) >= 6) return []
  const amount = yuan(Math.max(10, Math.floor((stake * (50 + rng.below(100))) / 200)))
  return [0, 1].map(() => ({
    memberId: id,
    stake: amount,
    isWon: rng.below(1_000) < 500,
    hedge: null,
  }))
}

/** A season of the club, day by day. */
export const playClub = async (
  site: ClubSite,
  owner: Sql,
  { seed, days, members: count, pressesEvery }: ClubPlan,
  say: (line: string) => void,
): Promise<PlayedClub> => {
  const rng = seededRng(seed)
  const { sql } = site.platform
  const drafts = draftMembers(rng, count, days)
  const members: ClubMember[] = []
  const hasDeposited = new Set<MemberId>()
  let [staked, withdrawals] = [0n, 0]
  for (let day = 0; day < days; day += 1) {
    const began: Instant = later(seasonBegin, day * dayMs)
    site.goTo(later(began, 6 * hourMs))
    for (const draft of drafts.filter(({ joins }) => joins === day))
      members.push(await registerMember(site, draft, rng, members))

    site.goTo(later(began, 12 * hourMs))
    const [balances, open] = [await readBalances(site), await readWithOpenLines(site)]
    const bets = members.flatMap((member) =>
      betsOf(member, rng, day, open.has(member.id) || !hasDeposited.has(member.id)),
    )
    const wanted = Map.groupBy(bets, ({ memberId }) => memberId)
    for (const member of members) {
      const { id, role } = member
      if (!hasDeposited.has(id)) {
        hasDeposited.add(id)
        await withRingCard(site, member, () =>
          depositMoney(site, member, yuan(firstDepositOf(member)), 'firstDeposit'),
        )
        continue
      }
      const needed = (wanted.get(id) ?? []).reduce((sum, { stake }) => sum + stake, 0n)
      if (role === 'quick' || needed <= (balances.get(id) ?? 0n)) continue
      const amount = yuan(Math.min(20_000, Math.max(500, 3 * member.stake)))
      await depositMoney(site, member, amount, 'againDeposit')
    }

    site.goTo(later(began, 14 * hourMs))
    staked += await playAll(sql, bets, site.platform.clock.now())
    await countPlay(site)

    site.goTo(later(began, 15 * hourMs))
    const afterPlay = await readBalances(site)
    for (const member of members) {
      const age = day - member.joins
      if (member.role === 'quick' && age > 0) {
        const balance = afterPlay.get(member.id) ?? 0n
        if (balance >= yuan(100) && (await withdraw(site, member, balance))) withdrawals += 1
      }
      if (age > 1 && rng.below(pressesEvery) > 0) continue
      await withRingCard(site, member, () => pressEverything(site, member, age < newDays))
    }
    site.goTo(later(began, dayMs + 2 * minuteMs))
    await runJobs(site)
    site.goTo(later(began, dayMs + 4 * hourMs))
    await runJobs(site)
    // A throw-away server has no autovacuum, and plans without statistics get slow.
    await owner`vacuum analyze`
    if ((day + 1) % 5 === 0 || day + 1 === days) say(`day ${day + 1}: ${members.length} members`)
  }
  return { members, staked, withdrawals }
}
