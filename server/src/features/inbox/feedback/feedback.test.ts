import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadImage } from '@xinghe/contract/account-profile.ts'
import * as calls from '@xinghe/contract/inbox-feedback.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { dayMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { insertBet } from '../../../../test/inserted-bet.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { until } from '../../../../test/until.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { purgeLoosePictures } from '../../../platform/pictures/store.ts'
import { closeFeedback, replyToFeedback } from './answer-feedback.ts'
import { closeDue } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off', VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

const now = (): Instant => site.platform.clock.now()
const newMember = () => memberWith(site, 0n)
const content = '存款两小时仍未到账，请帮忙核对'
const add = (member: VenueMember, more: object = {}, requestId?: string) =>
  member.call(calls.addFeedback, { type: 1, content, ...more }, requestId)
const started = async (member: VenueMember, more: object = {}): Promise<string> => {
  const { data, status_code: code } = await add(member, more)
  if (code !== 6000) throw new Error(JSON.stringify(data))
  return String(data['id'])
}
const threadOf = async (member: VenueMember, id: string, more: object = {}) =>
  (await member.call(calls.feedbackThread, { id, ...more })).data
const listOf = async (member: VenueMember, more: object = {}) => {
  const { data } = await member.call(calls.feedbackList, more)
  return data as unknown as { total: number; list: { id: string; state: string }[] }
}
const idsOf = async (member: VenueMember, more: object = {}): Promise<string[]> =>
  (await listOf(member, more)).list.map(({ id }) => id)
const unreadOf = async (member: VenueMember) =>
  (await member.call(calls.unreadFeedback, {})).data['num']
const reply = (id: string, text = '已为您核对，款项已到账') =>
  replyToFeedback(site.platform, { id, text, actor: 'test' })
const refusalOf = async (answer: ReturnType<typeof add>) => (await answer).data.refusal

/** Moves the last answer and the closing of a thread into the past. */
const age = async (id: string, days: number): Promise<void> => {
  await site.platform.sql`
    update feedback set answered_at = answered_at - make_interval(days => ${days}),
                        closed_at = closed_at - make_interval(days => ${days})
    where id = ${id}`
}
const upload = async (member: VenueMember): Promise<string> => {
  const png = sharp({ create: { width: 2_000, height: 500, channels: 3, background: '#1757E8' } })
  const image = (await png.png().toBuffer()).toString('base64')
  const { data } = await member.call(uploadImage, { image, purpose: 'feedback' })
  return String(data['url'])
}
const insertDeposit = async (member: VenueMember, at: Instant = now()): Promise<string> => {
  const id = `dep_${randomUUID().slice(0, 8)}`
  await site.platform.sql`
    insert into deposit_order (id, member_id, rail, amount, pay_amount, payee, state, made_at, expires_at)
    values (${id}, ${member.id}, 'bank', 10000, 10000, '{}', 'expired', ${timestamp(at)}, ${timestamp(at)})`
  return id
}

describe('a thread', () => {
  it('waits, is answered with a letter, and waits again after a reply', async () => {
    const member = await newMember()
    const id = await started(member, { content: `  ${content}\n谢谢  ` })
    expect(await threadOf(member, id)).toMatchObject({
      id,
      kind: 'feedback',
      type: 1,
      state: 'waiting',
      reply: 'append',
      messages: [
        { from: 'member', text: `${content}\n谢谢`, images: [], tickets: [], order: null },
      ],
    })
    await reply(id)
    expect((await listOf(member)).list).toMatchObject([
      { id, state: 'answered', text: `${content}\n谢谢`, messages: 2, unread: true },
    ])
    const letters = await member.call(letterList, { type: 'fd', userSystem: 1 })
    expect(letters.data).toMatchObject({
      list: [{ read: false, body: '已为您核对，款项已到账', link: `/mine/feedback/list?id=${id}` }],
    })
    expect(await started(member, { feedbackId: id, content: '已经看到了，非常感谢你们' })).toBe(id)
    expect(await threadOf(member, id)).toMatchObject({
      state: 'waiting',
      messages: [{ from: 'member' }, { from: 'site' }, { from: 'member' }],
    })
  })

  it('is answered in the script of the reader, beside the words of the member as they were written', async () => {
    const member = await newMember()
    const id = await started(member)
    await reply(id)
    expect(await threadOf(member, id, { language: 'zh-TW' })).toMatchObject({
      messages: [{ text: content }, { from: 'site', text: '已為您核對，款項已到帳' }],
    })
  })

  it('counts an answer as unread until the thread is opened, in every count', async () => {
    const member = await newMember()
    const id = await started(member)
    expect(await unreadOf(member)).toBe(0)
    await reply(id)
    expect(await unreadOf(member)).toBe(1)
    const counts = async () => (await member.call(unreadCounts, { userSystem: 1 })).data
    expect(await counts()).toMatchObject({ fd_count: 1, notice_count: 0 })
    const before = await tellings(member)
    await threadOf(member, id)
    expect(await unreadOf(member)).toBe(0)
    expect(await counts()).toMatchObject({ fd_count: 0 })
    // Other tabs hear of it once; opening the thread again changes nothing.
    await threadOf(member, id)
    expect(await tellings(member)).toBe(before + 1)
  })

  const tellings = async (member: VenueMember): Promise<number> => {
    const rows = await site.platform.sql`
      select 1 from event where kind = 'balances-changed' and body -> 'memberIds' ? ${member.id}`
    return rows.length
  }

  it('closes seven days after its answer, by the job and before it', async () => {
    const member = await newMember()
    const [id, fresh] = [await started(member), await started(member)]
    await reply(id)
    await reply(fresh)
    expect((await threadOf(member, id))['closesAt']).not.toBeNull()
    await age(id, 7)
    expect(await threadOf(member, id)).toMatchObject({ state: 'closed', closesAt: null })
    expect(await idsOf(member, { state: 'closed' })).toEqual([id])
    await closeDue(site.platform.sql, now())
    const rows = await site.platform.sql`
      select state, closed_at - answered_at = interval '7 days' as "afterAWeek"
      from feedback where id in (${id}, ${fresh}) order by state`
    expect(rows).toEqual([
      { state: 'answered', afterAWeek: null },
      { state: 'closed', afterAWeek: true },
    ])
  })

  it('is reopened for thirty days, and followed by a linked one after that', async () => {
    const member = await newMember()
    const id = await started(member, { type: 3 })
    await closeFeedback(site.platform, { id, actor: 'test' })
    expect(await threadOf(member, id)).toMatchObject({ state: 'closed', reply: 'reopen' })
    expect(await started(member, { feedbackId: id })).toBe(id)
    expect(await threadOf(member, id)).toMatchObject({ state: 'waiting', reply: 'append' })
    await closeFeedback(site.platform, { id, actor: 'test' })
    await age(id, 30)
    expect(await threadOf(member, id)).toMatchObject({ state: 'closed', reply: 'follow' })
    // The successor has the type of its thread, whatever is sent.
    const next = await started(member, { feedbackId: id, type: 8 })
    expect(next).not.toBe(id)
    expect(await threadOf(member, next)).toMatchObject({ type: 3, follows: id, state: 'waiting' })
    expect(await threadOf(member, id)).toMatchObject({ followedBy: next, reply: null })
    expect(await refusalOf(add(member, { feedbackId: id }))).toBe('feedback-closed')
  })

  it('is hidden by its member, and shown again by an answer', async () => {
    const member = await newMember()
    const id = await started(member)
    await reply(id)
    expect(await member.call(calls.deleteFeedback, { id })).toMatchObject({ status_code: 6000 })
    expect(await member.call(calls.deleteFeedback, { id })).toMatchObject({ status_code: 6000 })
    expect(await listOf(member)).toEqual({ total: 0, list: [] })
    expect(await unreadOf(member)).toBe(0)
    await reply(id, '补充说明一下')
    expect(await idsOf(member)).toEqual([id])
  })

  it('belongs to one member alone', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const id = await started(member)
    expect((await other.call(calls.feedbackThread, { id })).data.refusal).toBe('not-found')
    expect(await refusalOf(add(other, { feedbackId: id }))).toBe('not-found')
    expect((await other.call(calls.deleteFeedback, { id })).data.refusal).toBe('not-found')
    expect(await idsOf(other)).toEqual([])
    expect(await idsOf(member)).toEqual([id])
  })

  it('lists pages by state, last changed first', async () => {
    const member = await newMember()
    const ids = [await started(member), await started(member), await started(member)]
    await reply(ids[0] ?? '')
    expect(await idsOf(member)).toEqual([ids[0], ids[2], ids[1]])
    expect(await idsOf(member, { state: 'waiting' })).toEqual([ids[2], ids[1]])
    expect(await listOf(member, { pageNum: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      list: [{ id: ids[1] }],
    })
  })
})

describe('the limits', () => {
  it('stop a sixth thread of a day, also of parallel calls, and not a reply', async () => {
    const member = await newMember()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(member)))
    const refused = answers.filter(({ data }) => data.refusal === 'feedback-used-up')
    expect(refused).toHaveLength(3)
    expect(refused[0]?.status_code).toBe(6011)
    const [id] = await idsOf(member)
    expect((await add(member, { feedbackId: id })).status_code).toBe(6000)
    // A hidden thread still counts; the limit is one of the GMT+8 day.
    await member.call(calls.deleteFeedback, { id })
    expect(await refusalOf(add(member))).toBe('feedback-used-up')
    await site.platform.sql`
      update feedback set made_at = made_at - interval '1 day' where member_id = ${member.id}`
    expect((await add(member)).status_code).toBe(6000)
  })

  it('are counted for one sender at a time', async () => {
    const member = await newMember()
    const { sql } = site.platform
    const locked = await sql.reserve()
    // Writes wait, counts do not: without a lock all eight would count before the first is written.
    await locked`begin`
    await locked`lock table feedback in share mode`
    const answers = Promise.all(Array.from({ length: 8 }, () => add(member)))
    await until('all callers wait', async () => {
      const rows = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return rows.length >= 8 ? true : null
    })
    await locked`commit`
    locked.release()
    const refusals = (await answers).filter(({ data }) => data.refusal === 'feedback-used-up')
    expect(refusals).toHaveLength(3)
  })

  it('stop a twenty-first message of a day', async () => {
    const member = await newMember()
    const id = await started(member)
    for (let at = 0; at < 19; at += 1) await started(member, { feedbackId: id })
    expect(await refusalOf(add(member, { feedbackId: id }))).toBe('feedback-used-up')
    await site.owner`
      update feedback_message set made_at = made_at - interval '1 day' where member_id = ${member.id}`
    expect((await add(member, { feedbackId: id })).status_code).toBe(6000)
  })

  it('a repeated request id makes one thread; with another text it is refused', async () => {
    const member = await newMember()
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => add(member, {}, requestId)))
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1)
    expect(await listOf(member)).toMatchObject({ total: 1 })
    const other = await add(member, { content: `${content}！` }, requestId)
    expect(other.data.refusal).toBe('request-id-reused')
  })

  it.each([
    ['no type', { type: undefined }],
    ['type 0', { type: 0 }],
    ['type 9', { type: 9 }],
    ['a type as text', { type: '1' }],
    ['nine characters', { content: '字'.repeat(9) }],
    ['blanks', { content: ' '.repeat(40) }],
    ['501 characters', { content: '字'.repeat(501) }],
    [
      'marks without end on one character',
      { content: `${'字'.repeat(10)}${'\u0301'.repeat(9_000)}` },
    ],
    ['a control character', { content: `${content}\u0007` }],
    ['a number', { content: 1_234_567_890_123 }],
    ['five pictures', { images: Array.from({ length: 5 }, () => `pic_${'a'.repeat(32)}`) }],
    ['an address for a picture', { images: ['/upload/x.webp'] }],
    ['six tickets', { ticketIds: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['an id of another kind', { feedbackId: 'let_1' }],
  ])('do not take %s', async (_, more) => {
    const member = await newMember()
    expect((await add(member, more)).status_code).toBe(6007)
  })

  it('take 500 emoji of several code points', async () => {
    const member = await newMember()
    expect((await add(member, { content: '👩‍👩‍👧'.repeat(500) })).status_code).toBe(6000)
  })

  it('need a session, and hold for frozen members as for all others', async () => {
    expect((await site.call(calls.addFeedback, { type: 1, content })).status_code).toBe(6001)
    const member = await newMember()
    await site.platform.sql`update member set state = 'frozen' where id = ${member.id}`
    site.platform.sessions.forget(member.id)
    const images = [await upload(member)]
    expect((await add(member, { images })).status_code).toBe(6000)
  })
})

describe('attachments', () => {
  it('are tickets and an order of the member, described in the thread', async () => {
    const member = await newMember()
    const ticket = await insertBet(site.platform.sql, member.id, now(), null)
    const order = await insertDeposit(member)
    const id = await started(member, { ticketIds: [ticket, ticket], orderId: order })
    expect(await threadOf(member, id, { language: 'zh-TW' })).toMatchObject({
      messages: [
        {
          tickets: [{ ticketId: ticket, title: '星河體育', risk: '10.00', net: null }],
          order: { id: order, category: 'deposit', amount: '100.00', state: 'expired' },
        },
      ],
    })
    const bets = await member.call(calls.memberBets, {})
    expect(bets.data).toMatchObject({ total: 1, list: [{ ticketId: ticket }] })
  })

  it('are refused when foreign, unknown or older than thirty days', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const old = later(now(), -31 * dayMs)
    const foreign = await insertBet(site.platform.sql, other.id, now(), null)
    const aged = await insertBet(site.platform.sql, member.id, old, null)
    for (const ticketIds of [[foreign], [aged], ['XH2603101']])
      expect(await refusalOf(add(member, { ticketIds }))).toBe('not-found')
    for (const orderId of [
      await insertDeposit(other),
      await insertDeposit(member, old),
      'dep_none',
    ])
      expect(await refusalOf(add(member, { orderId }))).toBe('not-found')
    expect((await member.call(calls.memberBets, {})).data).toEqual({ total: 0, list: [] })
    expect(await listOf(member)).toMatchObject({ total: 0 })
  })

  it('are pictures that only their owner reads, whole and without metadata', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const picture = await upload(member)
    expect(await refusalOf(add(other, { images: [picture] }))).toBe('upload-failed')
    const id = await started(member, { images: [picture] })
    expect(await threadOf(member, id)).toMatchObject({ messages: [{ images: [picture] }] })
    const { data } = await member.call(calls.feedbackPicture, { id: picture })
    const shown = await sharp(Buffer.from(String(data['image']), 'base64')).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 1_600, height: 400 })
    const theirs = await other.call(calls.feedbackPicture, { id: picture })
    expect(theirs.data.refusal).toBe('not-found')
    expect((await site.call(calls.feedbackPicture, { id: picture })).status_code).toBe(6001)
    const address = new URL(`/upload/${picture.slice(4)}.webp`, site.url)
    expect((await fetch(address)).status).toBe(404)
    // Attached once: neither another thread nor the purge takes it.
    expect(await refusalOf(add(member, { images: [picture] }))).toBe('upload-failed')
    const loose = await upload(member)
    await purgeLoosePictures(site.platform.sql, later(now(), 1_000))
    const readable = async (one: string) =>
      (await member.call(calls.feedbackPicture, { id: one })).status_code
    expect([await readable(picture), await readable(loose)]).toEqual([6000, 6004])
  })

  it('are told by their content, not by what they claim', async () => {
    const member = await newMember()
    const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const answer = await member.call(uploadImage, { image, purpose: 'feedback' })
    expect(answer).toMatchObject({ status_code: 6010, data: { refusal: 'picture-type' } })
  })
})

describe('appeals', () => {
  const insertAppeal = async (member: VenueMember): Promise<string> => {
    const ticket = await insertBet(site.platform.sql, member.id, now(), now())
    await site.platform.sql`
      insert into sports_appeal (bet_id, member_id, ticket, words, made_at)
      select id, member_id, ticket, '终场比分应为2-1', ${timestamp(now())}
      from sports_bet where ticket = ${ticket}`
    return ticket
  }
  const decide = (ticket: string, at: Instant) => site.platform.sql`
    update sports_appeal set state = 'rejected', answer = '维持原判', answered_at = ${timestamp(at)},
                             answered_by = 'test'
    where ticket = ${ticket}`

  it('stand among the threads with their ticket and verdict', async () => {
    const member = await newMember()
    const ticket = await insertAppeal(member)
    const id = `apl_${ticket}`
    expect((await listOf(member)).list).toMatchObject([
      { id, kind: 'appeal', type: 3, state: 'waiting', messages: 1, text: '终场比分应为2-1' },
    ])
    await decide(ticket, now())
    expect(await idsOf(member, { state: 'answered' })).toEqual([id])
    expect(await threadOf(member, id)).toMatchObject({
      kind: 'appeal',
      reply: null,
      verdict: 'rejected',
      messages: [
        { from: 'member', tickets: [{ ticketId: ticket }] },
        { from: 'site', text: '维持原判' },
      ],
    })
    const { messages } = await threadOf(member, id, { language: 'zh-TW' })
    expect(messages).toMatchObject([{ text: '终场比分应为2-1' }, { text: '維持原判' }])
    await decide(ticket, instant(now() - 8 * dayMs))
    expect(await idsOf(member, { state: 'closed' })).toEqual([id])
  })

  it('take no further message, and are hidden until they are answered', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const ticket = await insertAppeal(member)
    const id = `apl_${ticket}`
    expect(await refusalOf(add(member, { feedbackId: id }))).toBe('feedback-closed')
    expect(await refusalOf(add(other, { feedbackId: id }))).toBe('not-found')
    expect((await other.call(calls.feedbackThread, { id })).data.refusal).toBe('not-found')
    expect((await other.call(calls.deleteFeedback, { id })).data.refusal).toBe('not-found')
    await member.call(calls.deleteFeedback, { id })
    expect(await idsOf(member)).toEqual([])
    await decide(ticket, later(now(), 1_000))
    expect(await idsOf(member)).toEqual([id])
  })
})
