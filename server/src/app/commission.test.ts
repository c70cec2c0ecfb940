import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentInfo, agentReport } from '@xinghe/contract/agent.ts'
import { dealRecords } from '@xinghe/contract/records.ts'
import { dayMs, hourMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { isoText } from '@xinghe/rules/base/iso-text.ts'
import { monthPeriod, type Period } from '@xinghe/rules/base/period.ts'
import * as agents from '../../test/agents.ts'
import { countEverything } from '../../test/counted-play.ts'
import { balanceOf } from '../../test/ledger.ts'
import { runCommand } from '../../test/run-command.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { goTo, payDue, yuan } from '../../test/vip-member.ts'
import type { WalletMember } from '../../test/wallet-member.ts'
import { setMemberState } from '../features/account/profile/set-member-state.ts'
import { endAgent } from '../features/agent/agency/end-agent.ts'
import { commissionPayout } from '../features/agent/payouts/commission.ts'

let site: TestSite
/** The month of play; the clock stands in the one after it. */
let month: Period
/** Begins another month of play. */
const nextMonth = (): void => {
  month = monthPeriod(site.platform.clock.now())
  goTo(site, later(month.until, hourMs))
}
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const midMonth = (): Instant => later(month.from, 10 * dayMs)
const openAgent = () => agents.openAgent(site, month.from)
const memberOf = (agent: agents.TestAgent, realName?: string) =>
  agents.memberOf(site, agent, month.from, realName)
/** What makes a member active and loses this much. */
const playMonth = async ({ id }: WalletMember, lost: number, at = midMonth()): Promise<void> => {
  await agents.creditDeposit(site, id, yuan(100), at)
  await agents.settlePlay(site, id, { turnover: yuan(1_000), net: yuan(-lost) }, at)
}
const count = () => countEverything(site.platform.sql)
const pay = () => payDue(site, [commissionPayout])
/** To the 5th at 04:00, when the month is due, and pays it. */
const closeMonth = async (): Promise<void> => {
  await count()
  goTo(site, later(month.until, 4 * dayMs + 4 * hourMs))
  await pay()
}
const report = async (agent: agents.TestAgent) =>
  (await agents.callNow(site, agent, agentReport, { month: month.name })).data
const commissionsOf = async (memberId: MemberId) => {
  const rows = await site.platform.sql<{ id: string; amount: bigint; state: string }[]>`
    select id, amount, state from award where member_id = ${memberId} and source = 'commission'`
  return [...rows]
}

describe('the commission of a month', () => {
  it('is paid once on the 5th at 04:00, without turnover, for what the house won less awards', async () => {
    nextMonth()
    const agent = await openAgent()
    const [one, other] = [await memberOf(agent), await memberOf(agent)]
    await playMonth(one, 900)
    await agents.settlePlay(site, other.id, { turnover: yuan(50), net: yuan(130.5) }, midMonth())
    await agents.giveAward(site, one.id, yuan(60), midMonth())
    await agents.giveAward(site, other.id, yuan(15), midMonth(), 'vip-week')
    const bonus = await agents.giveBonus(site, other.id, yuan(5), midMonth())
    await agents.quitBonus(site, bonus, midMonth())
    // Of an agent who is a member of another: not an award.
    await agents.giveAward(site, other.id, yuan(500), midMonth(), 'commission')
    await count()
    // 900 − 130.50 = 769.50; less 75 of awards; a quarter of it.
    const commission = {
      active: 1,
      houseWin: '769.50',
      awards: '75.00',
      base: '694.50',
      rateBp: 2_500,
      amount: '173.62',
    }
    expect(await report(agent)).toMatchObject({ state: 'waiting', paidAt: null, commission })
    const due = later(month.until, 4 * dayMs + 4 * hourMs)
    goTo(site, later(due, -10 * minuteMs))
    await pay()
    expect(await commissionsOf(agent.id)).toEqual([])
    goTo(site, due)
    await Promise.all([pay(), pay()])
    await pay()
    expect(await commissionsOf(agent.id)).toMatchObject([
      { amount: yuan(173.62), state: 'granted' },
    ])
    expect(await balanceOf(site.platform.sql, agent.id)).toBe(yuan(173.62))
    const [transfer] = await site.platform.sql`
      select t.code, t.from_account from ledger_transfer t
      join ledger_account a on a.id = t.into_account where a.member_id = ${agent.id}`
    expect(transfer).toEqual({ code: 'commission', from_account: -24 })
    expect(
      await site.platform.sql`select 1 from turnover_line where member_id = ${agent.id}`,
    ).toEqual([])
    const records = await agents.callNow(site, agent, dealRecords, {
      from: isoText(month.until),
      to: isoText(later(due, dayMs)),
    })
    expect(records.data).toMatchObject({
      list: [{ category: 'award', channel: 'commission', channelName: '代理佣金' }],
    })
    const told = await report(agent)
    expect(told).toMatchObject({ state: 'paid', commission })
    expect(String(told['paidAt']).slice(0, 16)).toBe(isoText(due).slice(0, 16))
    // A closed month is told as it was closed, whatever is learnt of it later.
    await playMonth(one, 7_000)
    await count()
    expect(await report(agent)).toMatchObject({ state: 'paid', commission })
    const { data } = await agents.callNow(site, agent, agentInfo, {})
    expect(data['mine']).toMatchObject({ agency: { members: 2, newMembers: 0, paid: '173.62' } })
  })

  it('counts what falls into the month by GMT+8', async () => {
    nextMonth()
    const agent = await openAgent()
    const member = await memberOf(agent)
    const lose = (lost: number, at: Instant) =>
      agents.settlePlay(site, member.id, { turnover: yuan(1_000), net: yuan(-lost) }, at)
    for (const [lost, at] of [
      [1, later(month.from, -1)],
      [20, month.from],
      [300, later(month.until, -1)],
      [4_000, month.until],
    ] as const) {
      await lose(lost, at)
      await agents.creditDeposit(site, member.id, yuan(lost), at)
      await agents.giveAward(site, member.id, yuan(lost) / 10n, at)
    }
    await closeMonth()
    const told = await report(agent)
    expect(told).toMatchObject({
      commission: { active: 1, houseWin: '320.00', awards: '32.00', amount: '72.00' },
      days: [
        { deposited: '20.00', net: '-20.00', awards: '2.00', players: 1 },
        { deposited: '300.00', net: '-300.00', awards: '30.00', players: 1 },
      ],
    })
    const days = (told['days'] as { day: string }[]).map(({ day }) => day)
    expect(days[0]).toBe(`${month.name}-01`)
  })

  it('carries no loss into the next month', async () => {
    nextMonth()
    const agent = await openAgent()
    const member = await memberOf(agent)
    await playMonth(member, -5_000)
    await closeMonth()
    expect(await report(agent)).toMatchObject({
      state: 'none',
      commission: { houseWin: '-5000.00', base: '0.00', amount: '0.00' },
    })
    nextMonth()
    await playMonth(member, 400)
    await closeMonth()
    expect(await report(agent)).toMatchObject({ state: 'paid', commission: { amount: '100.00' } })
  })

  it('is nothing for a bonus that is taken at the end of a month and quit in the next', async () => {
    nextMonth()
    const agent = await openAgent()
    const member = await memberOf(agent)
    const bonus = await agents.giveBonus(site, member.id, yuan(1_888), later(month.until, -hourMs))
    await agents.quitBonus(site, bonus, month.until)
    await closeMonth()
    expect(await report(agent)).toMatchObject({ state: 'none', commission: { awards: '0.00' } })
    nextMonth()
    await closeMonth()
    expect(await report(agent)).toMatchObject({ state: 'none', commission: { awards: '0.00' } })
    expect(await commissionsOf(agent.id)).toEqual([])
  })

  it('has a bonus given back to it that is quit before it is paid, and none after that', async () => {
    nextMonth()
    const agent = await openAgent()
    const [early, late] = [await memberOf(agent), await memberOf(agent)]
    await playMonth(early, 400)
    await playMonth(late, 400)
    const lastHour = later(month.until, -hourMs)
    const quitEarly = await agents.giveBonus(site, early.id, yuan(100), lastHour)
    const quitLate = await agents.giveBonus(site, late.id, yuan(100), lastHour)
    const fifth = later(month.until, 4 * dayMs)
    await agents.quitBonus(site, quitEarly, later(fifth, -1))
    await agents.quitBonus(site, quitLate, fifth)
    await closeMonth()
    const told = await report(agent)
    expect(told).toMatchObject({
      commission: { houseWin: '800.00', awards: '100.00', amount: '175.00' },
    })
    // The days of a report sum up to its month.
    expect(told['days']).toMatchObject([
      { newMembers: 2, awards: '0.00' },
      { players: 2, awards: '0.00' },
      { players: 0, awards: '100.00' },
    ])
    nextMonth()
    await closeMonth()
    expect(await report(agent)).toMatchObject({ commission: { awards: '0.00' } })
  })

  it('has the winnings back that a member returns with a bonus of the same month', async () => {
    nextMonth()
    const agent = await openAgent()
    const members = [await memberOf(agent), await memberOf(agent)]
    for (const [number, quitAt] of [midMonth(), month.until].entries()) {
      const id = members[number]?.id ?? 'mem_'
      const bonus = await agents.giveBonus(site, id, yuan(100), month.from)
      await agents.payWin(site, id, yuan(50), midMonth())
      await agents.settlePlay(site, id, { turnover: yuan(50), net: yuan(50) }, midMonth())
      expect(await agents.quitBonus(site, bonus, quitAt)).toMatchObject({ takes: yuan(150) })
    }
    await count()
    // Both won 50 and returned 150. Of the later one the bonus alone is counted, in its month.
    expect(await report(agent)).toMatchObject({
      commission: { houseWin: '-100.00', awards: '-50.00', amount: '0.00' },
    })
    nextMonth()
    await closeMonth()
    expect(await report(agent)).toMatchObject({ commission: { awards: '0.00', amount: '0.00' } })
  })

  it('above the limit waits for an operator', async () => {
    nextMonth()
    const [most, granted, refused] = [await openAgent(), await openAgent(), await openAgent()]
    await playMonth(await memberOf(most), 40_000)
    await playMonth(await memberOf(granted), 40_000.04)
    await playMonth(await memberOf(refused), 80_000)
    await closeMonth()
    await pay()
    expect(await commissionsOf(most.id)).toMatchObject([{ amount: yuan(10_000), state: 'granted' }])
    expect(await report(granted)).toMatchObject({
      state: 'review',
      paidAt: null,
      commission: { amount: '10000.01' },
    })
    expect(await balanceOf(site.platform.sql, granted.id)).toBe(0n)
    const decide = async (agent: agents.TestAgent, word: string) => {
      const [award] = await commissionsOf(agent.id)
      return runCommand(site.platform, 'award-review', award?.id ?? '', word, '核对')
    }
    expect(await runCommand(site.platform, 'award-reviews')).toContain(`commission  ${month.name}`)
    await decide(granted, 'grant')
    await decide(refused, 'refuse')
    expect(await report(granted)).toMatchObject({ state: 'paid' })
    expect(await balanceOf(site.platform.sql, granted.id)).toBe(yuan(10_000.01))
    expect(await report(refused)).toMatchObject({ state: 'refused', paidAt: null })
    expect(await balanceOf(site.platform.sql, refused.id)).toBe(0n)
    const letters = await site.platform.sql<{ title: string }[]>`
      select title_cn as title from letter where member_id = ${refused.id}`
    expect(letters.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['代理佣金正在审核', '代理佣金未通过审核']),
    )
  })

  it('is the share of a higher step with enough active members', async () => {
    nextMonth()
    const agent = await openAgent()
    for (let at = 0; at < 10; at += 1) await playMonth(await memberOf(agent), 5_000)
    await closeMonth()
    expect(await report(agent)).toMatchObject({
      commission: { active: 10, base: '50000.00', rateBp: 3_000, amount: '15000.00' },
    })
  })

  it("counts nothing of the agent's own other accounts", async () => {
    nextMonth()
    const agent = await agents.openAgent(site, month.from, '周一人')
    const honest = await memberOf(agent)
    const sameName = await memberOf(agent, '周一人')
    const sameBrowser = await memberOf(agent)
    const { sql } = site.platform
    await sql`
      insert into member_device (member_id, uuid, browser, first_seen_at, last_seen_at)
      values (${sameBrowser.id}, ${agent.uuid}, '', now(), now())`
    await playMonth(honest, 100)
    await playMonth(sameName, 1_000)
    await playMonth(sameBrowser, 10_000)
    await closeMonth()
    expect(await report(agent)).toMatchObject({
      commission: { active: 1, houseWin: '100.00', amount: '25.00' },
    })
  })

  it('is paid to an agent whose account is frozen', async () => {
    nextMonth()
    const agent = await openAgent()
    await playMonth(await memberOf(agent), 100)
    const name = await agents.nameOf(site, agent.id)
    await setMemberState(site.platform, { name, change: 'freeze', reason: 'test', actor: 'test' })
    await closeMonth()
    expect(await commissionsOf(agent.id)).toMatchObject([{ amount: yuan(25), state: 'granted' }])
  })

  it('ends with the month before the agency ends, and nothing later is shown', async () => {
    nextMonth()
    const agent = await openAgent()
    const member = await memberOf(agent)
    await playMonth(member, 100)
    await playMonth(member, 1_000, later(month.until, 1))
    await count()
    // In the month after, before the earlier one is paid.
    await endAgent(site.platform, {
      name: await agents.nameOf(site, agent.id),
      reason: '违规',
      actor: 'test',
    })
    await closeMonth()
    expect(await report(agent)).toMatchObject({ state: 'paid', commission: { amount: '25.00' } })
    nextMonth()
    await closeMonth()
    expect(await report(agent)).toMatchObject({
      state: 'none',
      commission: { houseWin: '0.00', amount: '0.00' },
      days: [],
    })
    expect(await commissionsOf(agent.id)).toHaveLength(1)
  })
})
