import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { bettorWith } from '../../test/bettor.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { openChat } from '../../test/chat-socket.ts'
import { loggedIn, openSocket } from '../../test/live-socket.ts'
import { startSite, type TestSite } from '../../test/site.ts'
import { walletMember } from '../../test/wallet-member.ts'
import { patient } from '../../../tools/machine-speed.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A member with a live socket and a chat socket. */
const seated = async () => {
  const member = await walletMember(site)
  const live = await loggedIn(await openSocket(site.url), site.client, member)
  const chat = await openChat(site)
  await chat.logIn(member)
  return { ...member, live, chat }
}

const heardInTime = { timeout: patient(8_000), interval: 50 }

const toldToLogIn = (chat: Awaited<ReturnType<typeof openChat>>): Promise<void> =>
  vi.waitFor(
    () =>
      expect(chat.untaken).toContainEqual({
        msgId: chatIds.internal,
        msgData: { kind: 'relogin' },
      }),
    heardInTime,
  )

describe('a stolen token', () => {
  it('opens nothing from another browser', async () => {
    const { token, uuid } = await walletMember(site)
    for (const other of [randomUUID(), '', uuid.toUpperCase()])
      expect(await site.call(memberInfo, {}, { token, uuid: other })).toMatchObject({
        data: { refusal: 'session-expired' },
      })
    expect(await site.call(memberInfo, {}, { token, uuid })).toMatchObject({ status_code: 6000 })
  })

  it('logs no socket in from another browser', async () => {
    const { token, uuid } = await walletMember(site)
    const socket = await openSocket(site.url)
    const key = site.client.keyHeader
    const logInFrom = async (browser: string) => {
      socket.send({ t: 'login', token, key, uuid: browser })
      return socket.hear(({ t }) => t === 'refused' || t === 'logged-in')
    }
    expect(await logInFrom(randomUUID())).toMatchObject({ refusal: 'session-expired' })
    expect(await logInFrom(uuid)).toEqual({ t: 'logged-in' })
    socket.close()
  })

  it('of the chat logs nobody in from another browser', async () => {
    const { call, uuid } = await walletMember(site)
    const logInFrom = async (browser: string) => {
      const { data } = await call(memberJwt, {})
      const chat = await openChat(site)
      chat.say(chatIds.login, { token: String(data['jwt']), body: { uuid: browser } })
      return chat.next(chatIds.login)
    }
    expect(await logInFrom(randomUUID())).toMatchObject({ refusal: 'session-expired' })
    expect(await logInFrom(uuid)).toMatchObject({ guest: false })
  })
})

describe('a socket whose notification was lost', () => {
  /** Past the code that would notify. */
  const changes = {
    ended: (id: MemberId) => site.platform.sql`
      update session set ended_at = now(), ended_why = 'not notified' where member_id = ${id}`,
    expired: (id: MemberId) => site.platform.sql`
      update session set last_seen_at = '2020-01-01' where member_id = ${id}`,
  }

  it.each(['ended', 'expired'] as const)('learns that its session has %s', async (what) => {
    const { id, live, chat } = await seated()
    live.send({ t: 'sub', topic: 'member' })
    await live.next('sealed')
    await changes[what](id)
    await toldToLogIn(chat)
    // The message that the session has ended; after it the socket is a guest.
    await vi.waitFor(() => expect(live.untaken.map(({ t }) => t)).toContain('sealed'), heardInTime)
    live.send({ t: 'sub', topic: 'member' })
    expect(await live.next('refused')).toMatchObject({ refusal: 'session-expired' })
  })

  const noChange = async (): Promise<void> => undefined
  /** On a busy site a session of somebody always ends while those of the sockets are read. */
  const changeDuringReads = async (): Promise<void> => {
    const { sessions } = site.platform
    const other = await walletMember(site)
    const reread = sessions.reread.bind(sessions)
    vi.spyOn(sessions, 'reread').mockImplementation((hashes) => {
      const reading = reread(hashes)
      sessions.forget(other.id)
      return reading
    })
  }

  it.each([
    ['', noChange],
    [', also while sessions of others change', changeDuringReads],
  ])('does nothing more for a member who was frozen%s', async (_, busy) => {
    await busy()
    const bettor = await bettorWith(site, 0n)
    const live = await loggedIn(await openSocket(site.url), site.client, bettor)
    const chat = await openChat(site)
    await chat.logIn(bettor)
    await chat.join('hall')
    const mark = { kind: 'match', id: 'm1', on: true }
    const Request = { timestamp: 1, token: bettor.uid, langx: 'zh-cn', ...mark }
    const save = async () =>
      (await live.call(resource, { method: 'saveFavourite', enName: sportsEnName, Request })).data
    expect(await save()).not.toMatchObject({ refusal: 'account-frozen' })
    // The cached session does not expire: only the question about the sessions of sockets renews it.
    site.platform.clock.stop?.(true)
    await site.platform.sql`update member set state = 'frozen' where id = ${bettor.id}`
    expect(await chat.write('hall', '还在')).toMatchObject({ refusal: 'account-frozen' })
    await vi.waitFor(
      async () => expect(await save()).toMatchObject({ refusal: 'account-frozen' }),
      heardInTime,
    )
    site.platform.clock.stop?.(false)
    vi.restoreAllMocks()
  })
})
