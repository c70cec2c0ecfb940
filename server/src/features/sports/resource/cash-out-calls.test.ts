import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coolOff } from '@xinghe/contract/account-protection.ts'
import { dayMs, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { bettorWith, setBook, type Bettor } from '../../../../test/bettor.ts'
import { sendBook, waitForNoon } from '../../../../test/send-book.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
let noon: Instant
let bettor: Bettor
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
  noon = waitForNoon(site)
  bettor = await bettorWith(site, 1_000_000n)
})
afterAll(() => site.close())
beforeEach(() => sendBook(site, noon))

const handicap = {
  gide: 'today',
  gameId: 'today.R.-2.',
  w: 'R',
  side: 'H',
  ratio: -2,
  goalNumber: null,
  ioratio: 98,
  seen: null,
}
const slip = {
  oddsType: 'H',
  policy: 'none',
  bets: [{ code: 'single', stake: '100.00', picks: [handicap] }],
}
const stakedBy = async (member: Bettor): Promise<string> => {
  const { orders } = await member.ask('place', slip)
  return orders[0]?.id ?? ''
}
/** 198.00 × 1.92 ÷ 3.90 × 96 %. */
const value = 9_357n
const whole = (betId: string, more: object = {}) => ({
  betId,
  share: 100,
  value: '93.57',
  policy: 'better',
  ...more,
})

describe('a cash out', () => {
  it('is offered, paid, and shown with its bet everywhere', async () => {
    const member = await bettorWith(site, 50_000n)
    const betId = await stakedBy(member)
    expect(await member.ask('cashOutOffers')).toEqual({
      offers: [{ betId, value, reason: null, confirmMs: 0 }],
    })
    const [partId, wholeId] = [randomUUID(), randomUUID()]
    const half = whole(betId, { share: 50, value: '46.78' })
    const part = await member.ask('cashOut', half, {}, partId)
    expect(part).toMatchObject({
      cashOut: { betId, requestId: partId, state: 'accepted', share: 50, risk: 5_000n },
      balance: 40_000n + 4_678n,
    })
    expect(part.cashOut.value).toBe(4_678n)
    expect(await member.ask('openBets')).toMatchObject([
      { id: betId, state: 'open', stake: 5_000n, risk: 5_000n, cashOuts: [part.cashOut] },
    ])
    const rest = await member.ask('cashOut', whole(betId, { value: '46.78' }), {}, wholeId)
    expect(rest.cashOut).toMatchObject({ state: 'accepted', value: 4_678n })
    expect(await member.ask('openBets')).toEqual([])
    expect(await member.ask('cashOutOffers')).toEqual({ offers: [] })

    const from = new Date(later(noon, -dayMs)).toISOString()
    const to = new Date(site.platform.clock.now() + minuteMs).toISOString()
    const { list, sums } = await member.ask('history', { from, to })
    expect(sums).toEqual({ risk: 10_000n, net: -644n, turnover: 644n })
    expect(list).toMatchObject([
      {
        id: betId,
        state: 'settled',
        result: 'C',
        stake: 0n,
        risk: 0n,
        payout: 9_356n,
        net: -644n,
        cashOuts: [part.cashOut, rest.cashOut],
      },
    ])
    expect(list[0]?.explanation).toContain('全部兑现')
    expect(await member.ask('cashOutTicket', { requestId: wholeId })).toEqual([rest.cashOut])
    expect(await member.ask('cashOutTicket', { requestId: randomUUID() })).toEqual([])
    expect((await member.ask('cashOut', half, {}, partId)).cashOut).toEqual(part.cashOut)
  })

  it('is refused with a value that the bet does not have any more', async () => {
    const betId = await stakedBy(bettor)
    const answer = await bettor.ask('cashOut', whole(betId, { value: '93.58' }))
    expect(answer.cashOut).toMatchObject({
      state: 'refused',
      reason: 'value-moved',
      value: 9_358n,
      risk: 0n,
    })
  })

  it.each([
    ['no share', { share: 0 }],
    ['more than all', { share: 101 }],
    ['a part of a per cent', { share: 1.5 }],
    ['a share in words', { share: '50' }],
    ['a negative share', { share: -50 }],
    ['a negative value', { value: '-1.00' }],
    ['a value of nothing', { value: '0.00' }],
    ['a value that is no money', { value: 93.57 }],
    ['a policy that there is not', { policy: 'none' }],
    ['no bet', { betId: '' }],
    ['a bet that is no text', { betId: 7 }],
  ])('does not take %s', async (_, more) => {
    const answer = await bettor.send('cashOut', whole('bet_1', more))
    expect(answer.data.refusal).toBe('resource-parameter')
  })

  it('of a bet of another member is refused as one that does not exist', async () => {
    const betId = await stakedBy(bettor)
    const stranger = await bettorWith(site, 0n)
    const foreign = await stranger.send('cashOut', whole(betId))
    const unknown = await stranger.send('cashOut', whole('bet_987654321'))
    expect(foreign).toMatchObject({ status_code: 6012, data: { refusal: 'not-open' } })
    expect(unknown.data).toEqual(foreign.data)
    expect(await stranger.ask('cashOutOffers')).toEqual({ offers: [] })
  })

  it('under a request id that was used for another one is refused', async () => {
    const [betId, requestId] = [await stakedBy(bettor), randomUUID()]
    await bettor.ask('cashOut', whole(betId, { share: 10, value: '1.00' }), {}, requestId)
    const other = await bettor.send('cashOut', whole(betId), {}, requestId)
    expect(other).toMatchObject({ status_code: 6009, data: { refusal: 'request-id-reused' } })
  })

  it('waits for the end of maintenance', async () => {
    const betId = await stakedBy(bettor)
    await setBook(site, 'maintenance')
    const answer = await bettor.send('cashOut', whole(betId))
    expect(answer.data.refusal).toBe('book-maintenance')
    await setBook(site, 'open')
    sendBook(site, noon)
    expect(await bettor.ask('cashOut', whole(betId))).toMatchObject({
      cashOut: { state: 'accepted' },
    })
  })

  it('is possible on a break, which stops new bets', async () => {
    const member = await bettorWith(site, 50_000n)
    const betId = await stakedBy(member)
    await member.call(coolOff, { days: 1 })
    expect((await member.send('place', slip)).data.refusal).toBe('cooling-off')
    expect(await member.ask('cashOut', whole(betId))).toMatchObject({
      cashOut: { state: 'accepted', value },
    })
  })

  it('is not possible for a frozen member', async () => {
    const member = await bettorWith(site, 50_000n)
    const betId = await stakedBy(member)
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    const answer = await member.send('cashOut', whole(betId))
    expect(answer.data.refusal).toBe('account-frozen')
    expect(await member.ask('openBets')).toMatchObject([{ id: betId, stake: 10_000n }])
  })
})
