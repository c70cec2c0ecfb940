import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { memberInfo, memberJwt } from '@xinghe/contract/account-member.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { patient } from '../../../../tools/machine-speed.ts'
import { openChat } from '../../chat-socket.ts'
import { loggedIn, openSocket } from '../../live-socket.ts'
import { startSite } from '../../site.ts'
import { until } from '../../until.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Attack } from '../attack.ts'

/** The longest time that an open socket may go on after its session. */
const aliveMost = 5_000
/** Between two questions whether a socket is still a member's: below the limit of its messages. */
const askMs = 250

/** A token is stolen and used in another browser; a session ends and nobody is notified. */
export const attack: Attack = {
  item: 'sessions',
  title: 'a token is worth nothing in another browser, and no socket outlives its session by 5 s',
  async run({ form }) {
    const members = form === 'short' ? 1 : 50
    const mostMs = form === 'short' ? patient(aliveMost) : aliveMost
    const site = await startSite()
    const breaches: string[] = []
    for (let at = 0; at < members; at += 1) {
      const member = await walletMember(site)
      const { id, token, call } = member
      const uuid = randomUUID()
      const stolen = await site.call(memberInfo, {}, { token, uuid })
      if (stolen.status_code === 6000) breaches.push('a call from another browser')
      const socket = await openSocket(site.url)
      socket.send({ t: 'login', token, key: site.client.keyHeader, uuid })
      const login = await socket.hear(({ t }) => t === 'refused' || t === 'logged-in')
      if (login.t === 'logged-in') breaches.push('a live socket of another browser')
      socket.close()
      const chat = await openChat(site)
      const { data } = await call(memberJwt, {})
      chat.say(chatIds.login, { token: String(data['jwt']), body: { uuid } })
      if (!('refusal' in (await chat.next(chatIds.login))))
        breaches.push('a chat socket of another browser')
      chat.close()

      const live = await loggedIn(await openSocket(site.url), site.client, member)
      live.send({ t: 'sub', topic: 'member' })
      await live.next('sealed')
      const isGuest = async (): Promise<true | null> => {
        live.send({ t: 'sub', topic: 'member' })
        await pause(askMs)
        return live.untaken.some(({ t }) => t === 'refused') ? true : null
      }
      await site.platform.sql`
        update session set ended_at = now(), ended_why = 'not notified' where member_id = ${id}`
      await until('the socket is a guest', isGuest, mostMs).catch(() =>
        breaches.push(`a socket was a member's ${mostMs} ms after its session had ended`),
      )
      live.close()
    }
    await site.close()
    return { tried: `${members} members`, breaches }
  },
}
