import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revealValue } from '@xinghe/contract/account-profile.ts'
import * as calls from '@xinghe/contract/wallet-cards.ts'
import { hourMs, instant, later, siteMinute } from '@xinghe/rules/base/instant.ts'
import { coinAddress } from '@xinghe/rules/wallet/coin-address.ts'
import { ageCard } from '../../../../test/card-code.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import {
  bankCard,
  freshCardNumber,
  realName,
  walletMember,
  withdrawalPassword,
  type WalletMember,
} from '../../../../test/wallet-member.ts'
import { md5 } from '../../../../test/visitor.ts'
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

let accounts = 0
const address = (network: 'trc20' | 'erc20'): string =>
  coinAddress(
    network,
    Uint8Array.from({ length: 20 }, (_, at) => (at === 0 ? (accounts += 1) : at)),
  )

const cardsOf = async (member: WalletMember): Promise<Record<string, unknown>[]> =>
  (await member.call(calls.memberCards, {})).data as unknown as Record<string, unknown>[]

const add = async (member: WalletMember, input: object = {}) =>
  member.call(calls.addCard, { ...bankCard(), code: await member.cardCode(), ...input })

const coin = (number = address('trc20'), kind = 'trc20') => ({
  kind,
  number,
  issuer: undefined,
  holder: undefined,
})

const flagOf = async (member: WalletMember): Promise<unknown> => {
  const [row] = await site.platform.sql`
    select detail -> 'others' as others from review_flag
    where member_id = ${member.id} and why = 'same-card'`
  return row?.['others'] ?? null
}

describe('revealing', () => {
  it('shows a member their own card in full, and no other member’s', async () => {
    const [member, stranger] = [await walletMember(site), await walletMember(site)]
    const number = freshCardNumber()
    const { data } = await add(member, { number })
    const reveal = (who: WalletMember, id: unknown) =>
      who.call(revealValue, { field: 'card', ...(id === undefined ? {} : { id }) })
    expect(await reveal(member, data['id'])).toMatchObject({ ...done, data: { d: number } })
    for (const [who, id] of [
      [stranger, data['id']],
      [member, 'card_00000000'],
      [member, undefined],
    ] as const)
      expect(await reveal(who, id)).toMatchObject(refusal('not-found', 6004))
  })
})

describe('adding', () => {
  it('stores a bank card sealed and shows it masked', async () => {
    const member = await walletMember(site)
    const number = freshCardNumber()
    const answer = await add(member, { number: number.replace(/(\d{4})/g, '$1 '), branch: '支行' })
    expect(answer).toMatchObject({
      ...done,
      data: {
        kind: 'bank',
        issuer: 'CMB',
        issuerName: '招商银行',
        branch: '支行',
        number: `**** **** **** ${number.slice(-4)}`,
        holder: '张*',
        isDefault: true,
      },
    })
    expect(await cardsOf(member)).toEqual([answer.data])
    const [row] = await site.platform.sql`select * from member_card where member_id = ${member.id}`
    const stored = Object.values(row ?? {}).map((value) => Buffer.from(String(value)).toString())
    expect(stored.join()).not.toContain(number)
    expect(stored.join()).not.toContain(realName)
    const letters = await site.platform.sql`
      select title_cn from letter where member_id = ${member.id}`
    expect(letters).toEqual([{ title_cn: '收款账户已绑定' }])
  })

  it('accepts coin addresses without a holder, and Alipay accounts', async () => {
    const member = await walletMember(site)
    const tron = address('trc20')
    expect(await add(member, coin(tron))).toMatchObject({
      data: { kind: 'trc20', number: `${tron.slice(0, 6)}…${tron.slice(-6)}`, holder: '' },
    })
    expect(await add(member, coin(address('erc20').toLowerCase(), 'erc20'))).toMatchObject(done)
    expect(await add(member, { kind: 'alipay', number: 'Lina@Example.com' })).toMatchObject({
      data: { number: 'l***@example.com', holder: '张*', issuer: '', issuerName: '支付宝' },
    })
    expect((await cardsOf(member)).map((card) => card['kind'])).toEqual([
      'alipay',
      'trc20',
      'erc20',
    ])
  })

  it('lists the kinds that can be added, and how many more, in the reader’s script', async () => {
    const member = await walletMember(site)
    await member.withCard()
    const { path, method } = calls.addableCards
    const { data } = await member.call({ path: `${path}?language=zh-TW`, method }, {})
    expect(data).toMatchObject({
      banks: expect.arrayContaining([{ code: 'CMB', name: '招商銀行' }]),
      networks: [{ kind: 'trc20', coin: 'USDT' }, { kind: 'erc20' }],
      left: { bank: 4, alipay: 3, trc20: 3, erc20: 3 },
      holder: '张*',
      hasWithdrawalPassword: true,
    })
  })

  it('requires phone, real name and, while the switch is on, the withdrawal password', async () => {
    const phoneless = await walletMember(site, { without: ['phone'] })
    expect(await add(phoneless)).toMatchObject(refusal('phone-unbound', 6015))
    const nameless = await walletMember(site, { without: ['realName'] })
    expect(await add(nameless)).toMatchObject(refusal('real-name-needed', 6449))
    await askPassword(1)
    const bare = await walletMember(site, { without: ['withdrawalPassword'] })
    expect(await add(bare)).toMatchObject(refusal('withdrawal-password-unset'))
    const member = await walletMember(site)
    expect(await add(member, { password: md5('000001') })).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    expect(await add(member, { password: undefined })).toMatchObject({
      ...refusal('invalid-parameter', 6007),
      data: { fields: ['password'] },
    })
    await askPassword(0)
    expect(await add(bare, { password: undefined })).toMatchObject(done)
  })

  it('refuses a holder who is not the member', async () => {
    const member = await walletMember(site)
    expect(await add(member, { holder: '李娜' })).toMatchObject(refusal('card-holder-differs'))
    expect(await add(member, { holder: '' })).toMatchObject(refusal('card-holder-differs'))
    expect(
      await add(member, { kind: 'alipay', number: '13800138000', holder: '李娜' }),
    ).toMatchObject(refusal('card-holder-differs'))
  })

  it('refuses numbers with a wrong check digit, and malformed ones', async () => {
    const member = await walletMember(site)
    const right = freshCardNumber()
    const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
    const shape = refusal('card-number-shape', 6007)
    expect(await add(member, { number: wrong })).toMatchObject(shape)
    expect(await add(member, { number: '-1' })).toMatchObject(shape)
    const badAddress = refusal('coin-address-shape', 6007)
    const [tron, other] = [address('trc20'), address('trc20')]
    expect(await add(member, coin(`${tron.slice(0, -4)}${other.slice(-4)}`))).toMatchObject(
      badAddress,
    )
    expect(await add(member, coin(tron, 'erc20'))).toMatchObject(badAddress)
    expect(await add(member, { kind: 'alipay', number: 'nobody' })).toMatchObject(
      refusal('alipay-shape', 6007),
    )
    expect(await add(member, { issuer: 'NOBANK' })).toMatchObject({ data: { fields: ['issuer'] } })
    for (const bad of [
      { kind: 'paypal' },
      { number: '' },
      { number: 7 },
      { number: '6'.repeat(61) },
      { password: 'plain' },
    ])
      expect(await add(member, bad)).toMatchObject(refusal('invalid-parameter', 6007))
    expect(await cardsOf(member)).toEqual([])
  })

  it('refuses a sixth card', async () => {
    const member = await walletMember(site)
    for (let at = 0; at < 5; at += 1) expect(await add(member)).toMatchObject(done)
    expect(await add(member)).toMatchObject(refusal('card-limit-reached'))
    expect((await cardsOf(member)).filter((card) => card['isDefault'])).toHaveLength(1)
  })

  it('adds one card with one code, also when ten arrive at once', async () => {
    const member = await walletMember(site)
    const code = await member.cardCode()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.call(calls.addCard, { ...bankCard(), code })),
    )
    const told = answers.map((answer) => answer.data.refusal ?? 'added').toSorted()
    expect(told).toEqual(['added', ...Array<string>(9).fill('code-expired')])
    expect(await cardsOf(member)).toHaveLength(1)
  })

  it('asks a code to the bound phone, which a wrong password does not use up', async () => {
    const member = await walletMember(site)
    const without = { ...bankCard(), code: undefined }
    expect(await member.call(calls.addCard, without)).toMatchObject(refusal('code-missing', 6035))
    await askPassword(1)
    const code = await member.cardCode()
    const wrong = { ...bankCard(), code, password: md5('000001') }
    expect(await member.call(calls.addCard, wrong)).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    expect(await member.call(calls.addCard, { ...bankCard(), code: '999999' })).toMatchObject(
      refusal('code-wrong', 6036),
    )
    expect(await member.call(calls.addCard, { ...bankCard(), code })).toMatchObject(done)
    await askPassword(0)
  })

  it('asks the withdrawal password too where the phone was bound lately', async () => {
    const member = await walletMember(site)
    await site.platform.sql`
      update member set phone_bound_at = ${timestamp(site.platform.clock.now())}
      where id = ${member.id}`
    const listed = async () => (await member.call(calls.addableCards, {})).data
    expect(await listed()).toMatchObject({ passwordNeeded: true, holdHours: 24 })
    expect(await add(member, { password: undefined })).toMatchObject({
      ...refusal('invalid-parameter', 6007),
      data: { fields: ['password'] },
    })
    expect(await add(member)).toMatchObject(done)
    await site.platform.sql`
      update member set phone_bound_at = ${timestamp(later(site.platform.clock.now(), -24 * hourMs))}
      where id = ${member.id}`
    expect(await listed()).toMatchObject({ passwordNeeded: false })
  })

  it('is said by letter, and holds the card for the set hours', async () => {
    const member = await walletMember(site)
    const now = site.platform.clock.now()
    const { data } = await add(member)
    const until = new Date(String(data['heldUntil'])).getTime()
    expect(until).toBeGreaterThanOrEqual(now + 24 * hourMs)
    const [letter] = await site.platform.sql<{ body: string }[]>`
      select body_cn as body from letter where member_id = ${member.id}`
    expect(letter?.body).toContain(`${siteMinute(instant(until))} 之后才能取款至该账户`)
    expect(await cardsOf(member)).toEqual([data])
    await ageCard(site.platform, String(data['id']))
    expect((await cardsOf(member))[0]).not.toHaveProperty('heldUntil')
    await site.platform.settings.set('cashier', { newCardHoldHours: 0 })
    expect((await add(member)).data).not.toHaveProperty('heldUntil')
    await site.platform.settings.set('cashier', { newCardHoldHours: 24 })
  })

  it('binds a card to one of many members at once, and flags the others', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => walletMember(site)))
    const number = freshCardNumber()
    const answers = await Promise.all(members.map((member) => add(member, { number })))
    expect(answers.filter((answer) => answer.status_code === 6000)).toHaveLength(1)
    const [first, late] = [members[0], await walletMember(site)]
    const owner = members[answers.findIndex((answer) => answer.status_code === 6000)]
    expect(await add(late, { number })).toMatchObject(refusal('card-taken'))
    expect(await flagOf(late)).toEqual([owner?.id])
    expect(await add(first ?? late, { number })).toMatchObject(refusal('card-taken'))
  })

  it('repeats its answer to the same request, and refuses its id for another', async () => {
    const member = await walletMember(site)
    const [input, id] = [{ ...bankCard(), code: await member.cardCode() }, randomUUID()]
    const first = await member.call(calls.addCard, input, id)
    expect(await member.call(calls.addCard, input, id)).toEqual(first)
    expect(await member.call(calls.addCard, bankCard(), id)).toMatchObject(
      refusal('request-id-reused', 6009),
    )
    expect(await cardsOf(member)).toHaveLength(1)
  })

  it('refuses a kind without a withdrawal method', async () => {
    const member = await walletMember(site)
    await site.owner`update withdrawal_method set open = false where kind = 'alipay'`
    expect(await add(member, { kind: 'alipay', number: '13800138001' })).toMatchObject(
      refusal('withdrawal-method-closed'),
    )
    expect((await member.call(calls.addableCards, {})).data).toMatchObject({ left: { alipay: 0 } })
    await site.owner`update withdrawal_method set open = true where kind = 'alipay'`
  })
})

describe('removing and choosing', () => {
  const remove = (member: WalletMember, id: string, input: object = {}) =>
    member.call(calls.removeCard, { id, password: withdrawalPassword, ...input })
  const choose = (member: WalletMember, id: string) => member.call(calls.setDefaultCard, { id })
  const defaultOf = async (member: WalletMember) =>
    (await cardsOf(member)).filter((card) => card['isDefault']).map((card) => card['id'])

  it('changes the default, which passes to the newest card when it is removed', async () => {
    const member = await walletMember(site)
    const cards: string[] = []
    for (const _ of [1, 2, 3]) {
      cards.push(await member.withCard())
      site.platform.clock.advance?.(1_000)
    }
    const [first = '', second = '', third = ''] = cards
    expect(await defaultOf(member)).toEqual([first])
    expect(await choose(member, second)).toMatchObject(done)
    expect(await choose(member, second)).toMatchObject(done)
    expect(await defaultOf(member)).toEqual([second])
    expect(await remove(member, second)).toMatchObject(done)
    expect(await defaultOf(member)).toEqual([third])
    expect(await remove(member, second)).toMatchObject(refusal('not-found', 6004))
  })

  it('requires the password for removing', async () => {
    const member = await walletMember(site)
    const id = await member.withCard()
    await askPassword(1)
    expect(await remove(member, id, { password: md5('000001') })).toMatchObject(
      refusal('password-check-failed', 6100),
    )
    await askPassword(0)
    expect(await cardsOf(member)).toHaveLength(1)
  })

  it('does not find the cards of other members', async () => {
    const [member, stranger] = [await walletMember(site), await walletMember(site)]
    const id = await member.withCard()
    expect(await remove(stranger, id)).toMatchObject(refusal('not-found', 6004))
    expect(await choose(stranger, id)).toMatchObject(refusal('not-found', 6004))
    expect(await cardsOf(stranger)).toEqual([])
    expect(await cardsOf(member)).toHaveLength(1)
  })

  it('frees the number for its next owner, who is flagged', async () => {
    const [member, next] = [await walletMember(site), await walletMember(site)]
    const number = freshCardNumber()
    const id = await member.withCard({ number })
    await remove(member, id)
    expect(await add(next, { number })).toMatchObject(done)
    expect(await flagOf(next)).toEqual([member.id])
  })

  it('needs a session', async () => {
    expect(await site.call(calls.addCard, bankCard())).toMatchObject({ status_code: 6001 })
    expect(await site.call(calls.memberCards, {})).toMatchObject({ status_code: 6001 })
  })
})
