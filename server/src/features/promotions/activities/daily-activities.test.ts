import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coolOff } from '@xinghe/contract/account-protection.ts'
import { activityState, confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import { encodeTerms } from '@xinghe/contract/promotions-terms.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { verifyDraw, type DrawProof } from '@xinghe/rules/promotions/draw-gift.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { countEverything } from '../../../../test/counted-play.ts'
import { claimItem, playFor } from '../../../../test/promotions/claim-item.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { insertVersion } from '../../../platform/terms/store.ts'
import { activitySeed } from '../seed-activities.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const now = () => site.platform.clock.now()
/** A session ends after a day without a call. */
const nextDay = async (member: WalletMember): Promise<void> => {
  for (let half = 0; half < 2; half += 1) {
    site.platform.clock.advance?.(dayMs / 2)
    await member.call(activityState, { kind: 'signGift', id: '1' })
  }
}
const play = async (member: WalletMember, amount: Fen): Promise<void> => {
  await playFor(site.platform.sql, member.id, amount, now())
  await countEverything(site.platform.sql)
}
const stateOf = async (member: WalletMember, kind: ActivityKind) =>
  (await member.call(activityState, { kind, id: '1' })).data as {
    items: { item: string; period: string; amount: string; state: string }[]
    streak: { days: number; makeUpsLeft: number } | null
    draws: { left: number; commit: string; nonce: number; past: DrawProof[] } | null
  }
const centreOf = async ({ id }: WalletMember) => (await readWallet(site.platform.sql, id)).centre
const sign = (member: WalletMember, period?: string, requestId?: string) =>
  member.call(joinActivity, { kind: 'signGift', id: '1', action: 'sign', period }, requestId)
const draw = async (member: WalletMember, more: object = {}, requestId?: string) => {
  const commit = (await stateOf(member, 'drawGift')).draws?.commit
  const input = { kind: 'drawGift', id: '1', action: 'draw', commit, clientSeed: '星河', ...more }
  return member.call(joinActivity, input, requestId)
}
const refusal = (name: string, detail: object = {}) => ({ data: { refusal: name, ...detail } })
const termsOf = <Kind extends ActivityKind>(kind: Kind): TermsOf<Kind> => {
  const found = activitySeed.find(({ terms }) => terms.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found.terms as TermsOf<Kind>
}

describe('signing in', () => {
  it('pays once a day, for fifty presses at once too', async () => {
    const member = await walletMember(site)
    await play(member, 100_00n)
    const answers = await Promise.all(Array.from({ length: 50 }, () => sign(member)))
    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(1)
    expect(await centreOf(member)).toBe(50n)
    expect(await sign(member)).toMatchObject(refusal('award-claimed'))
    expect((await verifyLedger(site.platform.sql)).differences).toEqual([])
  })

  it('gives one request id one answer', async () => {
    const member = await walletMember(site)
    await play(member, 100_00n)
    const id = randomUUID()
    const [one, two] = await Promise.all([sign(member, undefined, id), sign(member, undefined, id)])
    expect(two.data).toEqual(one.data)
  })

  it('says which conditions are missing', async () => {
    const member = await walletMember(site, { without: ['phone'] })
    expect(await sign(member)).toMatchObject(
      refusal('conditions-unmet', { conditions: ['phone-bound', 'counted'] }),
    )
    expect(await sign(member, '2020-01-01')).toMatchObject(refusal('not-found'))
    expect(await centreOf(member)).toBe(0n)
  })

  it('goes on over days, restarts after a gap, and is made up once a month', async () => {
    const member = await walletMember(site)
    for (let day = 0; day < 3; day += 1) {
      await play(member, 100_00n)
      expect((await sign(member)).status_code).toBe(6000)
      await nextDay(member)
    }
    expect((await stateOf(member, 'signGift')).streak?.days).toBe(3)
    await play(member, 100_00n)
    const missed = siteDay(now())
    await nextDay(member)
    await play(member, 100_00n)
    expect((await stateOf(member, 'signGift')).streak).toMatchObject({ days: 0, makeUpsLeft: 1 })
    expect((await sign(member, missed)).data).toMatchObject({ award: { amount: '1.00' } })
    expect((await sign(member)).data).toMatchObject({ award: { amount: '2.00' } })
    expect((await stateOf(member, 'signGift')).streak).toMatchObject({ days: 5, makeUpsLeft: 0 })
    const total = 50n + 50n + 1_00n + 1_00n + 2_00n
    expect(await centreOf(member)).toBe(total)
  })
})

describe('signing in often enough', () => {
  it('pays the reward of the month with the sign-in that completes it', async () => {
    const member = await walletMember(site)
    const terms = encodeTerms({ ...termsOf('signGift'), monthDays: 1 })
    const texts = { title: 't', line: 'l', image: '', group: 'daily' }
    const version = { kind: 'signGift', id: 'month', from: now(), until: null, terms, texts }
    await site.platform.sql.begin((tx) => insertVersion(tx, version, now()))
    await play(member, 100_00n)
    const input = { kind: 'signGift', id: 'month', action: 'sign' }
    expect((await member.call(joinActivity, input)).data).toMatchObject({
      award: { amount: '0.50' },
      centerWalletBalance: '18.50',
    })
  })
})

describe('drawing', () => {
  it('gives the prize that its proof computes, with a seed that was committed to before', async () => {
    const member = await walletMember(site)
    await play(member, 2_500_00n)
    const before = (await stateOf(member, 'drawGift')).draws
    expect(before).toMatchObject({ left: 2, nonce: 0, past: [] })
    const { data } = await draw(member)
    const proof = data['proof'] as DrawProof
    const { prizes } = termsOf('drawGift')
    expect(proof.commit).toBe(before?.commit)
    expect(verifyDraw(prizes, proof)).toMatchObject({ isCommitted: true, isRight: true })
    expect(await centreOf(member)).toBe(prizes[proof.prize]?.amount)
    const after = (await stateOf(member, 'drawGift')).draws
    expect(after).toMatchObject({ left: 1, nonce: 1, past: [proof] })
    expect(after?.commit).not.toBe(before?.commit)
  })

  it('draws once for fifty presses at one commitment', async () => {
    const member = await walletMember(site)
    await play(member, 3_000_00n)
    const commit = (await stateOf(member, 'drawGift')).draws?.commit
    const answers = await Promise.all(Array.from({ length: 50 }, () => draw(member, { commit })))
    const won = answers.filter(({ status_code: code }) => code === 6000)
    expect(won).toHaveLength(1)
    const awards = await site.platform.sql`select 1 from award where member_id = ${member.id}`
    expect(awards).toHaveLength(1)
  })

  it('refuses what was not earned, is used up, or has no seed of its own', async () => {
    const member = await walletMember(site)
    expect(await draw(member)).toMatchObject(
      refusal('conditions-unmet', { conditions: ['counted'] }),
    )
    await play(member, 9_000_00n)
    expect(await draw(member, { commit: 'a'.repeat(64) })).toMatchObject(refusal('seed-moved'))
    expect(await draw(member, { clientSeed: '' })).toMatchObject(refusal('client-seed-wrong'))
    for (let nth = 0; nth < 3; nth += 1) expect((await draw(member)).status_code).toBe(6000)
    expect(await draw(member)).toMatchObject(refusal('draws-used-up'))
    const claimed = { kind: 'drawGift', id: '1', item: 'draw-1' }
    expect(await member.call(confirmActivity, claimed)).toMatchObject(refusal('invalid-parameter'))
    expect(await member.call(joinActivity, { ...claimed, action: 'claim' })).toMatchObject(
      refusal('invalid-parameter'),
    )
  })
})

describe('the gift for play', () => {
  it('is claimed as it was confirmed, and refused when its terms have changed since', async () => {
    const member = await walletMember(site)
    await play(member, 5_000_00n)
    expect((await claimItem(member, 'bettingGift', 'step-1')).data).toMatchObject({
      award: { amount: '8.00', state: 'granted' },
    })
    expect(await claimItem(member, 'bettingGift', 'step-1')).toMatchObject(refusal('award-claimed'))
    expect(await claimItem(member, 'bettingGift', 'step-3')).toMatchObject(
      refusal('conditions-unmet', { conditions: ['counted'] }),
    )
    expect(await claimItem(member, 'bettingGift', 'step-9')).toMatchObject(refusal('not-found'))
    const asked = { kind: 'bettingGift', id: '1', item: 'step-2' }
    const { confirmId } = (await member.call(confirmActivity, asked)).data
    const terms = { ...termsOf('bettingGift'), multipleHundredths: 200 }
    const texts = { title: 't', line: 'l', image: '', group: 'sports' }
    const version = { kind: 'bettingGift', id: '1', from: now(), until: later(now(), dayMs) }
    await site.platform.sql.begin((tx) =>
      insertVersion(tx, { ...version, terms: encodeTerms(terms), texts }, now()),
    )
    const claim = { ...asked, action: 'claim', confirmId }
    expect(await member.call(joinActivity, claim)).toMatchObject(refusal('activity-changed'))
    await nextDay(member)
    expect(await member.call(joinActivity, claim)).toMatchObject(refusal('activity-over'))
    expect(await member.call(joinActivity, { ...claim, id: 'none' })).toMatchObject(
      refusal('activity-unknown'),
    )
    const coming = { ...version, id: '2', from: later(now(), dayMs), until: null }
    await site.platform.sql.begin((tx) =>
      insertVersion(tx, { ...coming, terms: encodeTerms(terms), texts }, now()),
    )
    expect(await member.call(joinActivity, { ...claim, id: '2' })).toMatchObject(
      refusal('activity-not-begun'),
    )
    expect(await centreOf(member)).toBe(8_00n)
  })

  it('is not given during a break', async () => {
    const member = await walletMember(site)
    await play(member, 1_000_00n)
    await member.call(coolOff, { days: 7 })
    expect(await sign(member)).toMatchObject(refusal('cooling-off'))
    expect(await centreOf(member)).toBe(0n)
  })
})
