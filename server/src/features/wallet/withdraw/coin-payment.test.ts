import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coinWithdrawInfo, newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { coinAddress } from '@xinghe/rules/wallet/coin-address.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { timestamp } from '../../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
  await site.platform.settings.set('switches', { withdrawPasswordEnable: 0 })
})
afterAll(() => site.close())

const refusal = (name: string, code = 6012) => ({ status_code: code, data: { refusal: name } })

const ask = (member: WalletMember, cardId: string, amount: string, more: object = {}) =>
  member.call(newWithdrawal, { cardId, amount, ...more })

describe('coins', () => {
  let accounts = 0
  const coinMember = async () => {
    const member = await walletMember(site, { balance: 10_000_00n })
    const bytes = Uint8Array.from({ length: 20 }, (_, at) => (at === 0 ? (accounts += 1) : at))
    const number = coinAddress('trc20', bytes)
    const card = await member.withCard({ kind: 'trc20', number, issuer: undefined })
    return { member, card }
  }
  const quote = async (member: WalletMember, fields: { direction?: string; network?: string }) => {
    const id = `q_${randomUUID().slice(0, 8)}`
    const { sql, clock } = site.platform
    const now = clock.now()
    await sql`
      insert into coin_quote (id, member_id, network, direction, rate, made_at, expires_at)
      values (${id}, ${member.id}, ${fields.network ?? 'trc20'}, ${fields.direction ?? 'withdraw'},
              71000, ${timestamp(now)}, ${timestamp(later(now, 10 * minuteMs))})`
    return id
  }

  it('are sent at the current rate, rounded down', async () => {
    const { member, card } = await coinMember()
    expect((await member.call(coinWithdrawInfo, {})).data).toMatchObject({
      rate: '7.2500',
      networks: [
        { network: 'trc20', open: true },
        { network: 'erc20', open: true },
      ],
    })
    expect(await ask(member, card, '1000.00')).toMatchObject({
      data: { coin: { network: 'trc20', amount: '137.931034', rate: '7.2500' } },
    })
  })

  it('are sent at a quoted rate, once, and only while the quote is valid', async () => {
    const { member, card } = await coinMember()
    const quoteId = await quote(member, {})
    expect(await ask(member, card, '710.00', { quoteId })).toMatchObject({
      data: { coin: { amount: '100.000000', rate: '7.1000' } },
    })
    expect(await ask(member, card, '710.00', { quoteId })).toMatchObject(refusal('quote-expired'))
    const late = await quote(member, {})
    site.platform.clock.advance?.(10 * minuteMs)
    expect(await ask(member, card, '710.00', { quoteId: late })).toMatchObject(
      refusal('quote-expired'),
    )
    for (const wrong of [{ direction: 'deposit' }, { network: 'erc20' }])
      expect(
        await ask(member, card, '710.00', { quoteId: await quote(member, wrong) }),
      ).toMatchObject({ data: { fields: ['quoteId'] } })
    const { member: stranger } = await coinMember()
    const theirs = await quote(stranger, {})
    expect(await ask(member, card, '710.00', { quoteId: theirs })).toMatchObject(
      refusal('not-found', 6004),
    )
    expect(await readWallet(site.platform.sql, member.id)).toMatchObject({ locked: 710_00n })
  })

  it('are refused while their network is closed', async () => {
    const { member, card } = await coinMember()
    await site.owner`update coin_network set open = false where code = 'trc20'`
    expect(await ask(member, card, '1000.00')).toMatchObject(refusal('withdrawal-method-closed'))
    await site.owner`update coin_network set open = true where code = 'trc20'`
  })
})
