import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { nameOf } from '../../test/agents.ts'
import { runCommand } from '../../test/run-command.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { walletMember, type WalletMember } from '../../test/wallet-member.ts'
import { takeBets } from '../features/lobby/take-bets.ts'
import { httpVenue } from '../features/lobby/venues/http-venue.ts'
import type { OutsideVenue, VenueBet } from '../features/lobby/venues/venue.ts'
import { grantAwards } from '../ledger/awards/grant-awards.ts'
import { post, type Transfer } from '../ledger/post.ts'
import { readWallet } from '../ledger/read-balance.ts'
import { readTurnover } from '../ledger/fill-turnover.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { timestamp } from '../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  // The only outside venue is the one of the tests, and its reports are read by the tests alone.
  site = await startSite({ WIRE_ENCRYPTION: 'off', VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

const now = () => site.platform.clock.now()
const bonus = { kind: 'firstDeposit', id: '1', item: 'bonus' }

/** A member with 500 of their own and a bonus of 190 that asks for 1,520. */
const holder = async (): Promise<WalletMember> => {
  const member = await walletMember(site, { balance: 500_00n })
  site.platform.clock.advance?.(1_000)
  await site.platform.sql.begin((tx) =>
    grantAwards(
      tx,
      [
        {
          memberId: member.id,
          source: 'firstDeposit/1',
          period: '',
          item: 'bonus',
          amount: 190_00n,
          multipleHundredths: 800,
          version: 1,
          claimUntil: null,
        },
      ],
      now(),
    ),
  )
  return member
}
let keys = 0
const move = (
  { id: memberId }: WalletMember,
  code: Transfer['code'],
  amount: Fen,
  sides: (centre: {
    memberId: typeof memberId
    pocket: 'centre'
  }) => Pick<Transfer, 'from' | 'into'>,
) =>
  site.platform.sql.begin((tx) =>
    post(
      tx,
      [
        {
          ...sides({ memberId, pocket: 'centre' }),
          amount,
          code,
          cause: 'test',
          key: `quit-test:${(keys += 1)}`,
        },
      ],
      now(),
    ),
  )
const house = { house: 'adjustments' } as const
/** Bets of this much that pay out that much, by their result or cashed out. */
const bet = async (
  member: WalletMember,
  stake: Fen,
  payout: Fen,
  code: 'bet-payout' | 'cash-out' = 'bet-payout',
): Promise<void> => {
  await move(member, 'bet-stake', stake, (centre) => ({ from: centre, into: house }))
  if (payout > 0n) await move(member, code, payout, (centre) => ({ from: house, into: centre }))
}
const outsideVenue = { house: 'outside-venue:SBX' } as const
const sendOutside = (member: WalletMember, amount: Fen) =>
  move(member, 'venue-sent', amount, (centre) => ({ from: centre, into: outsideVenue }))
const comeBack = (member: WalletMember, amount: Fen) =>
  move(member, 'venue-out', amount, (centre) => ({ from: outsideVenue, into: centre }))

const reports: VenueBet[] = []
const report = ({ id: memberId }: WalletMember, stake: Fen, payout: Fen): void =>
  void reports.push({ id: `bet${reports.length}`, memberId, stake, payout, settledAt: now() })
let isSilent = false
const venue: OutsideVenue = {
  ...httpVenue({
    code: 'SBX',
    play: { category: 'QP', edgeBp: 0 },
    address: () => Promise.reject(new Error('the venue has no address')),
    patienceMs: 1,
  }),
  betsSince: async (cursor) =>
    isSilent ? null : { bets: reports.slice(Number(cursor)), cursor: String(reports.length) },
}
/** As the job does every minute. */
const readReports = () =>
  takeBets(site.platform, { ...site.parts.lobby, outside: new Map([[venue.code, venue]]) })

const confirm = (member: WalletMember, more: object = {}) =>
  member.call(confirmActivity, { ...bonus, action: 'quit', ...more })
const quitWith = (member: WalletMember, confirmId: unknown) =>
  member.call(joinActivity, { ...bonus, action: 'quit', confirmId })
const quit = async (member: WalletMember) => {
  const { data } = await confirm(member)
  return quitWith(member, data['confirmId'])
}
const standing = async ({ id }: WalletMember) => {
  const { centre } = await readWallet(site.platform.sql, id)
  const [award] = await site.platform.sql<{ state: string }[]>`
    select state from award where member_id = ${id}`
  const lines = (await readTurnover(site.platform.sql, id)).filter(({ kind }) => kind === 'award')
  return { centre, state: award?.state, open: lines.length }
}
const untouched = { centre: 690_00n, state: 'granted', open: 1 }

describe('quitting a bonus', () => {
  it('takes the award, releases its turnover and leaves the deposit, once', async () => {
    const member = await holder()
    const shown = await confirm(member)
    expect(shown.data).toMatchObject({ amount: '190.00', turnoverAsked: '1520.00' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => quitWith(member, shown.data['confirmId'])),
    )
    expect(answers.filter(({ status_code }) => status_code === 6000)).toMatchObject([
      { data: { award: { state: 'quit' }, centerWalletBalance: '500.00' } },
    ])
    const refused = answers.filter(({ status_code }) => status_code !== 6000)
    expect(new Set(refused.map(({ data }) => data['refusal']))).toEqual(new Set(['award-over']))
    expect(await standing(member)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
    expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
  })

  it('also takes what was won since, and of what was lost only the rest', async () => {
    const [lucky, unlucky, ruined] = [await holder(), await holder(), await holder()]
    const cashed = await holder()
    await bet(lucky, 100_00n, 400_00n)
    await bet(cashed, 100_00n, 250_00n, 'cash-out')
    await bet(unlucky, 200_00n, 0n)
    await bet(ruined, 600_00n, 0n)
    for (const member of [lucky, cashed, unlucky, ruined]) await quit(member)
    for (const member of [lucky, cashed]) expect((await standing(member)).centre).toBe(500_00n)
    expect((await standing(unlucky)).centre).toBe(300_00n)
    expect(await standing(ruined)).toEqual({ centre: 0n, state: 'quit', open: 0 })
  })

  it('refuses a sum that has changed since it was confirmed, and changes nothing', async () => {
    const member = await holder()
    const { data } = await confirm(member)
    await bet(member, 100_00n, 200_00n)
    const refused = await quitWith(member, data['confirmId'])
    expect(refused.data).toMatchObject({ refusal: 'activity-changed' })
    expect(await standing(member)).toEqual({ ...untouched, centre: 790_00n })
  })

  it('refuses while a bet runs', async () => {
    const member = await holder()
    await site.platform.sql`
      insert into sports_bet (member_id, request_id, position, body_hash, state, code, stake, risk,
                              max_win, policy, usd_rate, placed_at)
      values (${member.id}, 'test', 0, '', 'open', 'single', 8000, 8000, 7600, 'none', 72000,
              ${timestamp(now())})`
    expect((await confirm(member)).data).toMatchObject({ refusal: 'bets-running' })
    expect((await quitWith(member, 'x')).data).toMatchObject({ refusal: 'bets-running' })
    expect(await standing(member)).toEqual(untouched)
  })

  it('is possible during a break and an exclusion, when nothing can be claimed', async () => {
    const tomorrow = timestamp(later(now(), dayMs))
    for (const [coolOffUntil, isExcluded] of [
      [tomorrow, false],
      [null, true],
    ] as const) {
      const member = await holder()
      await site.platform.sql`
        insert into protection_break (member_id, cool_off_until, excluded_for_good)
        values (${member.id}, ${coolOffUntil}, ${isExcluded})`
      site.platform.sessions.forget(member.id)
      const refused = { refusal: expect.stringMatching(/^(cooling-off|self-excluded)$/) }
      const claim = { kind: 'signGift', id: '1', item: 'day-1' }
      expect((await member.call(confirmActivity, claim)).data).toMatchObject(refused)
      expect((await member.call(joinActivity, { ...claim, action: 'claim' })).data).toMatchObject(
        refused,
      )
      expect((await quit(member)).data).toMatchObject({ award: { state: 'quit' } })
      expect(await standing(member)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
    }
  })

  it('brings money back from the house’s venues, and refuses while some is outside', async () => {
    const [inside, outside] = [await holder(), await holder()]
    await move(inside, 'venue-in', 600_00n, (centre) => ({
      from: centre,
      into: { memberId: inside.id, venue: 'XHTY' },
    }))
    await quit(inside)
    expect(await standing(inside)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
    await move(outside, 'venue-in', 600_00n, (centre) => ({
      from: centre,
      into: { memberId: outside.id, pocket: 'transit' },
    }))
    expect((await quit(outside)).data).toMatchObject({ refusal: 'recycle-first' })
    expect(await standing(outside)).toEqual({ ...untouched, centre: 90_00n })
  })

  it('takes what was won at an outside venue, also where the venue has not reported it yet', async () => {
    const member = await holder()
    await sendOutside(member, 100_00n)
    await comeBack(member, 150_00n)
    const unreported = { refusal: 'outside-play-unreported' }
    expect((await quit(member)).data).toMatchObject(unreported)
    // Read, and the winnings were not among the reports.
    await readReports()
    expect((await quit(member)).data).toMatchObject(unreported)
    expect(await standing(member)).toEqual({ ...untouched, centre: 740_00n })
    report(member, 100_00n, 150_00n)
    await readReports()
    await quit(member)
    expect(await standing(member)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
  })

  it('takes winnings that are still at the outside venue, and not reported yet', async () => {
    const member = await holder()
    await sendOutside(member, 100_00n)
    // 50 won are left there.
    await comeBack(member, 100_00n)
    const unreported = { refusal: 'outside-play-unreported' }
    expect((await quit(member)).data).toMatchObject(unreported)
    isSilent = true
    await readReports()
    expect((await quit(member)).data).toMatchObject(unreported)
    isSilent = false
    report(member, 100_00n, 150_00n)
    await readReports()
    expect((await quit(member)).data).toMatchObject({ refusal: 'recycle-first' })
    await comeBack(member, 50_00n)
    await readReports()
    await quit(member)
    expect(await standing(member)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
  })

  it('waits for the reports of an outside venue only after money has come back from it', async () => {
    const member = await holder()
    await sendOutside(member, 100_00n)
    expect((await quit(member)).data).toMatchObject({ refusal: 'recycle-first' })
    report(member, 100_00n, 0n)
    await readReports()
    await quit(member)
    expect(await standing(member)).toEqual({ centre: 400_00n, state: 'quit', open: 0 })
  })

  it('takes what an outside venue reports without a stake, such as free rounds', async () => {
    const member = await holder()
    report(member, 0n, 30_00n)
    await comeBack(member, 30_00n)
    await readReports()
    await quit(member)
    expect(await standing(member)).toEqual({ centre: 500_00n, state: 'quit', open: 0 })
  })

  it('is possible after an operator has settled with the venue what it does not report', async () => {
    const [gift, fee, silent] = [await holder(), await holder(), await holder()]
    await comeBack(gift, 30_00n)
    await sendOutside(fee, 20_00n)
    await readReports()
    await sendOutside(silent, 10_00n)
    await comeBack(silent, 10_00n)
    const refusalOf = async (member: WalletMember) => (await confirm(member)).data['refusal']
    expect(await refusalOf(gift)).toBe('outside-play-unreported')
    expect(await refusalOf(fee)).toBe('recycle-first')
    expect(await refusalOf(silent)).toBe('outside-play-unreported')
    const correct = async ({ id }: WalletMember, amount: string) =>
      runCommand(site.platform, 'venue-correction', await nameOf(site, id), 'SBX', amount, '核对')
    expect(await correct(gift, '+30.00')).toContain('has 0.00 at SBX')
    expect(await correct(fee, '-20.00')).toContain('has 0.00 at SBX')
    expect(await correct(silent, '+0.00')).toContain('has 0.00 at SBX')
    for (const member of [gift, fee, silent]) await quit(member)
    // Only the award is taken: what a venue gives is not won by betting.
    expect((await standing(gift)).centre).toBe(530_00n)
    expect((await standing(fee)).centre).toBe(480_00n)
    expect((await standing(silent)).centre).toBe(500_00n)
  })

  it('finds no award of another member or of another kind', async () => {
    const [member, stranger] = [await holder(), await walletMember(site)]
    expect((await confirm(stranger)).data).toMatchObject({ refusal: 'not-found' })
    expect((await confirm(member, { kind: 'signGift' })).data).toMatchObject({
      refusal: 'not-found',
    })
    const { data } = await confirm(member)
    expect((await quitWith(stranger, data['confirmId'])).data).toMatchObject({
      refusal: 'not-found',
    })
    expect(await standing(member)).toEqual(untouched)
  })
})
