import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { freshPerson, nameOf, openAgent } from '../../../../test/agents.ts'
import { claimItem } from '../../../../test/promotions/claim-item.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, visitor } from '../../../../test/visitor.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { endAgent } from './end-agent.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Registers with these codes and tells what was stored. */
const register = async (codes: { rCode?: string; iCode?: string }) => {
  const name = freshName()
  const answer = await visitor(site).register(name, codes)
  expect(answer).toMatchObject({ status_code: 6000 })
  const id = String(answer.data['userId'])
  const [member] = await site.platform.sql<
    { rCode: string; iCode: string; agentId: string | null }[]
  >`select r_code as "rCode", i_code as "iCode", agent_id as "agentId" from member where id = ${id}`
  return { id, ...member }
}
const friendsOf = async (member: WalletMember): Promise<{ code: string; friends: unknown[] }> =>
  (await member.call(invitedFriends, { id: '1' })).data as never

describe('a registration', () => {
  it('under the code of an agent, in any case, has that agent', async () => {
    const agent = await openAgent(site, site.platform.clock.now())
    expect(await register({ rCode: agent.code })).toMatchObject({ agentId: agent.id })
    const rCode = agent.code.toLowerCase()
    expect(await register({ rCode })).toMatchObject({ rCode, agentId: agent.id })
  })

  it('keeps an unknown code and ignores it', async () => {
    expect(await register({ rCode: 'ABC-1' })).toMatchObject({ rCode: 'ABC-1', agentId: null })
    expect(await register({})).toMatchObject({ rCode: '', agentId: null })
  })

  it('under the code of an ended agency has no agent, and members stay', async () => {
    const agent = await openAgent(site, site.platform.clock.now())
    const before = await register({ rCode: agent.code })
    const name = await nameOf(site, agent.id)
    await endAgent(site.platform, { name, reason: '违规', actor: 'test' })
    expect(await register({ rCode: agent.code })).toMatchObject({ agentId: null })
    const [member] = await site.platform.sql`select agent_id from member where id = ${before.id}`
    expect(member).toEqual({ agent_id: agent.id })
  })

  it('with both codes has the agent and no inviter', async () => {
    const agent = await openAgent(site, site.platform.clock.now())
    const inviter = await walletMember(site, { realName: freshPerson() })
    const { code: iCode } = await friendsOf(inviter)
    const both = await register({ rCode: agent.code, iCode })
    expect(both).toMatchObject({ agentId: agent.id, iCode })
    expect((await friendsOf(inviter)).friends).toEqual([])
    // An unknown code of an agent leaves the invitation.
    await register({ rCode: 'NOBODY', iCode })
    expect((await friendsOf(inviter)).friends).toHaveLength(1)
  })

  it('with an agent earns no award for an invitation', async () => {
    const agent = await openAgent(site, site.platform.clock.now())
    const [inviter, friend] = [
      await walletMember(site, { realName: freshPerson() }),
      await walletMember(site, { realName: freshPerson() }),
    ]
    const { code } = await friendsOf(inviter)
    const { sql } = site.platform
    await sql`update member set i_code = ${code} where id = ${friend.id}`
    const unmet = await claimItem(friend, 'friendInvitation', 'invited')
    expect(unmet.data).toMatchObject({ refusal: 'conditions-unmet' })
    await sql`update member set agent_id = ${agent.id} where id = ${friend.id}`
    const nothing = await claimItem(friend, 'friendInvitation', 'invited')
    expect(nothing.data).toMatchObject({ refusal: 'not-found' })
  })
})
