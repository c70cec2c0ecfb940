import { activitySource } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, hourMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { monthPeriod, periodBefore, type Period } from '@xinghe/rules/base/period.ts'
import type { PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import type { NewAward } from '../../ledger/awards/award.ts'
import { grantAwards } from '../../ledger/awards/grant-awards.ts'
import { writePlayFacts, type NewPlayFact } from '../../ledger/counted-play/write-facts.ts'
import { post, type Transfer } from '../../ledger/post.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { Platform } from '../../platform/parts.ts'
import { insertAgent } from './agency/store.ts'
import { commissionPayout } from './payouts/commission.ts'
import { backdateAgent, placeUnderAgent } from './store-demo.ts'

const agentName = 'agent888'

/** Amounts in yuan. */
interface DemoMember {
  readonly name: string
  /** Days after the agent's own application. */
  readonly joins: number
  readonly category: PlayCategory
  /** Deposited on the day of the registration, and with the same sum every `depositEvery` days. */
  readonly deposit: number
  readonly depositEvery: number
  /** What a day of play bets, and how many days lie between two of them. */
  readonly bets: number
  readonly playEvery: number
}

const demoMembers: readonly DemoMember[] = [
  {
    name: 'lucky301',
    joins: 1,
    category: 'TY',
    deposit: 2_000,
    depositEvery: 9,
    bets: 880,
    playEvery: 2,
  },
  {
    name: 'river302',
    joins: 2,
    category: 'DZ',
    deposit: 1_000,
    depositEvery: 12,
    bets: 620,
    playEvery: 3,
  },
  {
    name: 'stone303',
    joins: 5,
    category: 'ZR',
    deposit: 3_000,
    depositEvery: 15,
    bets: 760,
    playEvery: 2,
  },
  {
    name: 'cloud304',
    joins: 9,
    category: 'CP',
    deposit: 100,
    depositEvery: 20,
    bets: 60,
    playEvery: 6,
  },
  {
    name: 'maple305',
    joins: 16,
    category: 'QP',
    deposit: 500,
    depositEvery: 10,
    bets: 340,
    playEvery: 3,
  },
  {
    name: 'tiger306',
    joins: 33,
    category: 'TY',
    deposit: 200,
    depositEvery: 30,
    bets: 150,
    playEvery: 4,
  },
  {
    name: 'second888',
    joins: 12,
    category: 'TY',
    deposit: 1_000,
    depositEvery: 14,
    bets: 500,
    playEvery: 4,
  },
]

/** No play in the last days: a new site pays no rebates by itself. */
const quietDays = 2
/** Results of successive days of play, in hundredths of the bets; below zero where the member lost. */
const results = [-38n, -12n, 25n, -60n, -8n, 14n, -45n]

const yuan = (amount: number): Fen => BigInt(amount) * 100n

/** The last month whose commission is due by now: the site closes and pays it with its first run. */
const dueMonth = (now: Instant): Period => {
  const isDue = ({ until }: Period): boolean => later(until, commissionPayout.dueAfterMs) <= now
  const last = periodBefore(monthPeriod, monthPeriod(now))
  return isDue(last) ? last : periodBefore(monthPeriod, last)
}

/** Every `step`th day from the first on, at 20:00, as long as it lies `quiet` days back. */
const evenings = (first: Instant, step: number, quiet: number, now: Instant): Instant[] => {
  const all: Instant[] = []
  for (
    let at = later(first, 20 * hourMs);
    at < later(now, -quiet * dayMs);
    at = later(at, step * dayMs)
  )
    all.push(at)
  return all
}

const depositOf = (memberId: MemberId, amount: Fen, at: Instant): Transfer => ({
  from: { house: 'rail:bank' },
  into: { memberId, pocket: 'centre' },
  amount,
  code: 'deposit',
  cause: '演示存款',
  key: `demo-deposit:${memberId}:${at}`,
})

const playOf = (memberId: MemberId, { category, bets }: DemoMember, day: number): NewPlayFact => ({
  memberId,
  category,
  bet: `demo/agent/${day}`,
  edgeBp: 300,
  turnover: yuan(bets),
  net: (yuan(bets) * (results[(day + bets) % results.length] ?? 0n)) / 100n,
  hedge: null,
})

/** The tasks of new members, which lower the agent's base. */
const taskAward = (memberId: MemberId): NewAward => ({
  memberId,
  source: activitySource('newTask', '1'),
  period: '',
  item: 'all',
  amount: yuan(18),
  multipleHundredths: 100,
  version: null,
  claimUntil: null,
})

/** Registration, an award, deposits and days of play of one member, up to now. */
const seedMember = async (
  tx: Tx,
  demo: DemoMember,
  agentId: MemberId,
  since: Instant,
  now: Instant,
): Promise<void> => {
  const joined = later(since, demo.joins * dayMs)
  if (joined >= later(now, -dayMs)) return
  const memberId = await placeUnderAgent(tx, demo.name, agentId, later(joined, 19 * hourMs))
  if (memberId === null) return
  await grantAwards(tx, [taskAward(memberId)], later(joined, 21 * hourMs))
  for (const at of evenings(joined, demo.depositEvery, 0, now))
    await post(tx, [depositOf(memberId, yuan(demo.deposit), at)], at)
  for (const [day, at] of evenings(joined, demo.playEvery, quietDays, now).entries())
    await writePlayFacts(tx, [playOf(memberId, demo, day)], at)
}

/** Makes a demonstration account an agent, with simulated members and a closed month. */
export const seedDemoAgent = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const { from: since } = dueMonth(now)
    const agentId = await backdateAgent(tx, agentName, since)
    if (agentId === null) return
    await insertAgent(tx, agentId, since)
    for (const demo of demoMembers) await seedMember(tx, demo, agentId, since, now)
  })
