import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { memberJwt } from '@xinghe/contract/account-member.ts'
import {
  chatIds,
  chatPath,
  chatQuery,
  chatServerFrame,
  type ChatServerFrame,
  type WireChatFrame,
} from '@xinghe/contract/chat-frames.ts'
import { openHeardSocket } from './heard-socket.ts'
import type { TestSite } from './site.ts'
import { walletMember, type WalletMember } from './wallet-member.ts'

/** A frame with all fields that any frame has. */
export type HeardFrame = {
  readonly msgId: number
  readonly msgData: Readonly<Record<string, unknown>>
}

const chatUrl = (url: string, query: Readonly<Record<string, string>> = chatQuery): string =>
  `${url}${chatPath}?${new URLSearchParams(query).toString()}`

/** A chat socket whose frames a test waits for. Every frame of the server must be as the contract has it. */
export const openChat = async (
  { url }: Pick<TestSite, 'url'>,
  query: Readonly<Record<string, string>> = chatQuery,
) => {
  const { hear, send, ...socket } = await openHeardSocket<HeardFrame>(chatUrl(url, query))
  const take = async (
    msgId: number,
    fits: (msgData: HeardFrame['msgData']) => boolean = () => true,
  ): Promise<HeardFrame['msgData']> => {
    const frame = await hear((one) => one.msgId === msgId && fits(one.msgData))
    const known: ChatServerFrame = z.decode(chatServerFrame, frame as WireChatFrame)
    if (known.msgId !== msgId) throw new Error(`${msgId} is not of the contract`)
    return frame.msgData
  }
  const say = (msgId: number, msgData: object): void => send({ msgId, msgData })
  const next = (msgId: number) => take(msgId)
  /** The acknowledgement or the refusal of a message. */
  const answerTo = (cid: string) =>
    take(chatIds.send, (data) => data['cid'] === cid && !('from' in data))
  return {
    ...socket,
    say,
    take,
    next,
    answerTo,
    async logInAsGuest(uuid: string = randomUUID()) {
      say(chatIds.guestLogin, { body: { uuid } })
      return next(chatIds.guestLogin)
    },
    async logIn(member: Pick<WalletMember, 'call'> & { readonly uuid: string }) {
      const { data } = await member.call(memberJwt, {})
      say(chatIds.login, { token: String(data['jwt']), body: { uuid: member.uuid } })
      return next(chatIds.login)
    },
    async join(rid: string, more: { epoch?: unknown; have?: unknown } = {}) {
      say(chatIds.joinRoom, { rid, ...more })
      return take(chatIds.joinUnicast, (data) => data['rid'] === rid)
    },
    async write(rid: string, msg: string, cid: string = randomUUID()) {
      say(chatIds.send, { rid, cid, msg })
      return answerTo(cid)
    },
    /** The next message of a room with this text. */
    message: (msg: string) => take(chatIds.send, (data) => data['msg'] === msg),
  }
}

/** A member with a bound phone, of a VIP grade, logged in to the chat and in these rooms. */
export const chatMember = async (
  site: TestSite,
  rooms: readonly string[] = ['hall'],
  grade = 0,
  on: Pick<TestSite, 'url'> = site,
) => {
  const member = await walletMember(site)
  if (grade > 0)
    await site.platform.sql`update member set vip_grade = ${grade} where id = ${member.id}`
  const chat = await openChat(on)
  const login = await chat.logIn(member)
  for (const rid of rooms) await chat.join(rid)
  return { ...member, chat, login, userKey: String(login['userKey']) }
}
