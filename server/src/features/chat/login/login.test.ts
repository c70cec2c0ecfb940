import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, memberJwt } from '@xinghe/contract/account-member.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { instant, minuteMs } from '@xinghe/rules/base/instant.ts'
import { makeChatToken } from '../../../platform/session/chat-token.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember } from '../../../../test/wallet-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const tokenOf = async (member: Awaited<ReturnType<typeof walletMember>>): Promise<string> =>
  String((await member.call(memberJwt, {})).data['jwt'])
const logInWith = async (token: string, { uuid }: { readonly uuid: string }) => {
  const chat = await openChat(site)
  chat.say(chatIds.login, { token, body: { uuid } })
  return chat.next(chatIds.login)
}

describe('a login to the chat', () => {
  it('shows a masked name, a key instead of the id, the level and the standing rooms', async () => {
    const ann = await chatMember(site, [], 4)
    expect(ann.login).toMatchObject({ level: 4, guest: false, phoneBound: true, hidden: [] })
    expect(String(ann.login['name'])).toMatch(/^te\*\*\*\d$/)
    expect(JSON.stringify(ann.login)).not.toContain(ann.id)
    expect(ann.login['rooms']).toMatchObject([
      { rid: 'hall', state: 'open', seen: null, title: { cn: '聊天大厅', tw: '聊天大廳' } },
      { rid: 'vip', state: 'vip', minGrade: 3 },
    ])
    expect(await ann.chat.next(chatIds.vipLevel)).toMatchObject({ level: 4, betweenMs: 2_000 })
  })

  it('works once with a token, within five minutes, while the session lives', async () => {
    const ann = await walletMember(site)
    const token = await tokenOf(ann)
    expect(await logInWith(token, ann)).toMatchObject({ guest: false })
    expect(await logInWith(token, ann)).toMatchObject({ refusal: 'session-expired', code: 6001 })
    const late = await tokenOf(ann)
    site.platform.clock.advance?.(5 * minuteMs + 1_000)
    expect(await logInWith(late, ann)).toMatchObject({ refusal: 'session-expired' })
    const left = await tokenOf(ann)
    await ann.call(logout, {})
    expect(await logInWith(left, ann)).toMatchObject({ refusal: 'session-expired' })
  })

  it('refuses tokens that this site did not sign', async () => {
    const ann = await walletMember(site)
    const token = await tokenOf(ann)
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { exp: number }
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 600 }))
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const foreign = makeChatToken(secretsFrom('another site'), ann.id, 'x', instant(Date.now()))
    for (const wrong of [
      'x',
      '..',
      `${head}.${body}.`,
      `${unsigned}.${body}.`,
      `${unsigned}.${body}.${signature}`,
      `${head}.${longer.toString('base64url')}.${signature}`,
      `${token}.more`,
      foreign,
    ])
      expect(await logInWith(wrong, ann)).toMatchObject({ refusal: 'session-expired' })
    expect(await logInWith(token, ann)).toMatchObject({ guest: false })
  })

  it('gives a browser without a session the same guest name each time', async () => {
    const uuid = randomUUID()
    const names = await Promise.all(
      [1, 2].map(async () => (await (await openChat(site)).logInAsGuest(uuid))['name']),
    )
    expect(names[0]).toMatch(/^游客\d{4}$/)
    expect(names[1]).toBe(names[0])
  })

  it('refuses an eleventh socket of a member', async () => {
    const ann = await walletMember(site)
    for (let sockets = 0; sockets < 10; sockets += 1)
      expect(await logInWith(await tokenOf(ann), ann)).toMatchObject({ guest: false })
    expect(await logInWith(await tokenOf(ann), ann)).toMatchObject({
      refusal: 'too-often',
      code: 6011,
    })
  })

  it('ends with the session: the socket is told and sends no more', async () => {
    const ann = await chatMember(site)
    await ann.call(logout, {})
    expect(await ann.chat.next(chatIds.internal)).toEqual({ kind: 'relogin' })
    expect(await ann.chat.write('hall', '还在')).toMatchObject({ refusal: 'session-expired' })
  })

  it('needs a login before anything else, and rests during maintenance', async () => {
    const chat = await openChat(site)
    chat.say(chatIds.joinRoom, { rid: 'hall' })
    expect(await chat.next(chatIds.joinRoom)).toMatchObject({ refusal: 'session-expired' })
    await site.platform.settings.set('maintenance', { on: true })
    chat.say(chatIds.guestLogin, { body: { uuid: 'browser' } })
    expect(await chat.next(chatIds.guestLogin)).toMatchObject({
      refusal: 'maintenance',
      code: 6013,
    })
    await site.platform.settings.set('maintenance', { on: false })
    expect(await chat.logInAsGuest()).toMatchObject({ guest: true })
  })

  it('tells the level again when the grade changes', async () => {
    const ann = await chatMember(site)
    await ann.chat.next(chatIds.vipLevel)
    await site.platform.sql`update member set vip_grade = 6 where id = ${ann.id}`
    await site.platform.sql`select pg_notify('chat', ${JSON.stringify({ memberId: ann.id })})`
    expect(await ann.chat.next(chatIds.vipLevel)).toMatchObject({ level: 6, betweenMs: 1_000 })
  })

  it('remembers whom a member hides and what they have read', async () => {
    const ann = await chatMember(site)
    const { seq } = await ann.chat.write('hall', '读到这里')
    await ann.chat.message('读到这里')
    ann.chat.say(chatIds.block, { userKey: 'somebody', on: true })
    expect(await ann.chat.next(chatIds.block)).toEqual({ userKey: 'somebody', on: true })
    ann.chat.say(chatIds.roomStatus, { rid: 'hall', seen: Number(seq) + 100 })
    expect(await ann.chat.next(chatIds.roomStatus)).toMatchObject({ rid: 'hall', state: 'open' })
    ann.chat.say(chatIds.roomStatus, { rid: 'hall', seen: 0 })
    await ann.chat.next(chatIds.roomStatus)
    const again = await openChat(site)
    const login = await again.logIn(ann)
    expect(login['hidden']).toEqual(['somebody'])
    expect(login['rooms']).toMatchObject([{ rid: 'hall', seen: seq, seq }, {}])
  })

  it('reads at most four rooms at once', async () => {
    const ann = await chatMember(site, ['hall', 'vip'], 5)
    await site.platform.sql`
      insert into sports_match (id, kind, game_type, discipline, league_id, league_name, starts_at, state)
      select 'm' || n, 'match', 'FT', 'football', 'l', '联赛', now() + interval '1 hour', 'scheduled'
      from generate_series(1, 3) n`
    await ann.chat.join('match:m1')
    await ann.chat.join('match:m2')
    ann.chat.say(chatIds.joinRoom, { rid: 'match:m3' })
    expect(await ann.chat.next(chatIds.joinRoom)).toMatchObject({ refusal: 'chat-room-full' })
    ann.chat.say(chatIds.joinRoom, { rid: 'match:m1', leave: true })
    expect(await ann.chat.join('match:m3')).toMatchObject({ seq: 0, ended: false, missed: null })
  })
})
