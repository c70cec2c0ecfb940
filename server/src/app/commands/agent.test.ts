import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentInfo } from '@xinghe/contract/agent.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { creditDeposit, memberOf, nameOf, openAgent, settlePlay } from '../../../test/agents.ts'
import { countEverything } from '../../../test/counted-play.ts'
import { runCommand } from '../../../test/run-command.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { goTo, yuan } from '../../../test/vip-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const run = (...words: string[]): Promise<string> => runCommand(site.platform, 'agent', ...words)

it('lists agents, shows one with its months, and ends an agency on record', async () => {
  const { sql, clock } = site.platform
  const now = clock.now()
  const agent = await openAgent(site, now)
  const member = await memberOf(site, agent, now)
  await creditDeposit(site, member.id, yuan(100), now)
  await settlePlay(site, member.id, { turnover: yuan(1_000), net: yuan(-200) }, now)
  await countEverything(sql)
  const name = await nameOf(site, agent.id)
  expect(await run('list')).toContain(`${name}  ${agent.code}`)
  const shown = await run('show', name.toUpperCase())
  expect(shown).toContain('1 members')
  expect(shown).toContain(
    `${monthPeriod(now).name}  running  active 1  won 200.00  awards 0.00  base 200.00  at 25 %  commission 50.00`,
  )
  expect(await run('end', name, '刷量', '多次')).toBe(`${name} is no agent any more`)
  expect(await run('show', name)).toContain('刷量 多次')
  const [line] = await sql`select detail from audit_line where action = 'end-agent'`
  expect(line?.['detail']).toEqual({ name, code: agent.code, reason: '刷量 多次' })
  const letters = await sql<{ body: string }[]>`
    select body_cn as body from letter where member_id = ${agent.id}`
  expect(letters.some(({ body }) => body.includes('原因：刷量 多次'))).toBe(true)
  await expect(run('end', name, 'again')).rejects.toThrow('is no running agent')
})

it('refuses unknown names and words, and an end without a reason', async () => {
  await expect(run('show', 'nobody99')).rejects.toThrow('"nobody99" is no agent')
  await expect(run('end', 'nobody99', 'x')).rejects.toThrow('is no running agent')
  await expect(run('end', 'nobody99')).rejects.toThrow('takes NAME and REASON')
  await expect(run('burn')).rejects.toThrow('agent takes list, show NAME or end NAME REASON')
})

it('the plan is shown and changed by the command of the activities', async () => {
  const activity = (...words: string[]) => runCommand(site.platform, 'activity', ...words)
  expect(await activity('agent/plan', 'show')).toContain('"reviewAbove": "10000.00"')
  const path = join(await mkdtemp(join(tmpdir(), 'xinghe-agent-')), 'terms.json')
  const next = monthPeriod(site.platform.clock.now()).until
  const write = (steps: object[]) => {
    const activeMember = { deposited: '50.00', counted: '500.00' }
    return writeFile(path, JSON.stringify({ terms: { activeMember, steps, reviewAbove: '1.00' } }))
  }
  const first = { active: 0, base: '0.00', rateBp: 2_000 }
  await write([first, first])
  await expect(activity('agent/plan', 'new', path, siteDay(next), 'less')).rejects.toThrow()
  await write([first])
  expect(await activity('agent/plan', 'new', path, siteDay(next), 'less')).toContain('version 2')
  goTo(site, next)
  const { data } = await site.call(agentInfo, {}, {})
  expect(data).toMatchObject({ version: 2, plan: { kind: 'agent', reviewAbove: '1.00' } })
})
