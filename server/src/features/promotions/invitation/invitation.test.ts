import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityState } from '@xinghe/contract/promotions.ts'
import { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { countEverything } from '../../../../test/counted-play.ts'
import { claimItem, playFor } from '../../../../test/promotions/claim-item.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

let names = 0
const person = (realName = `王${String.fromCodePoint(0x4e00 + (names += 1))}`) =>
  walletMember(site, { realName })

let orders = 0
const deposit = async (member: WalletMember, amount: bigint): Promise<void> => {
  const { sql, clock } = site.platform
  const now = timestamp(clock.now())
  await sql`
    insert into deposit_order (id, member_id, rail, amount, pay_amount, payee, state, received,
                               made_at, expires_at, ended_at)
    values (${`dep_invite${(orders += 1)}`}, ${member.id}, 'bank', ${amount}, ${amount}, '{}', 'paid',
            ${amount}, ${now}, ${now}, ${now})`
}
const codeOf = async (member: WalletMember): Promise<string> =>
  String((await member.call(invitedFriends, { id: '1' })).data['code'])

/** A member who registered with the inviter's code. */
const friendOf = async (inviter: WalletMember, realName?: string): Promise<WalletMember> => {
  const friend = await person(realName)
  const code = (await codeOf(inviter)).toLowerCase()
  await site.platform.sql`update member set i_code = ${code} where id = ${friend.id}`
  return friend
}
const qualify = async (...friends: readonly WalletMember[]): Promise<void> => {
  const { sql, clock } = site.platform
  for (const friend of friends) {
    await deposit(friend, 100_00n)
    await playFor(sql, friend.id, 1_000_00n, clock.now())
  }
  await countEverything(sql)
}
const claim = (member: WalletMember, item: string) => claimItem(member, 'friendInvitation', item)
const awardsOf = async (member: WalletMember): Promise<[string, bigint][]> => {
  const rows = await site.platform.sql<{ item: string; amount: bigint }[]>`
    select item, amount from award where member_id = ${member.id} order by offered_at, item`
  return rows.map(({ item, amount }) => [item, amount])
}
const stepsOf = async (member: WalletMember): Promise<string[]> => {
  const { data } = await member.call(invitedFriends, { id: '1' })
  return (data['friends'] as { step: string }[]).map(({ step }) => step)
}

describe('an invitation', () => {
  it('earns both an award when the friend has deposited, played and claimed', async () => {
    const inviter = await person()
    const friend = await friendOf(inviter)
    expect(await stepsOf(inviter)).toEqual(['registered'])
    expect((await claim(friend, 'invited')).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['deposited', 'counted'],
    })
    await qualify(friend)
    expect(await stepsOf(inviter)).toEqual(['played'])
    expect(await awardsOf(inviter)).toEqual([])
    expect(await claim(friend, 'invited')).toMatchObject({
      status_code: 6000,
      data: { centerWalletBalance: '18.00' },
    })
    const item = `friend-${await codeOf(friend)}`
    expect(await awardsOf(inviter)).toEqual([[item, 38_00n]])
    expect(await claim(inviter, item)).toMatchObject({ data: { centerWalletBalance: '38.00' } })
    expect((await claim(inviter, item)).data.refusal).toBe('award-claimed')
    expect((await claim(friend, 'invited')).data.refusal).toBe('award-claimed')
    expect(await stepsOf(inviter)).toEqual(['rewarded'])
  })

  it('shows friends masked, and to their inviter alone', async () => {
    const [inviter, other] = [await person(), await person()]
    await friendOf(inviter)
    const { data } = await inviter.call(invitedFriends, { id: '1' })
    expect(data).toMatchObject({ friends: [{ name: expect.stringMatching(/^.\*\*\*.$/) }] })
    expect(await stepsOf(other)).toEqual([])
  })

  it('is nothing for a member whom nobody invited', async () => {
    const member = await person()
    await qualify(member)
    expect((await claim(member, 'invited')).data.refusal).toBe('not-found')
  })

  it('earns nothing when both are one person', async () => {
    const inviter = await person('赵同')
    const friend = await friendOf(inviter, '赵同')
    await qualify(friend)
    expect((await claim(friend, 'invited')).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['another-person'],
    })
    expect(await awardsOf(inviter)).toEqual([])
  })

  it('earns nothing when a card went from one account to the other', async () => {
    const { sql, clock } = site.platform
    const inviter = await person()
    const friend = await friendOf(inviter)
    await qualify(friend)
    for (const { id } of [inviter, friend]) {
      const now = timestamp(clock.now())
      await sql`update member_card set removed_at = ${now} where number_hash = 'handed over'`
      await sql`
        insert into member_card (id, member_id, kind, number_sealed, number_hash, number_masked,
                                 holder_masked, is_default, made_at)
        values (${`card_${id}`}, ${id}, 'bank', '', 'handed over', '', '', true, ${now})`
    }
    expect((await claim(friend, 'invited')).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['another-person'],
    })
  })

  it('earns one award for a person who registers twice', async () => {
    const inviter = await person()
    const friends = [await friendOf(inviter, '钱同'), await friendOf(inviter, '钱同')]
    await qualify(...friends)
    const claims = await Promise.all(friends.map((friend) => claim(friend, 'invited')))
    const refused = claims.filter(({ status_code }) => status_code !== 6000)
    expect(refused).toMatchObject([{ data: { refusal: 'award-taken-elsewhere', scope: 'name' } }])
    expect(await awardsOf(inviter)).toHaveLength(1)
  })

  it('earns more for the fifth friend, also when five claim at once', async () => {
    const inviter = await person()
    const friends: WalletMember[] = []
    for (let at = 0; at < 5; at += 1) friends.push(await friendOf(inviter))
    await qualify(...friends)
    await Promise.all(friends.map((friend) => claim(friend, 'invited')))
    const amounts = (await awardsOf(inviter)).map(([, amount]) => amount)
    expect(amounts.toSorted((a, b) => Number(a - b))).toEqual([
      ...Array.from({ length: 5 }, () => 38_00n),
      88_00n,
    ])
    const { data } = await inviter.call(activityState, { kind: 'friendInvitation', id: '1' })
    expect(data['items']).toContainEqual(
      expect.objectContaining({ item: 'milestone-10', state: 'locked' }),
    )
  })

  it('keeps an offer that was made when the budget is used up, and makes no new one', async () => {
    const { sql, clock } = site.platform
    const inviter = await person()
    const friends = [await friendOf(inviter), await friendOf(inviter)]
    await qualify(...friends)
    expect(await claim(friends[0]!, 'invited')).toMatchObject({ status_code: 6000 })
    await sql`
      insert into award (id, member_id, source, period, item, amount, multiple_hundredths, state,
                         offered_at, granted_at)
      values ('awd_used', ${inviter.id}, 'friendInvitation/1', '', 'used', 9999999900, 100, 'granted',
              ${timestamp(clock.now())}, ${timestamp(clock.now())})`
    expect((await claim(friends[1]!, 'invited')).data.refusal).toBe('activity-used-up')
    const item = `friend-${await codeOf(friends[0]!)}`
    expect(await claim(inviter, item)).toMatchObject({ data: { centerWalletBalance: '38.00' } })
    await site.owner`delete from award where id = 'awd_used'`
  })

  it('offers a milestone once ever, whatever becomes of its offer', async () => {
    const { sql } = site.platform
    const inviter = await person()
    for (let at = 0; at < 6; at += 1) {
      const friend = await friendOf(inviter)
      await qualify(friend)
      expect(await claim(friend, 'invited')).toMatchObject({ status_code: 6000 })
      await sql`
        update award set state = 'expired', ended_at = now()
        where member_id = ${inviter.id} and state = 'offered'`
    }
    const milestones = (await awardsOf(inviter)).filter(([item]) => item.startsWith('milestone'))
    expect(milestones).toEqual([['milestone-5', 88_00n]])
  })
})
