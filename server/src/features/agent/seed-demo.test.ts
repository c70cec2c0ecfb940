import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentInfo, agentMembers, agentReport } from '@xinghe/contract/agent.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { callNow } from '../../../test/agents.ts'
import { countEverything } from '../../../test/counted-play.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { goTo, payDue } from '../../../test/vip-member.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { commissionPayout } from './payouts/commission.ts'
import { seedDemoAgent } from './seed-demo.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it('the demonstration agent has members, and a commission for a closed month', async () => {
  const { sql, clock } = site.platform
  const [agent] = await sql<{ id: `mem_${string}` }[]>`
    select id from member where name = 'agent888'`
  if (agent === undefined) throw new Error('there is no demonstration agent')
  await countEverything(sql)
  await payDue(site, [commissionPayout])
  // The month whose commission was due at the seeding, or else the next.
  goTo(site, later(monthPeriod(clock.now()).until, commissionPayout.dueAfterMs))
  await payDue(site, [commissionPayout])
  const member = { id: agent.id, uuid: '' }
  const { data } = await callNow(site, member, agentInfo, {})
  const mine = data['mine'] as { state: string; agency: { members: number; paid: string } }
  expect(mine.state).toBe('agent')
  expect(mine.agency.members).toBeGreaterThanOrEqual(4)
  expect(Number(mine.agency.paid)).toBeGreaterThan(0)
  const now = await callNow(site, member, agentReport, { month: monthPeriod(clock.now()).name })
  const months = now.data['months'] as string[]
  const first = months.at(-1) ?? ''
  const report = await callNow(site, member, agentReport, { month: first })
  expect(report.data).toMatchObject({ state: 'paid' })
  const members = await callNow(site, member, agentMembers, { month: first })
  const list = members.data['list'] as { isActive: boolean; isSamePerson: boolean }[]
  expect(list.some(({ isActive }) => isActive)).toBe(true)
  expect(list.filter(({ isSamePerson }) => isSamePerson)).toHaveLength(1)
  expect((await verifyLedger(sql)).differences).toEqual([])
})

it('seeding again changes nothing', async () => {
  const { sql } = site.platform
  const count = async () => {
    const [row] = await sql`
      select (select count(*) from agent) as agents, (select count(*) from play_fact) as facts,
             (select count(*) from ledger_transfer) as transfers`
    return row
  }
  const before = await count()
  await seedDemoAgent(site.platform)
  expect(await count()).toEqual(before)
})
