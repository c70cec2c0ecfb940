import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityState } from '@xinghe/contract/promotions.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { claimItem } from './claim-item.ts'
import { football, leg, settlementFixture, type SettlementFixture } from '../settlement-fixture.ts'
import { startSite, type TestSite } from '../site.ts'
import { walletMember, type WalletMember } from '../wallet-member.ts'
import { post } from '../../src/ledger/post.ts'
import { settleMatch } from '../../src/features/sports/settle/settle-match.ts'

let site: TestSite
let at: SettlementFixture
beforeAll(async () => {
  site = await startSite()
  at = settlementFixture(site.platform.sql, () => site.platform.clock.now())
  for (const id of matches) await at.match(id)
})
afterAll(() => site.close())

const matches = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

const bettor = async (): Promise<WalletMember> => {
  const member = await walletMember(site)
  const what = { code: 'adjust-in', cause: 'test', key: `${member.id}:sports` } as const
  const into = { memberId: member.id, venue: 'CRTY' }
  await site.platform.sql.begin((tx) =>
    post(
      tx,
      [{ from: { house: 'adjustments' }, into, amount: 1_000_00n, ...what }],
      site.platform.clock.now(),
    ),
  )
  return member
}
let revision = 0
const settleAll = async (): Promise<void> => {
  revision += 1
  for (const id of matches) {
    await at.result(id, revision, football([0, 0], [1, 0]))
    await settleMatch(site.platform, id)
  }
}
const parlay = (memberId: MemberId, legs: number, code = `${legs}x1`, price = 100) =>
  at.bet(
    memberId,
    100_00n,
    matches.slice(0, legs).map((id) => leg(id, 'M', 'H', { price })),
    code,
  )
const itemsOf = async (member: WalletMember) => {
  const { data } = await member.call(activityState, { kind: 'activityLandPage', id: '1' })
  return data['items'] as { item: string; period: string; amount: string; state: string }[]
}

describe('a won parlay', () => {
  it('earns a share of the net win, one ticket a day', async () => {
    const member = await bettor()
    await parlay(member.id, 4)
    await parlay(member.id, 6)
    await settleAll()
    const items = await itemsOf(member)
    // 100 × (2⁶ − 1) × 10 %, and 100 × (2⁴ − 1) × 5 %.
    expect(items.map(({ amount, state }) => [amount, state])).toEqual([
      ['630.00', 'claimable'],
      ['75.00', 'claimable'],
    ])
    const claims = await Promise.all(
      items.map(({ item, period }) => claimItem(member, 'activityLandPage', item, period)),
    )
    const refused = claims.filter(({ status_code }) => status_code !== 6000)
    expect(refused).toMatchObject([
      { data: { refusal: 'conditions-unmet', conditions: ['day-uses'] } },
    ])
    expect((await itemsOf(member)).map(({ state }) => state).toSorted()).toEqual([
      'claimed',
      'locked',
    ])
  })

  it('earns nothing with too few legs, too low a price or as a system', async () => {
    const member = await bettor()
    await parlay(member.id, 3)
    await parlay(member.id, 4, '4x1', 49)
    await parlay(member.id, 4, '3of4')
    await at.bet(member.id, 100_00n, [leg('p1', 'M', 'H', { price: 300 })])
    await settleAll()
    expect(await itemsOf(member)).toEqual([])
  })

  it('is not for another member, nor for a ticket that lost', async () => {
    const [member, other] = [await bettor(), await bettor()]
    await parlay(member.id, 4)
    await at.bet(
      other.id,
      100_00n,
      matches.slice(0, 4).map((id) => leg(id, 'M', 'C')),
      '4x1',
    )
    await settleAll()
    const [item] = await itemsOf(member)
    expect(await itemsOf(other)).toEqual([])
    const stolen = await claimItem(other, 'activityLandPage', item?.item ?? '')
    expect(stolen.data.refusal).toBe('not-found')
  })
})
