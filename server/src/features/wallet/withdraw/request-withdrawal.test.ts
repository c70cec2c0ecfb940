import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance } from '@xinghe/contract/wallet.ts'
import { addCard, removeCard } from '@xinghe/contract/wallet-cards.ts'
import * as calls from '@xinghe/contract/wallet-withdraw.ts'
import { dayMs, hourMs, instant, later, siteMinute } from '@xinghe/rules/base/instant.ts'
import { purgeAnswers } from '../../../platform/once/once.ts'
import { ageCard } from '../../../../test/card-code.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { countAll, playAndCount, writeSettled } from '../../../../test/vip-member.ts'
import { md5 } from '../../../../test/visitor.ts'
import {
  bankCard,
  walletMember,
  withdrawalPassword as password,
  type WalletMember,
} from '../../../../test/wallet-member.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  // Off except in tests of it: password checks are slow, and parallel guesses lock it.
  await askPassword(0)
})
afterAll(() => site.close())

const askPassword = (withdrawPasswordEnable: 0 | 1) =>
  site.platform.settings.set('switches', { withdrawPasswordEnable })

const refusal = (name: string, code = 6012) => ({ status_code: code, data: { refusal: name } })
const done = { status_code: 6000 }

const ask = (
  member: WalletMember,
  cardId: string,
  amount: string,
  more: object = {},
  id?: string,
) => member.call(calls.newWithdrawal, { cardId, amount, password, ...more }, id ?? randomUUID())
const walletOf = async (member: WalletMember) =>
  (await member.call(balance, { withLockMoney: 1 })).data
const wallet = (centre: string, locked: string) => ({
  centerWalletBalance: centre,
  lockMoney: locked,
})
const withBalance = async (fen = 1_000_00n) => {
  const member = await walletMember(site, { balance: fen })
  return { member, card: await member.withCard() }
}
const turnoverLine = (member: WalletMember, asked: bigint, finished: bigint) => site.platform.sql`
  insert into turnover_line (member_id, kind, cause, asked, done, made_at)
  values (${member.id}, 'deposit', ${randomUUID()}, ${asked}, ${finished},
          ${timestamp(site.platform.clock.now())})`

/** 10.00 that ask for 30.00 of play. */
const grantAward = ({ id }: WalletMember) =>
  site.platform.sql.begin((tx) =>
    grantAwards(
      tx,
      [
        {
          memberId: id,
          source: 'signGift/1',
          period: 'test',
          item: 'day-1',
          amount: 10_00n,
          multipleHundredths: 300,
          version: 1,
          claimUntil: null,
        },
      ],
      site.platform.clock.now(),
    ),
  )

it('is refused to a card in its hold, with the time when that ends', async () => {
  const { member } = await withBalance()
  const { data } = await member.call(addCard, { ...bankCard(), code: await member.cardCode() })
  const answer = await ask(member, String(data['id']), '300.00')
  expect(answer).toMatchObject({
    ...refusal('card-held'),
    data: { refusal: 'card-held', until: data['heldUntil'] },
  })
  const until = instant(Date.parse(String(data['heldUntil'])))
  expect(answer.message).toContain(siteMinute(until))
  expect(await walletOf(member)).toMatchObject(wallet('1000.00', '0.00'))
  await ageCard(site.platform, String(data['id']))
  expect(await ask(member, String(data['id']), '300.00')).toMatchObject(done)
})

describe('a withdrawal', () => {
  it('locks the money at once and shows its first step', async () => {
    const { member, card } = await withBalance()
    const answer = await ask(member, card, '300.00')
    expect(answer).toMatchObject({
      ...done,
      data: {
        kind: 'bank',
        issuer: '招商银行',
        card: expect.stringMatching(/^\*{4} \*{4} \*{4} \d{4}$/),
        amount: '300.00',
        fee: '0.00',
        arrives: '300.00',
        coin: null,
        state: 'requested',
        reason: null,
        endedAt: null,
        steps: [{ state: 'requested', reason: null }],
      },
    })
    expect(await walletOf(member)).toEqual(wallet('700.00', '300.00'))
    const { orderId } = answer.data
    expect((await member.call(calls.withdrawOrders, { orderId })).data).toEqual([answer.data])
    expect((await member.call(calls.withdrawOrders, {})).data).toEqual([answer.data])
    const [event] = await site.platform.sql`
      select body from event where kind = 'order-changed' and body ->> 'id' = ${String(orderId)}`
    expect(event?.['body']).toMatchObject({ memberId: member.id, state: 'requested' })
  })

  it('is made once per request id', async () => {
    const { member, card } = await withBalance()
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(member, card, '100.00', {}, id)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    const { sql, clock } = site.platform
    await purgeAnswers(sql, later(clock.now(), 30 * dayMs))
    expect((await ask(member, card, '100.00', {}, id)).data).toEqual(answers[0]?.data)
    expect(await walletOf(member)).toEqual(wallet('900.00', '100.00'))
    expect(await ask(member, card, '100.01', {}, id)).toMatchObject(
      refusal('request-id-reused', 6009),
    )
  })

  it('repeats the answer although the card is gone and the password has changed since', async () => {
    const { member, card } = await withBalance()
    const id = randomUUID()
    await askPassword(1)
    const first = await ask(member, card, '100.00', {}, id)
    await site.platform
      .sql`update member set withdrawal_password_hash = 'x' where id = ${member.id}`
    await site.platform.sql`update member_card set removed_at = now() where id = ${card}`
    expect(await ask(member, card, '100.00', {}, id)).toEqual(first)
    await askPassword(0)
  })

  it('requires the withdrawal password', async () => {
    const { member, card } = await withBalance()
    await askPassword(1)
    expect(await ask(member, card, '100.00', { password: md5('000001') })).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    expect(await ask(member, card, '100.00', { password: undefined })).toMatchObject({
      data: { refusal: 'invalid-parameter', fields: ['password'] },
    })
    await site.platform.sql`
      update member set withdrawal_password_hash = null where id = ${member.id}`
    expect(await ask(member, card, '100.00')).toMatchObject(refusal('withdrawal-password-unset'))
    await askPassword(0)
    expect(await walletOf(member)).toEqual(wallet('1000.00', '0.00'))
  })

  it('is paid only to a current card of the member', async () => {
    const [{ member, card }, other] = [await withBalance(), await withBalance()]
    expect(await ask(member, other.card, '100.00')).toMatchObject(refusal('not-found', 6004))
    const bare = await walletMember(site, { balance: 1_000_00n })
    expect(await ask(bare, card, '100.00')).toMatchObject(refusal('card-needed'))
    await member.withCard()
    await member.call(removeCard, { id: card, password })
    expect(await ask(member, card, '100.00')).toMatchObject(refusal('not-found', 6004))
  })

  it('is refused beyond the method’s limits, with the allowed values', async () => {
    const { member, card } = await withBalance()
    expect(await ask(member, card, '99.99')).toMatchObject({
      data: { refusal: 'amount-too-small', min: '100.00' },
    })
    expect(await ask(member, card, '200000.01')).toMatchObject({
      data: { refusal: 'amount-too-large', max: '200000.00' },
    })
    expect(await ask(member, card, '1000.01')).toMatchObject(refusal('balance-too-low'))
    for (const amount of ['0.00', '-5.00', '1e3', '100', 100, null])
      expect(await ask(member, card, amount as string)).toMatchObject(
        refusal('invalid-parameter', 6007),
      )
    expect(await walletOf(member)).toEqual(wallet('1000.00', '0.00'))
  })

  it('is refused for a closed method and for incomplete settings', async () => {
    const { settings } = site.platform
    const { member, card } = await withBalance()
    await site.owner`update withdrawal_method set open = false where kind = 'bank'`
    expect(await ask(member, card, '100.00')).toMatchObject(refusal('withdrawal-method-closed'))
    await site.owner`update withdrawal_method set open = true where kind = 'bank'`
    await settings.set('cashier', { withdrawalSumPerDay: '0.00' })
    expect(await ask(member, card, '100.00')).toMatchObject(
      refusal('withdrawal-settings-incomplete', 6111),
    )
    await settings.set('cashier', { withdrawalSumPerDay: '500000.00' })
  })

  it('has a fee after the free ones, taken from the amount', async () => {
    const { member, card } = await withBalance(10_000_00n)
    for (const _ of [1, 2, 3])
      expect(await ask(member, card, '100.00')).toMatchObject({ data: { fee: '0.00' } })
    expect(await ask(member, card, '1000.00')).toMatchObject({
      data: { amount: '1000.00', fee: '5.00', arrives: '995.00' },
    })
    expect(await walletOf(member)).toEqual(wallet('8700.00', '1300.00'))
  })

  it('is refused while turnover is open, with the open lines', async () => {
    const { member, card } = await withBalance()
    await turnoverLine(member, 500_00n, 120_00n)
    await turnoverLine(member, 40_00n, 0n)
    expect(await ask(member, card, '100.00')).toMatchObject({
      ...refusal('turnover-open'),
      data: { left: '420.00', lines: [{ kind: 'deposit', asked: '500.00', done: '120.00' }, {}] },
    })
    expect((await member.call(calls.withdrawInfo, {})).data).toMatchObject({
      balance: '1000.00',
      passwordNeeded: false,
      realName: '张*',
      turnover: { asked: '540.00', done: '120.00', left: '420.00' },
    })
    await site.platform.sql`update turnover_line set done = asked where member_id = ${member.id}`
    expect(await ask(member, card, '100.00')).toMatchObject(done)
  })

  it('is refused while an award line is open, also during a break', async () => {
    const { member, card } = await withBalance()
    await grantAward(member)
    const open = { left: '30.00', lines: [{ kind: 'award', asked: '30.00', done: '0.00' }] }
    expect(await ask(member, card, '100.00')).toMatchObject({
      ...refusal('turnover-open'),
      data: open,
    })
    await site.platform.sql`
      insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
    site.platform.sessions.forget(member.id)
    expect(await ask(member, card, '100.00')).toMatchObject(refusal('turnover-open'))
    await playAndCount(site, member.id, 149_99n, { category: 'ZR' })
    expect(await ask(member, card, '100.00')).toMatchObject({
      ...refusal('turnover-open'),
      data: { left: '0.01' },
    })
    await playAndCount(site, member.id, 1n, { category: 'ZR' })
    expect(await ask(member, card, '100.00')).toMatchObject(done)
  })

  it('waits until settled play is counted: an opposite bet takes turnover of an award back', async () => {
    const { member, card } = await withBalance()
    await grantAward(member)
    await playAndCount(site, member.id, 30_00n, { hedge: { group: 'm1', side: 'H', sides: 2 } })
    // A transaction that runs holds counting back.
    const holding = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const held = site.platform.sql.begin(async (tx) => {
      await tx`select pg_current_xact_id()`
      begun.resolve()
      await holding.promise
    })
    await begun.promise
    try {
      await writeSettled(site, member.id, 20_00n, {
        hedge: { group: 'm1', side: 'C', sides: 2 },
      })
      expect(await ask(member, card, '100.00')).toMatchObject(refusal('play-being-counted'))
      expect(await walletOf(member)).toEqual(wallet('1010.00', '0.00'))
      const stranger = await withBalance()
      await writeSettled(site, stranger.member.id, 20_00n)
      expect(await ask(stranger.member, stranger.card, '100.00')).toMatchObject(done)
    } finally {
      holding.resolve()
      await held
    }
    await countAll(site)
    expect(await ask(member, card, '100.00')).toMatchObject({
      ...refusal('turnover-open'),
      data: { left: '20.00' },
    })
    await playAndCount(site, member.id, 20_00n)
    expect(await ask(member, card, '100.00')).toMatchObject(done)
    // After a withdrawal nothing is taken back.
    await playAndCount(site, member.id, 10_00n, { hedge: { group: 'm1', side: 'C', sides: 2 } })
    expect(await ask(member, card, '100.00')).toMatchObject(done)
  })

  it('is allowed during a break from play', async () => {
    const { member, card } = await withBalance()
    await site.platform.sql`
      insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
    site.platform.sessions.forget(member.id)
    // On a break the member cannot bet, so open turnover does not block the withdrawal.
    await turnoverLine(member, 500_00n, 0n)
    expect(await ask(member, card, '100.00')).toMatchObject(done)
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    expect(await ask(member, card, '100.00')).toMatchObject(refusal('account-frozen', 6030))
  })

  it('is shown to its own member only', async () => {
    const [{ member, card }, { member: stranger }] = [await withBalance(), await withBalance()]
    const { orderId } = (await ask(member, card, '100.00')).data
    expect(await stranger.call(calls.withdrawOrders, { orderId })).toMatchObject(
      refusal('not-found', 6004),
    )
    expect((await stranger.call(calls.withdrawOrders, {})).data).toEqual([])
    expect(await site.call(calls.newWithdrawal, {})).toMatchObject(
      refusal('invalid-parameter', 6007),
    )
    expect(await site.call(calls.withdrawInfo, {})).toMatchObject({ status_code: 6001 })
  })
})

describe('the bounds of a day', () => {
  const inTurn = (answers: { data: { refusal?: string } }[]) =>
    answers.map((answer) => answer.data.refusal ?? 'made').toSorted()
  const twenty = (member: WalletMember, card: string, amount: string) =>
    Promise.all(Array.from({ length: 20 }, () => ask(member, card, amount)))
  const bounds = (withdrawalsPerDay: number, withdrawalSumPerDay: string) =>
    site.platform.settings.set('cashier', { withdrawalsPerDay, withdrawalSumPerDay })

  it('limit the count of twenty at once, and reset at midnight', async () => {
    const { member, card } = await withBalance(100_000_00n)
    const told = inTurn(await twenty(member, card, '100.00'))
    expect(told.filter((one) => one === 'made')).toHaveLength(5)
    expect(told.filter((one) => one === 'withdrawals-used-up')).toHaveLength(15)
    expect(await walletOf(member)).toMatchObject({ lockMoney: '500.00' })
    expect((await member.call(calls.withdrawInfo, {})).data).toMatchObject({
      usedCount: 5,
      usedSum: '500.00',
    })
    // An idle session ends after a day, so the day is passed in two halves.
    site.platform.clock.advance?.(12 * hourMs)
    await walletOf(member)
    site.platform.clock.advance?.(12 * hourMs)
    expect(await ask(member, card, '100.00')).toMatchObject({ ...done, data: { fee: '0.00' } })
  })

  it('limit the sum of twenty at once, and the refusal has the rest', async () => {
    await bounds(1_000, '1050.00')
    const { member, card } = await withBalance(100_000_00n)
    const told = inTurn(await twenty(member, card, '300.00'))
    expect(told.filter((one) => one === 'made')).toHaveLength(3)
    expect(told.filter((one) => one === 'withdrawal-sum-reached')).toHaveLength(17)
    expect(await ask(member, card, '150.01')).toMatchObject({ data: { left: '150.00' } })
    expect(await ask(member, card, '150.00')).toMatchObject(done)
    await bounds(5, '500000.00')
  })

  it('never overdraw the balance with twenty at once', async () => {
    await bounds(1_000, '500000.00')
    const { member, card } = await withBalance(1_000_00n)
    const told = inTurn(await twenty(member, card, '300.00'))
    expect(told.filter((one) => one === 'made')).toHaveLength(3)
    expect(told.filter((one) => one === 'balance-too-low')).toHaveLength(17)
    expect(await walletOf(member)).toEqual(wallet('100.00', '900.00'))
    await bounds(5, '500000.00')
  })

  it('are listed with the methods, in the reader’s script', async () => {
    const { member } = await withBalance()
    expect((await member.call(calls.withdrawMethods, { language: 'zh-TW' })).data).toMatchObject({
      methods: [
        { kind: 'bank', title: '銀行卡', open: true, min: '100.00', freeCount: 3, feeBps: 50 },
        { kind: 'alipay' },
        { kind: 'trc20' },
        { kind: 'erc20' },
      ],
      dailyCount: 5,
      dailySum: '500000.00',
    })
  })
})
