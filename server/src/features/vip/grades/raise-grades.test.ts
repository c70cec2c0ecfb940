import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradeDetail } from '@xinghe/contract/vip.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { goTo, payDue, playAndCount, yuan } from '../../../../test/vip-member.ts'
import { walletMember } from '../../../../test/wallet-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const gradesOf = async (memberId: MemberId): Promise<[number, string][]> => {
  const rows = await site.platform.sql<{ grade: number; why: string }[]>`
    select grade, why from member_grade where member_id = ${memberId} order by id`
  return rows.map(({ grade, why }) => [grade, why])
}
const giftsOf = async (memberId: MemberId): Promise<[string, bigint][]> => {
  const rows = await site.platform.sql<{ item: string; amount: bigint }[]>`
    select item, amount from award where member_id = ${memberId} and source = 'vip-upgrade'
    order by item`
  return rows.map(({ item, amount }) => [item, amount])
}
const lettersOf = async (memberId: MemberId): Promise<string[]> => {
  const rows = await site.platform.sql<{ title: string }[]>`
    select title_cn as title from letter where member_id = ${memberId} and kind = 'notice' order by sent_at, id`
  return rows.map(({ title }) => title)
}

describe('a grade', () => {
  it('rises as soon as counted play reaches it, with a gift for each new grade', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(9_999.99))
    expect(await gradesOf(member.id)).toEqual([])
    await playAndCount(site, member.id, yuan(0.01))
    expect(await gradesOf(member.id)).toEqual([[1, 'risen']])
    expect((await member.call(memberInfo, {})).data).toMatchObject({ vipGrade: 1 })
    expect((await member.call(gradeDetail, { grade: 2 })).data).toMatchObject({
      row: { total: '50000.00', keep: '5000.00', weekGift: '8.00' },
      mine: { grade: 1, highest: 1, total: '10000.00', toNext: '40000.00', keepLeft: '0.00' },
    })
    await playAndCount(site, member.id, yuan(190_000))
    expect(await gradesOf(member.id)).toEqual([
      [1, 'risen'],
      [3, 'risen'],
    ])
    expect(await giftsOf(member.id)).toEqual([
      ['1', yuan(18)],
      ['2', yuan(58)],
      ['3', yuan(188)],
    ])
    expect(await lettersOf(member.id)).toEqual(['恭喜晋级 VIP 1', '恭喜晋级 VIP 3'])
  })

  it('is not lowered by a correction, and its gift comes once', async () => {
    const member = await walletMember(site)
    await playAndCount(site, member.id, yuan(50_000))
    await playAndCount(site, member.id, yuan(-45_000))
    await playAndCount(site, member.id, yuan(45_000))
    expect(await gradesOf(member.id)).toEqual([[2, 'risen']])
    expect(await giftsOf(member.id)).toHaveLength(2)
  })

  it('falls after a month below its keep sum, and returns with that sum', async () => {
    const [member, keeper] = await Promise.all([walletMember(site), walletMember(site)])
    await playAndCount(site, member.id, yuan(200_000))
    await playAndCount(site, keeper.id, yuan(200_000))
    const first = monthPeriod(site.platform.clock.now())
    // Not in the month in which it rose.
    goTo(site, later(first.until, 5 * hourMs))
    await payDue(site)
    expect(await gradesOf(member.id)).toEqual([[3, 'risen']])
    await playAndCount(site, keeper.id, yuan(20_000))
    await playAndCount(site, member.id, yuan(19_999.99))
    const second = monthPeriod(site.platform.clock.now())
    goTo(site, later(second.until, 5 * hourMs))
    await payDue(site)
    await payDue(site)
    expect(await gradesOf(keeper.id)).toEqual([[3, 'risen']])
    expect(await gradesOf(member.id)).toEqual([
      [3, 'risen'],
      [2, 'fallen'],
    ])
    await playAndCount(site, member.id, yuan(19_999.99))
    expect(await gradesOf(member.id)).toHaveLength(2)
    await playAndCount(site, member.id, yuan(0.01))
    expect(await gradesOf(member.id)).toEqual([
      [3, 'risen'],
      [2, 'fallen'],
      [3, 'restored'],
    ])
    expect(await giftsOf(member.id)).toHaveLength(3)
    expect((await lettersOf(member.id)).slice(-2)).toEqual(['等级调整为 VIP 2', '等级恢复至 VIP 3'])
  })
})
