import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentInfo, agentMembers, agentReport } from '@xinghe/contract/agent.ts'
import { commissionOf } from '@xinghe/rules/agent/commission.ts'
import { dayMs, hourMs, later, siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { monthPeriod, periodAfter, periodBefore, type Period } from '@xinghe/rules/base/period.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import * as agents from '../../../../test/agents.ts'
import { countEverything } from '../../../../test/counted-play.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { goTo, yuan } from '../../../../test/vip-member.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { addTerms } from '../../../platform/terms/change-terms.ts'
import { encodeAgentTerms } from '@xinghe/contract/agent-terms.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'

let site: TestSite
/** A month that is over, and the one that runs. */
let month: Period
let running: Period
beforeAll(async () => {
  site = await startSite()
  month = monthPeriod(site.platform.clock.now())
  goTo(site, later(month.until, 2 * dayMs))
  running = periodAfter(monthPeriod, month)
})
afterAll(() => site.close())

const rows = (value: unknown) => value as Record<string, unknown>[]

interface Sums {
  readonly deposited: Fen
  readonly counted: Fen
  readonly net: Fen
  readonly awards: Fen
}
interface Deed extends Sums {
  readonly which: number
  readonly at: Instant
}
const nothing: Sums = { deposited: 0n, counted: 0n, net: 0n, awards: 0n }
const sumsOf = (deeds: readonly Sums[]): Sums =>
  deeds.reduce(
    (sum, deed) => ({
      deposited: sum.deposited + deed.deposited,
      counted: sum.counted + deed.counted,
      net: sum.net + deed.net,
      awards: sum.awards + deed.awards,
    }),
    nothing,
  )
const texts = (sums: Sums) => ({
  deposited: fenToText(sums.deposited),
  counted: fenToText(sums.counted),
  net: fenToText(sums.net),
  awards: fenToText(sums.awards),
})

/** Deposits, awards and play of these members over the month; the list is what a report must sum up. */
const doAtRandom = async (people: readonly WalletMember[]): Promise<Deed[]> => {
  const rng = seededRng(20_261_117)
  const deeds: Deed[] = []
  for (let number = 0; number < 80; number += 1) {
    const which = rng.below(people.length)
    const id = people[which]?.id ?? 'mem_'
    const at = later(month.from, dayMs + rng.below(27 * dayMs))
    const amount = BigInt(1 + rng.below(900_00))
    const net = amount / 2n - BigInt(rng.below(900_00))
    const what = rng.below(4)
    if (what === 0) {
      await agents.creditDeposit(site, id, amount, at)
      deeds.push({ ...nothing, which, at, deposited: amount })
    } else if (what === 1) {
      await agents.giveAward(site, id, amount, at)
      deeds.push({ ...nothing, which, at, awards: amount })
    } else {
      await agents.settlePlay(site, id, { turnover: amount, net }, at)
      deeds.push({ ...nothing, which, at, counted: amount, net })
    }
  }
  return deeds
}

describe('a report', () => {
  it('is the sum of what the members did, by day and by member', async () => {
    const agent = await agents.openAgent(site, month.from, '陈同')
    const joined = later(month.from, dayMs)
    const people: WalletMember[] = []
    for (const name of [undefined, undefined, undefined, undefined, '陈同'])
      people.push(await agents.memberOf(site, agent, joined, name))
    const deeds = await doAtRandom(people)
    await countEverything(site.platform.sql)
    // The last one is the agent.
    const months = people.map((_, which) => ({
      ...sumsOf(deeds.filter((deed) => deed.which === which)),
      isSamePerson: which === 4,
    }))
    const { terms } = await requireAgentTerms(site.platform.sql, month.from)
    const wanted = commissionOf(terms, months)
    const { data } = await agents.callNow(site, agent, agentReport, { month: month.name })
    expect(data).toMatchObject({
      state: 'waiting',
      months: [running.name, month.name],
      commission: {
        active: wanted.active,
        houseWin: fenToText(wanted.houseWin),
        awards: fenToText(wanted.awards),
        base: fenToText(wanted.base),
        rateBp: wanted.rateBp,
        amount: fenToText(wanted.amount),
      },
    })
    const byDay = Map.groupBy(
      deeds.filter(({ which }) => which !== 4),
      ({ at }) => siteDay(at),
    )
    byDay.set(siteDay(joined), byDay.get(siteDay(joined)) ?? [])
    expect(data['days']).toEqual(
      [...byDay]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([day, done]) => ({
          day,
          newMembers: day === siteDay(joined) ? 5 : 0,
          players: new Set(done.filter(({ counted }) => counted > 0n).map(({ which }) => which))
            .size,
          ...texts(sumsOf(done)),
        })),
    )
    const members = await agents.callNow(site, agent, agentMembers, { month: month.name })
    const list = members.data['list'] as Record<string, unknown>[]
    expect(list).toHaveLength(5)
    expect(list).toEqual(
      expect.arrayContaining(
        months.map(({ isSamePerson, ...sums }) =>
          expect.objectContaining({ isSamePerson, ...texts(sums) }),
        ),
      ),
    )
    expect(list.filter(({ isActive }) => isActive)).toHaveLength(wanted.active)
  })

  it('is refused to others, and for months before the application or to come', async () => {
    const agent = await agents.openAgent(site, month.from)
    const other = await walletMember(site)
    for (const call of [agentReport, agentMembers]) {
      expect(await agents.callNow(site, other, call, { month: month.name })).toMatchObject({
        status_code: 6012,
        data: { refusal: 'not-agent' },
      })
      for (const { name } of [periodBefore(monthPeriod, month), periodAfter(monthPeriod, running)])
        expect(await agents.callNow(site, agent, call, { month: name })).toMatchObject({
          status_code: 6004,
          data: { refusal: 'not-found' },
        })
      const odd = await agents.callNow(site, agent, call, { month: '2026-13' })
      expect(odd.data).toMatchObject({ refusal: 'invalid-parameter' })
    }
  })
})

describe('the members of an agent', () => {
  const joinedAt = (hours: number): Instant => later(month.from, hours * hourMs)

  it('are masked, newest first, by page, and to their agent alone', async () => {
    const [agent, other] = [
      await agents.openAgent(site, month.from),
      await agents.openAgent(site, month.from),
    ]
    for (let at = 1; at <= 5; at += 1) await agents.memberOf(site, agent, joinedAt(at))
    // Registered after the month: not of it.
    await agents.memberOf(site, agent, running.from)
    const ask = async (input: object) =>
      (await agents.callNow(site, agent, agentMembers, { month: month.name, ...input })).data
    const first = await ask({ pageSize: 2 })
    expect(first).toMatchObject({ total: 5 })
    const last = await ask({ pageSize: 2, pageNum: 3 })
    expect(last).toMatchObject({ total: 5 })
    const times = [...rows(first['list']), ...rows(last['list'])].map(({ registeredAt }) =>
      Date.parse(String(registeredAt)),
    )
    expect(times).toEqual([joinedAt(5), joinedAt(4), joinedAt(1)])
    for (const { name } of rows(first['list'])) expect(name).toMatch(/^.\*\*\*.$/)
    const { data } = await agents.callNow(site, other, agentMembers, { month: month.name })
    expect(data).toEqual({ total: 0, list: [] })
    const mine = await agents.callNow(site, agent, agentInfo, {})
    expect(mine.data['mine']).toMatchObject({ agency: { members: 6, newMembers: 1 } })
  })

  it('can be asked for by whether they are active', async () => {
    const agent = await agents.openAgent(site, month.from)
    const [busy, idle] = [
      await agents.memberOf(site, agent, joinedAt(2)),
      await agents.memberOf(site, agent, joinedAt(1)),
    ]
    for (const [member, turnover] of [
      [busy, 1_000],
      [idle, 999.99],
    ] as const) {
      await agents.creditDeposit(site, member.id, yuan(100), joinedAt(3))
      const play = { turnover: yuan(turnover), net: 0n }
      await agents.settlePlay(site, member.id, play, joinedAt(3))
    }
    await countEverything(site.platform.sql)
    const ask = async (isActive: boolean, pageNum = 1) => {
      const input = { month: month.name, isActive, pageNum, pageSize: 1 }
      return (await agents.callNow(site, agent, agentMembers, input)).data
    }
    expect(await ask(true)).toMatchObject({ total: 1, list: [{ counted: '1000.00' }] })
    expect(await ask(false)).toMatchObject({ total: 1, list: [{ counted: '999.99' }] })
    expect(await ask(false, 2)).toEqual({ total: 1, list: [] })
  })
})

describe('the plan', () => {
  it('is shown to anyone, with rules from its figures, also in Traditional', async () => {
    const { data } = await site.call(agentInfo, {}, {})
    expect(data).toMatchObject({ mine: null, plan: { kind: 'agent', reviewAbove: '10000.00' } })
    expect(JSON.stringify(data['rules'])).toContain('达到 10 人且佣金基数达到 ¥50,000')
    const traditional = await site.call(agentInfo, { language: 'zh-TW' }, {})
    expect(JSON.stringify(traditional.data['rules'])).toContain('佣金計算')
  })

  it('of a month is the one with which it began', async () => {
    const { sql, clock } = site.platform
    const { terms } = await requireAgentTerms(sql, running.from)
    const steps = [{ active: 0, base: 0n, rateBp: 1_000 }]
    const changed = { until: null, terms: encodeAgentTerms({ ...terms, steps }), texts: {} }
    const change = { kind: 'agent', id: 'plan', actor: 'test', reason: 'less' }
    await addTerms(sql, change, { from: later(clock.now(), dayMs), ...changed }, clock.now())
    goTo(site, later(clock.now(), 2 * dayMs))
    const rate = async () => {
      const { data } = await site.call(agentInfo, {}, {})
      return (data['plan'] as { steps: { rateBp: number }[] }).steps[0]?.rateBp
    }
    expect(await rate()).toBe(2_500)
    goTo(site, running.until)
    expect(await rate()).toBe(1_000)
  })
})
