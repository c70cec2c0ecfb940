import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeCard } from '@xinghe/contract/wallet-cards.ts'
import { newWithdrawal, withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import { hourMs, minuteMs } from '@xinghe/rules/base/instant.ts'
import { openProvider, payingThrough, providerAnswer } from '../../../../test/provider.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { withdrawalPassword as password } from '../../../../test/wallet-member.ts'
import { withdrawalsAt, type Withdrawals } from '../../../../test/withdrawals.ts'
import { payOutDue } from './pay-out.ts'
import {
  approveWithdrawal,
  markPaid,
  refuseWithdrawal,
  startDueReviews,
  startReview,
} from './review-withdrawal.ts'
import { takeStep } from './take-step.ts'

let site: TestSite
let at: Withdrawals
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  at = withdrawalsAt(site)
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

const actor = 'tester'
const ended = { refusal: 'order-ended' }

describe('a withdrawal that is approved', () => {
  it('is paid by the sandbox at once, into the account of its rail', async () => {
    const { member, id } = await at.inReview()
    await approveWithdrawal(site.platform, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid', reason: null })
    expect(await at.stepsOf(member, id)).toEqual(['requested', 'reviewing', 'paying', 'paid'])
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
    expect((await at.transfersOf(id)).slice(1)).toEqual([
      { into: -1, amount: 300_00n, code: 'withdraw-pay' },
    ])
    expect(await at.lettersTo(member)).toEqual([expect.stringMatching(/^取款已汇出 .*¥300/)])
    const lines = await site.platform.sql`
      select actor, action from audit_line where subject = ${id} order by id`
    expect(lines).toEqual([
      { actor, action: 'withdrawal-reviewing' },
      { actor, action: 'withdrawal-paying' },
      { actor: 'payout', action: 'withdrawal-paid' },
    ])
  })

  it('pays its fee to the house', async () => {
    const { id } = await at.inReview()
    await site.owner`update withdrawal set fee = 500 where id = ${id}`
    await approveWithdrawal(site.platform, { id, actor })
    expect((await at.transfersOf(id)).slice(1)).toEqual([
      { into: -1, amount: 295_00n, code: 'withdraw-pay' },
      { into: -20, amount: 5_00n, code: 'withdraw-fee' },
    ])
  })

  it('returns the money when the provider cannot pay it', async () => {
    const { member, id } = await at.inReview('300.01')
    await approveWithdrawal(site.platform, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({
      state: 'refused',
      reason: '收款方未能入账，请核对收款账户后重新申请',
    })
    expect(await at.walletOf(member)).toEqual(['1000.00', '0.00'])
    expect(await at.lettersTo(member)).toEqual([
      expect.stringMatching(/^取款未通过.*收款方未能入账/),
    ])
  })

  it('is retried with growing pauses until the outcome is known', async () => {
    const { member, id } = await at.inReview('300.02')
    await approveWithdrawal(site.platform, { id, actor })
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paying' })
    await payOutDue(site.platform)
    const [waiting] = await site.platform.sql`
      select payout_tries as tries from withdrawal where id = ${id}`
    expect(waiting).toEqual({ tries: 1 })
    for (const waitMs of [minuteMs, 2 * minuteMs]) {
      site.platform.clock.advance?.(waitMs)
      await payOutDue(site.platform)
    }
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
    expect(await at.walletOf(member)).toEqual(['699.98', '0.00'])
  })

  it('is paid after a crash between the approval and the payout', async () => {
    const { member, id } = await at.inReview()
    await takeStep(site.platform, { id, actor, from: 'reviewing', to: 'paying' })
    site.platform.clock.advance?.(minuteMs)
    await payOutDue(site.platform)
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'paid' })
  })

  it('is paid although the card of another that is due does not open', async () => {
    const [broken, whole] = [await at.inReview(), await at.inReview()]
    for (const { id } of [broken, whole])
      await takeStep(site.platform, { id, actor, from: 'reviewing', to: 'paying' })
    const turnHash = () => site.owner`
      update member_card set number_hash = reverse(number_hash) where id = ${broken.cardId}`
    await turnHash()
    site.platform.clock.advance?.(minuteMs)
    await expect(payOutDue(site.platform)).rejects.toThrow('not the one that was bound')
    expect(await at.orderOf(broken.member, broken.id)).toMatchObject({ state: 'paying' })
    expect(await at.orderOf(whole.member, whole.id)).toMatchObject({ state: 'paid' })
    await turnHash()
    site.platform.clock.advance?.(minuteMs)
    await payOutDue(site.platform)
    expect(await at.orderOf(broken.member, broken.id)).toMatchObject({ state: 'paid' })
  })
})

describe('a withdrawal that is refused', () => {
  it('returns exactly the locked amount, with the reason', async () => {
    const { member, id } = await at.inReview('333.33')
    await site.owner`update withdrawal set fee = 123 where id = ${id}`
    await refuseWithdrawal(site.platform, { id, actor, reason: ' 资料不符 ' })
    expect(await at.walletOf(member)).toEqual(['1000.00', '0.00'])
    expect(await at.orderOf(member, id)).toMatchObject({
      state: 'refused',
      reason: '资料不符',
      endedAt: expect.stringMatching(/Z$/),
    })
    const { data } = await member.call(withdrawOrders, { orderId: id, language: 'zh-TW' })
    expect(data).toMatchObject([
      { reason: '資料不符', steps: [{}, {}, { state: 'refused', reason: '資料不符' }] },
    ])
    expect(await at.lettersTo(member)).toEqual([
      expect.stringMatching(/^取款未通过，资金已退回 .*¥333\.33 .*资料不符/),
    ])
  })

  it('is reported as a fault when the provider paid it although it had cancelled it', async () => {
    const secret = 'the-secret-of-the-provider'
    const { member, id } = await at.inReview()
    const [asked, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const answerNow = (fields: object) =>
      providerAnswer(secret, site.platform.clock.now(), { id, ...fields })
    const provider = await openProvider(async ({ path }) => {
      if (path.endsWith('/stop')) return answerNow({ fate: 'failed', reason: 'stopped' })
      asked.resolve()
      await stopped.promise
      return answerNow({ fate: 'paid', reference: 'R-1' })
    })
    const outside = payingThrough(site.platform, { url: provider.url, secret })
    const paying = approveWithdrawal(outside, { id, actor })
    await asked.promise
    await refuseWithdrawal(outside, { id, actor, reason: '资料不符' })
    stopped.resolve()
    await expect(paying).rejects.toThrow('was cancelled and returned to the member')
    expect(await at.orderOf(member, id)).toMatchObject({ state: 'refused' })
    expect(await at.walletOf(member)).toEqual(['1000.00', '0.00'])
    provider.close()
  })

  it('does not count towards the daily limits', async () => {
    const { member, cardId, id } = await at.inReview()
    await refuseWithdrawal(site.platform, { id, actor, reason: '资料不符' })
    for (const _ of [1, 2, 3, 4, 5])
      expect(
        await member.call(newWithdrawal, { cardId, amount: '100.00', password }),
      ).toMatchObject({ status_code: 6000 })
  })
})

describe('steps', () => {
  it('are taken in order, and paid is final', async () => {
    const { platform } = site
    const { member, id } = await at.requested()
    const approve = () => approveWithdrawal(platform, { id, actor })
    const paid = () => markPaid(platform, { id, actor, reference: 'BANK-1' })
    const refuse = () => refuseWithdrawal(platform, { id, actor, reason: '资料不符' })
    await expect(approve()).rejects.toMatchObject(ended)
    await expect(paid()).rejects.toMatchObject(ended)
    await expect(refuse()).rejects.toMatchObject(ended)
    await startReview(platform, { id, actor })
    await expect(startReview(platform, { id, actor })).rejects.toMatchObject(ended)
    await expect(paid()).rejects.toMatchObject(ended)
    await takeStep(platform, { id, actor, from: 'reviewing', to: 'paying' })
    await paid()
    for (const late of [approve, paid, refuse, () => startReview(platform, { id, actor })])
      await expect(late()).rejects.toMatchObject({ ...ended, detail: { state: 'paid' } })
    await payOutDue(platform)
    expect(await at.walletOf(member)).toEqual(['700.00', '0.00'])
    expect(await at.transfersOf(id)).toHaveLength(2)
  })

  it('end once when paying and refusing happen at once', async () => {
    const { member, id } = await at.inReview()
    await takeStep(site.platform, { id, actor, from: 'reviewing', to: 'paying' })
    const answers = await Promise.allSettled([
      ...Array.from({ length: 5 }, (_, number) =>
        markPaid(site.platform, { id, actor, reference: `B-${number}` }),
      ),
      ...Array.from({ length: 5 }, () =>
        refuseWithdrawal(site.platform, { id, actor, reason: '资料不符' }),
      ),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await at.walletOf(member))[1]).toBe('0.00')
    expect(await at.lettersTo(member)).toHaveLength(1)
  })

  it('require a reference, a reason and an existing withdrawal', async () => {
    const { id } = await at.inReview()
    const { platform } = site
    expect(() => markPaid(platform, { id, actor, reference: ' ' })).toThrow('invalid-parameter')
    await expect(refuseWithdrawal(platform, { id, actor, reason: '' })).rejects.toMatchObject({
      refusal: 'invalid-parameter',
    })
    await expect(startReview(platform, { id: 'wd_nothing', actor })).rejects.toMatchObject({
      refusal: 'not-found',
    })
  })

  it('into review are taken by the job after a while', async () => {
    const { member, id } = await at.requested()
    await startDueReviews(site.platform)
    expect(await at.stepsOf(member, id)).toEqual(['requested'])
    site.platform.clock.advance?.(minuteMs)
    await startDueReviews(site.platform)
    await startDueReviews(site.platform)
    expect(await at.stepsOf(member, id)).toEqual(['requested', 'reviewing'])
  })

  it('block the removal of their card until they have ended', async () => {
    const { member, cardId, id } = await at.inReview()
    const remove = () => member.call(removeCard, { id: cardId, password }, randomUUID())
    expect(await remove()).toMatchObject({ data: { refusal: 'card-in-use' } })
    await refuseWithdrawal(site.platform, { id, actor, reason: '资料不符' })
    expect(await remove()).toMatchObject({ status_code: 6000 })
    expect(await at.orderOf(member, id)).toMatchObject({ card: expect.stringContaining('****') })
  })
})

it('leaves nothing due behind', async () => {
  site.platform.clock.advance?.(hourMs)
  await payOutDue(site.platform)
  const [row] = await site.platform.sql<{ locked: bigint; open: bigint }[]>`
    select (select sum(balance)::bigint from ledger_account where purpose = 'locked') as locked,
           (select sum(amount)::bigint from withdrawal
            where state in ('requested', 'reviewing', 'paying')) as open`
  expect(row?.locked).toBe(row?.open)
})
