import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { coolOff } from '@xinghe/contract/account-protection.ts'
import { agentInfo, applyAgent } from '@xinghe/contract/agent.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshPerson, nameOf } from '../../../../test/agents.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { endTerms } from '../../../platform/terms/change-terms.ts'
import { endAgent } from './end-agent.ts'
import { insertAgent } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const agencies = async ({ id }: WalletMember): Promise<number> =>
  (await site.platform.sql`select 1 from agent where member_id = ${id}`).length
const person = () => walletMember(site, { realName: freshPerson() })

describe('an application', () => {
  it('makes an agent at once, with a code and a letter', async () => {
    const member = await person()
    expect((await member.call(agentInfo, {})).data['mine']).toEqual({
      state: 'none',
      conditions: [
        { code: 'phone', isMet: true },
        { code: 'real-name', isMet: true },
      ],
      agency: null,
    })
    const { data } = await member.call(applyAgent, {})
    expect(data['code']).toMatch(/^[3479ACDEFHJKMNPR]{10}$/)
    expect((await member.call(agentInfo, {})).data['mine']).toMatchObject({
      state: 'agent',
      agency: { code: data['code'], members: 0, newMembers: 0, paid: '0.00' },
    })
    const letters = await site.platform.sql<{ body: string }[]>`
      select body_cn as body from letter where member_id = ${member.id}`
    expect(letters).toMatchObject([{ body: expect.stringContaining(String(data['code'])) }])
  })

  it.each([
    [['phone'], ['phone']],
    [['realName'], ['real-name']],
    [
      ['phone', 'realName'],
      ['phone', 'real-name'],
    ],
  ] as const)('without %j is refused with %j', async (without, conditions) => {
    const member = await walletMember(site, { without })
    expect(await member.call(applyAgent, {})).toMatchObject({
      status_code: 6012,
      data: { refusal: 'conditions-unmet', conditions },
    })
    expect(await agencies(member)).toBe(0)
  })

  it('is answered again by its request id, and refused under another', async () => {
    const member = await person()
    const requestId = randomUUID()
    const first = await member.call(applyAgent, {}, requestId)
    expect((await member.call(applyAgent, {}, requestId)).data).toEqual(first.data)
    expect((await member.call(applyAgent, {})).data).toMatchObject({ refusal: 'agent-already' })
  })

  it('makes one agent of many at once', async () => {
    const member = await person()
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.call(applyAgent, {})))
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1)
    expect(answers.filter(({ data }) => data.refusal === 'agent-already')).toHaveLength(3)
  })

  it('waits for one under way, and is refused when that has made the agent', async () => {
    const member = await person()
    const { sql, clock } = site.platform
    let second: Promise<unknown> = Promise.resolve()
    await sql.begin(async (tx) => {
      await lockMembers(tx, [member.id])
      await insertAgent(tx, member.id, clock.now())
      second = member.call(applyAgent, {})
      await vi.waitFor(async () => {
        const [waiting] = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect(waiting).toBeDefined()
      })
    })
    expect(await second).toMatchObject({ data: { refusal: 'agent-already' } })
  })

  it('is refused during a break and for a frozen account', async () => {
    const [tired, frozen] = [await person(), await person()]
    await tired.call(coolOff, { days: 7 })
    expect((await tired.call(applyAgent, {})).data).toMatchObject({ refusal: 'cooling-off' })
    await site.platform.sql`update member set state = 'frozen' where id = ${frozen.id}`
    site.platform.sessions.forget(frozen.id)
    expect((await frozen.call(applyAgent, {})).data).toMatchObject({ refusal: 'account-frozen' })
    expect([await agencies(tired), await agencies(frozen)]).toEqual([0, 0])
  })

  it('is refused after the end of an agency', async () => {
    const member = await person()
    await member.call(applyAgent, {})
    await endAgent(site.platform, {
      name: await nameOf(site, member.id),
      reason: '违规',
      actor: 'test',
    })
    expect((await member.call(applyAgent, {})).data).toMatchObject({ refusal: 'agent-ended' })
    expect((await member.call(agentInfo, {})).data['mine']).toMatchObject({ state: 'ended' })
  })

  it('is refused after the end of the plan', async () => {
    const { sql, clock } = site.platform
    const now = clock.now()
    const change = { kind: 'agent', id: 'plan', actor: 'test', reason: 'over' }
    await endTerms(sql, change, later(now, 1_000), now)
    clock.advance?.(1_000)
    const member = await person()
    expect((await member.call(applyAgent, {})).data).toMatchObject({ refusal: 'activity-over' })
    expect(await agencies(member)).toBe(0)
  })
})
