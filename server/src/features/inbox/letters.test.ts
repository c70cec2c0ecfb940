import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import {
  deleteLetters,
  letterList,
  readAllLetters,
  readLetters,
} from '@xinghe/contract/inbox-letters.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { sendBroadcast } from '../../platform/letters/send-broadcast.ts'
import { sendLetter, type Letter } from '../../platform/letters/send-letter.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../test/wallet-member.ts'
import { purgeLetters } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const now = (): Instant => site.platform.clock.now()
const send = (memberId: MemberId, title: string, kind: Letter['kind'] = 'notice') =>
  site.platform.sql.begin((tx) =>
    sendLetter(tx, {
      memberId,
      kind,
      title,
      body: `${title}的内容`,
      link: '/mine/wallet',
      now: now(),
    }),
  )
const tellAll = (title: string) =>
  site.platform.sql.begin((tx) =>
    sendBroadcast(tx, { kind: 'notice', title, body: `${title}的内容`, now: now() }),
  )

interface Shown {
  readonly id: string
  readonly title: string
  readonly read: boolean
  readonly broadcast: boolean
}
const listOf = async (member: WalletMember, type: LetterType = 'notice', more = {}) => {
  const { data } = await member.call(letterList, { type, userSystem: 1, ...more })
  return data as unknown as { total: number; upTo: string; list: Shown[] }
}
const titlesOf = async (member: WalletMember, type: LetterType = 'notice'): Promise<string[]> =>
  (await listOf(member, type)).list.map(({ title }) => title)
const unreadOf = async (member: WalletMember) =>
  (await member.call(unreadCounts, { userSystem: 1 })).data

describe('the list of letters', () => {
  it('has letters and broadcasts of one type, newest first, in both languages', async () => {
    const member = await walletMember(site)
    await send(member.id, '存款到账')
    await tellAll('系统升级')
    await send(member.id, '礼金', 'activity')
    const { total, list } = await listOf(member)
    expect(total).toBe(2)
    expect(list).toMatchObject([
      { title: '系统升级', broadcast: true, read: false, link: null, type: 'notice' },
      {
        title: '存款到账',
        broadcast: false,
        read: false,
        link: '/mine/wallet',
        body: '存款到账的内容',
      },
    ])
    expect((await listOf(member, 'notice', { language: 'zh-TW' })).list[0]?.title).toBe('系統升級')
    expect(await titlesOf(member, 'activity')).toEqual(['礼金'])
  })

  it('has letters about matches, which the count of their broadcasts includes', async () => {
    const member = await walletMember(site)
    await send(member.id, '赛事延期', 'match')
    await site.platform.sql.begin((tx) =>
      sendBroadcast(tx, { kind: 'match', title: '决赛改期', body: '详情', now: now() }),
    )
    expect(await titlesOf(member, 'match')).toEqual(['决赛改期', '赛事延期'])
    expect(await unreadOf(member)).toMatchObject({ brmatch_count: 2, notice_count: 0 })
  })

  it('comes in pages', async () => {
    const member = await walletMember(site)
    for (let at = 1; at <= 17; at += 1) await send(member.id, `第${at}封`)
    const first = await listOf(member)
    expect([first.total, first.list.length, first.list[0]?.title]).toEqual([17, 15, '第17封'])
    const second = await listOf(member, 'notice', { pageNum: 2 })
    expect(second.list.map(({ title }) => title)).toEqual(['第2封', '第1封'])
    expect((await listOf(member, 'notice', { pageNum: 3 })).list).toEqual([])
  })

  it('does not show broadcasts from before the registration', async () => {
    await tellAll('旧消息')
    site.platform.clock.advance?.(1_000)
    expect(await titlesOf(await walletMember(site))).toEqual([])
  })

  it('refuses an unknown type and a page below one', async () => {
    const member = await walletMember(site)
    for (const wrong of [{ type: 'spam' }, { type: 'notice', pageNum: 0 }, {}]) {
      const answer = await member.call(letterList, { userSystem: 1, ...wrong })
      expect(answer.data.refusal).toBe('invalid-parameter')
    }
  })
})

describe('reading and deleting', () => {
  it('lowers the counts, and a second time changes nothing', async () => {
    const member = await walletMember(site)
    await send(member.id, '一')
    await tellAll('二')
    const ids = (await listOf(member)).list.map(({ id }) => id)
    expect(await unreadOf(member)).toMatchObject({ notice_count: 1, brnotice_count: 1 })
    for (let time = 0; time < 2; time += 1) {
      const { data } = await member.call(readLetters, { ids })
      expect(data).toMatchObject({ notice_count: 0, brnotice_count: 0 })
    }
    expect((await listOf(member)).list.map(({ read }) => read)).toEqual([true, true])
  })

  it('removes a letter, and hides a broadcast only for this member', async () => {
    const [member, other] = [await walletMember(site), await walletMember(site)]
    await send(member.id, '删信')
    await tellAll('删播')
    const ids = (await listOf(member)).list.map(({ id }) => id)
    const { data } = await member.call(deleteLetters, { ids })
    expect(data).toMatchObject({ notice_count: 0, brnotice_count: 0 })
    expect(await titlesOf(member)).toEqual([])
    expect((await listOf(member)).total).toBe(0)
    expect(await titlesOf(other)).toEqual(['删播'])
  })

  it('does not touch what another member got', async () => {
    const [member, other] = [await walletMember(site), await walletMember(site)]
    await send(other.id, '他人的信')
    const [foreign] = (await listOf(other)).list
    const ids = [foreign?.id ?? '']
    expect((await member.call(readLetters, { ids })).status_code).toBe(6000)
    expect((await member.call(deleteLetters, { ids })).status_code).toBe(6000)
    expect((await listOf(other)).list).toMatchObject([{ title: '他人的信', read: false }])
  })

  it('refuses no ids, too many, and ids of a wrong shape', async () => {
    const member = await walletMember(site)
    const many = Array.from({ length: 101 }, (_, at) => `let_${at}`)
    for (const ids of [[], many, ['x'], ["let_' or 1=1"]])
      for (const call of [readLetters, deleteLetters])
        expect((await member.call(call, { ids })).data.refusal).toBe('invalid-parameter')
  })
})

describe('reading all', () => {
  it('marks what the list could show, of one type or of all', async () => {
    const member = await walletMember(site)
    await send(member.id, '通知')
    await send(member.id, '活动', 'activity')
    const { upTo } = await listOf(member)
    const one = await member.call(readAllLetters, { type: 'notice', upTo })
    expect(one.data).toMatchObject({ notice_count: 0, activity_count: 1 })
    const all = await member.call(readAllLetters, { upTo })
    expect(all.data).toMatchObject({ notice_count: 0, activity_count: 0 })
  })

  it('leaves a letter unread that was written before the list and committed after it', async () => {
    const member = await walletMember(site)
    await send(member.id, '看过的')
    const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sending = site.platform.sql.begin(async (tx) => {
      const letter = { memberId: member.id, kind: 'notice', body: '内容', now: now() } as const
      await sendLetter(tx, { ...letter, title: '没看过的' })
      written.resolve()
      await commit.promise
    })
    await written.promise
    site.platform.clock.advance?.(1_000)
    const { upTo, list } = await listOf(member)
    commit.resolve()
    await sending
    expect(list.map(({ title }) => title)).toEqual(['看过的'])
    const { data } = await member.call(readAllLetters, { type: 'notice', upTo })
    expect(data).toMatchObject({ notice_count: 1 })
    const after = (await listOf(member)).list.map(({ title, read }) => [title, read])
    expect(after.toSorted()).toEqual([
      ['没看过的', false],
      ['看过的', true],
    ])
  })

  it('refuses what is not a snapshot', async () => {
    const member = await walletMember(site)
    for (const upTo of ['', 'now', '5:4:', '5:9:12', '99999999999999999999:1:', '1:2:3;drop']) {
      const answer = await member.call(readAllLetters, { upTo })
      expect([upTo, answer.data.refusal]).toEqual([upTo, 'invalid-parameter'])
    }
  })
})

it('keeps letters and broadcasts for two years', async () => {
  const member = await walletMember(site)
  await send(member.id, '旧信')
  await tellAll('旧播')
  const [broadcast] = (await listOf(member)).list
  await member.call(readLetters, { ids: [broadcast?.id ?? ''] })
  await purgeLetters(site.platform.sql, later(now(), -dayMs))
  expect(await titlesOf(member)).toHaveLength(2)
  await purgeLetters(site.platform.sql, later(now(), dayMs))
  expect(await titlesOf(member)).toEqual([])
})
