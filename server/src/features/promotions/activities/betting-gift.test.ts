import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  activityList,
  activityState,
  awardList,
  confirmActivity,
  joinActivity,
} from '@xinghe/contract/promotions.ts'
import { encodeTerms } from '@xinghe/contract/promotions-terms.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { seedVersion } from '../../../platform/terms/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const gift = { kind: 'bettingGift', id: '1' } as const
const play = (member: WalletMember, yuan: number, category = 'TY') => site.platform.sql`
  insert into play_day as known (member_id, day, category, edge_bp, counted, net)
  values (${member.id}, ${siteDay(site.platform.clock.now())}, ${category}, 300, ${yuan * 100}, 0)
  on conflict (member_id, day, category, edge_bp)
    do update set counted = known.counted + excluded.counted`
const confirm = async (member: WalletMember, item: string): Promise<string> =>
  String((await member.call(confirmActivity, { ...gift, item })).data['confirmId'])
const claim = async (member: WalletMember, item: string, confirmId: string, id = randomUUID()) =>
  member.call(joinActivity, { ...gift, action: 'claim', item, confirmId }, id)
const refusalOf = (answer: { data: Record<string, unknown> }): unknown => answer.data['refusal']

describe('投注礼金', () => {
  it('shows what is earned, pays it once as confirmed, and says what is missing', async () => {
    const member = await walletMember(site)
    await play(member, 1_500)
    await play(member, 100_000, 'DZ')
    const { data } = await member.call(activityState, gift)
    expect(data).toMatchObject({
      state: 'claimable',
      items: [
        { item: 'step-1', amount: '8.00', state: 'claimable' },
        {
          item: 'step-2',
          state: 'locked',
          conditions: [{ code: 'counted', money: { need: '5000.00', have: '1500.00' } }],
        },
        {},
        {},
      ],
    })
    const confirmId = await confirm(member, 'step-1')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => claim(member, 'step-1', confirmId)),
    )
    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(1)
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([undefined, 'award-claimed']))
    expect((await member.call(awardList, {})).data).toMatchObject({
      total: 1,
      granted: '8.00',
      list: [{ title: '投注礼金', amount: '8.00', turnover: { asked: '8.00', done: '0.00' } }],
    })
    expect(await member.call(confirmActivity, { ...gift, item: 'step-2' })).toMatchObject({
      status_code: 6012,
      data: { refusal: 'conditions-unmet', conditions: ['counted'] },
    })
  })

  it('refuses a claim that was not confirmed, or was confirmed for another member', async () => {
    const [own, other] = [await walletMember(site), await walletMember(site)]
    await play(own, 1_000)
    await play(other, 1_000)
    const foreign = await confirm(other, 'step-1')
    expect(refusalOf(await claim(own, 'step-1', foreign))).toBe('activity-changed')
    expect(refusalOf(await claim(own, 'step-1', ''))).toBe('activity-changed')
    expect(refusalOf(await claim(own, 'step-9', foreign))).toBe('not-found')
    expect((await own.call(awardList, {})).data).toMatchObject({ total: 0 })
  })

  it('refuses an activity that is unknown, has not begun or is over', async () => {
    const member = await walletMember(site)
    const { sql } = site.platform
    const copy = (id: string, from: string, until: string | null) =>
      sql.begin(async (tx) => {
        await tx`insert into activity (kind, id) values ('bettingGift', ${id})`
        await tx`
        insert into activity_version (kind, id, version, from_at, until_at, terms, texts, made_at)
        select kind, ${id}, 1, ${from}, ${until}, terms, texts, now()
        from activity_version where kind = 'bettingGift' and id = '1'`
      })
    await copy('early', '2099-01-01', null)
    await copy('late', '2020-01-01', '2020-02-01')
    const joined = async (id: string): Promise<unknown> =>
      refusalOf(await member.call(joinActivity, { ...gift, id, action: 'claim', item: 'step-1' }))
    expect(await joined('nothing')).toBe('activity-unknown')
    expect(await joined('early')).toBe('activity-not-begun')
    expect(await joined('late')).toBe('activity-over')
    const listed = (await site.call(activityList, { kind: 'bettingGift' }, {})).data['activities']
    expect(listed).toMatchObject([
      { id: '1', state: 'running', mine: null },
      { id: 'early', state: 'upcoming' },
    ])
  })

  it('closes for claims when its budget is used up', async () => {
    const member = await walletMember(site)
    await play(member, 1_000)
    const { sql } = site.platform
    const confirmId = await confirm(member, 'step-1')
    await sql`
      insert into award (id, member_id, source, period, item, amount, multiple_hundredths, state,
                         offered_at, granted_at)
      values ('awd_budget', ${member.id}, 'bettingGift/1', '', 'used', 10000000, 100, 'granted',
              now(), now())`
    expect(refusalOf(await claim(member, 'step-1', confirmId))).toBe('activity-used-up')
    await sql`insert into play_site_day (day, category, counted) values (current_date, 'TY', 100000000000)`
    expect((await claim(member, 'step-1', confirmId)).status_code).toBe(6000)
  })

  it('never gives more than its budget, also when many claim at once', async () => {
    const { sql, clock } = site.platform
    const terms = {
      kind: 'bettingGift' as const,
      multipleHundredths: 100,
      budget: { shareBp: 0, floor: 50_00n },
      categories: ['TY' as const],
      steps: [{ counted: 1_000_00n, amount: 8_00n }],
    }
    const texts = { title: '名额', line: '名额有限', image: '', group: 'sports' }
    const from = weekPeriod(clock.now()).from
    const version = { kind: 'bettingGift', id: 'few', from, until: null, texts }
    await sql.begin((tx) => seedVersion(tx, { ...version, terms: encodeTerms(terms) }, clock.now()))
    const members = await Promise.all(Array.from({ length: 12 }, () => walletMember(site)))
    for (const member of members) await play(member, 1_000)
    const asked = { kind: 'bettingGift', id: 'few', item: 'step-1' }
    const answers = await Promise.all(
      members.map(async (member) => {
        const { confirmId } = (await member.call(confirmActivity, asked)).data
        return member.call(joinActivity, { ...asked, action: 'claim', confirmId })
      }),
    )
    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(6)
    const [cost] = await sql`
      select sum(amount)::bigint as paid from award where source = 'bettingGift/few'`
    expect(cost).toEqual({ paid: 48_00n })
  })
})
