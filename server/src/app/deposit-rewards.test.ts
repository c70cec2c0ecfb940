import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { depositRewards } from '@xinghe/contract/inbox-feedback.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { newReference, tell, type TestOrder } from '../../test/depositor.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { walletMember, type WalletMember } from '../../test/wallet-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const first = { kind: 'firstDeposit', id: '1', version: 1 }
const order = async (member: WalletMember, amount: string, more: object = {}) => {
  const { data } = await member.call(pay, { rail: 'alipay', amount, ...more })
  return data as unknown as TestOrder
}
const readRewards = async (member: WalletMember, input: object = {}) =>
  (await member.call(depositRewards, input)).data as unknown as {
    rewards: { kind: string; title: string; steps: object[] }[]
    deposits: { orderId: string; reward: object | null }[]
  }

it('lists the running rewards, and each deposit with the bonus expected and granted', async () => {
  const member = await walletMember(site)
  const { orderId, payAmount } = await order(member, '500.00', { activity: first })
  const before = await readRewards(member)
  expect(before.rewards.map(({ kind }) => kind)).toEqual(['firstDeposit', 'againDeposit'])
  expect(before.rewards[0]).toMatchObject({
    multipleHundredths: 800,
    steps: [{ least: '100.00', rateBp: 3_800, cap: '1888.00' }],
  })
  const expected = { title: '首存奖金', expected: '190.00', granted: null, reason: null }
  expect(before.deposits).toMatchObject([{ orderId, state: 'waiting', reward: expected }])

  const body = { orderId, reference: newReference(), amount: payAmount }
  await tell(site, { rail: 'alipay', body })
  await vi.waitFor(async () => {
    await site.dispatcher.drain()
    const { deposits } = await readRewards(member)
    expect(deposits).toMatchObject([{ reward: { ...expected, granted: '190.00' } }])
  })
  const traditional = await readRewards(member, { language: 'zh-TW' })
  expect(traditional.deposits).toMatchObject([{ reward: { title: '首存獎金' } }])
})

it('says why a chosen bonus was not given, and shows no one else’s deposits', async () => {
  const [member, other] = [await walletMember(site, { realName: '李四' }), await walletMember(site)]
  const plain = await order(member, '300.00')
  const { orderId } = await order(member, '500.00', { activity: first })
  await site.platform.sql`
    insert into deposit_bonus (order_id, member_id, reason, judged_at)
    values (${orderId}, ${member.id}, '存款未达最低金额', now())`
  expect((await readRewards(member)).deposits).toMatchObject([
    { orderId, reward: { granted: null, reason: '存款未达最低金额' } },
    { orderId: plain.orderId, reward: null },
  ])
  expect((await readRewards(other)).deposits).toEqual([])
})
