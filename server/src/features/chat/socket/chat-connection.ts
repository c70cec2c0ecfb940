import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import {
  chatCloseReasons,
  chatIds,
  chatSilenceMs,
  type ChatClientFrame,
  type WireChatFrame,
} from '@xinghe/contract/chat-frames.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { maintenanceNow } from '../../../platform/http/check-call.ts'
import { writeFrames } from '../../../platform/live/frame.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Session } from '../../../platform/session/sessions.ts'
import { closeSocket } from '../../../platform/sockets/close-socket.ts'
import type { SessionSocket } from '../../../platform/sockets/follow-sessions.ts'
import type { SocketDoor } from '../../../platform/sockets/socket-door.ts'
import { SocketPulse } from '../../../platform/sockets/socket-pulse.ts'
import { hopelessBytes, slowBytes } from '../../../platform/sockets/unsent-bytes.ts'
import { guestUser, memberUser, type ChatUser } from '../login/chat-user.ts'
import { logIn } from '../login/log-in.ts'
import * as loginStore from '../login/store.ts'
import type { ChatParts } from '../parts/parts.ts'
import type { EntryRefusal, RoomReader, TickFrames } from '../rooms/live-room.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import type { SendAnswer, SendOrder } from '../order/send-order.ts'
import { aboutOf, readFrame, type DataOf, type WrongFrame } from './chat-frame.ts'
import { refusalFrame } from './refusal-frame.ts'
import { SocketRooms } from './socket-rooms.ts'
import { changeFrames, listStandingRooms, memberFrames, welcomeFrame } from './user-frames.ts'

const framesPerTenSeconds = 40

export interface SocketParts {
  readonly platform: Platform
  readonly chat: ChatParts
  readonly door: SocketDoor
  /** Counts the sockets of a member in this process; false where there are too many. */
  readonly admit: (connection: ChatConnection, user: ChatUser) => boolean
  readonly dismiss: (connection: ChatConnection, user: ChatUser) => void
  /** Answers what is neither login nor room nor message. */
  readonly predict: (
    user: ChatUser,
    data: DataOf<typeof chatIds.prediction>,
  ) => Promise<WireChatFrame>
}

/** One chat socket: without a user until a login, then a guest or a member with up to four rooms. */
export class ChatConnection implements RoomReader, SessionSocket {
  readonly #socket: WebSocket
  readonly #raw: Socket | null
  readonly #parts: SocketParts
  readonly #address: string
  readonly #rooms: SocketRooms
  readonly #pulse = new SocketPulse(framesPerTenSeconds, chatSilenceMs)
  #user: ChatUser | null = null
  #working: Promise<void> = Promise.resolve()

  /** `raw` is the TCP socket; without it every frame is sent through the library. */
  constructor(socket: WebSocket, parts: SocketParts, address: string, raw: Socket | null = null) {
    this.#socket = socket
    this.#raw = raw
    this.#parts = parts
    this.#address = address
    this.#rooms = new SocketRooms(parts.chat.rooms, this)
  }

  get user(): ChatUser | null {
    return this.#user
  }

  /** Frames are handled in their order; messages are answered when they are committed. */
  async receive(raw: Buffer, isBinary: boolean): Promise<void> {
    // What a client sends after it was told to go is not looked at.
    if (!this.#isOpen) return
    this.#pulse.hear()
    if (!this.#count()) return this.close('flood')
    const frame = readFrame(raw, isBinary)
    if (frame === null) return this.close('broken')
    this.#working = this.#working.then(() => this.#answer(frame))
    return this.#working
  }

  /** The library would answer any number of pings. */
  answerPing(payload: Buffer): void {
    if (!this.#isOpen) return
    if (!this.#count()) return this.close('flood')
    this.#socket.pong(payload)
  }

  deliver(rid: string, tick: TickFrames): void {
    const waiting = this.#socket.bufferedAmount
    if (waiting > hopelessBytes) return this.close('slow')
    if (waiting > slowBytes) return this.#rooms.pause(rid)
    writeFrames(this.#socket, this.#raw, tick)
  }

  /** As a refused join tells it: the page shows why the room is closed, and stays in the others. */
  turnOut(rid: string, why: EntryRefusal): void {
    this.#rooms.leave(rid)
    this.send(refusalFrame(chatIds.joinRoom, why, { rid }))
  }

  /** Called on a timer: closes silent sockets, and lets slow ones join again that have caught up. */
  tend(): void {
    if (this.#pulse.isSilent) return this.close('silent')
    const waiting = this.#socket.bufferedAmount
    if (waiting > hopelessBytes) return this.close('slow')
    if (waiting > 0) return
    for (const rid of this.#rooms.takePaused())
      this.send({ msgId: chatIds.internal, msgData: { kind: 'resync', rid } })
  }

  /** False where the socket or its address has sent too much. */
  #count(): boolean {
    return this.#parts.door.maySpeak(this.#address) && this.#pulse.count()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  send(frame: WireChatFrame): void {
    this.#socket.send(JSON.stringify(frame))
  }

  get sessionHash(): string | null {
    return this.#user?.member?.sessionHash ?? null
  }

  /** When the session has ended, the socket has no user until it logs in again. */
  sessionRead(session: Session | null): void {
    if (session !== null) return
    this.#logOut()
    this.send({ msgId: chatIds.internal, msgData: { kind: 'relogin' } })
  }

  /** Something about this member has changed: a mute, a block, the grade. */
  async standingChanged(): Promise<void> {
    const before = this.#user
    if (before === null || before.member === null) return
    const standing = await this.#parts.chat.readStanding(before.member.id)
    if (standing === undefined || this.#user !== before) return
    if (standing.blocked !== null) {
      const reason = scriptPairOf(standing.blocked)
      this.send({ msgId: chatIds.block, msgData: { out: true, reason } })
      return this.close('blocked')
    }
    const user = memberUser(standing, before.member.sessionHash, this.#parts.chat.userKeyOf)
    this.#user = user
    for (const frame of changeFrames(user, before)) this.send(frame)
    this.#rooms.judge(user)
  }

  stop(): void {
    this.send({ msgId: chatIds.internal, msgData: { kind: 'stopping' } })
    this.close('stopping')
  }

  close(why: keyof typeof chatCloseReasons): void {
    closeSocket(this.#socket, chatCloseReasons[why])
    this.forget()
  }

  forget(): void {
    this.#logOut()
    this.#rooms.takePaused()
  }

  #logOut(): void {
    this.#rooms.leaveAll()
    if (this.#user !== null) this.#parts.dismiss(this, this.#user)
    this.#user = null
  }

  async #answer(frame: ChatClientFrame | WrongFrame): Promise<void> {
    if (!this.#isOpen) return
    if ('wrong' in frame)
      return this.send(refusalFrame(frame.wrong, 'invalid-parameter', frame.about))
    try {
      await this.#handle(frame)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const about = { ...aboutOf(frame.msgData), ...error.detail }
      this.send(refusalFrame(frame.msgId, error.refusal, about))
    }
  }

  async #handle(frame: ChatClientFrame): Promise<void> {
    const { platform, door } = this.#parts
    if (frame.msgId === chatIds.heartbeat)
      return this.send({ msgId: frame.msgId, msgData: { serverTime: platform.clock.now() } })
    if (maintenanceNow(platform) !== null) throw new Refused('maintenance')
    if (frame.msgId === chatIds.login || frame.msgId === chatIds.guestLogin) {
      if (!door.mayLogIn(this.#address)) return this.close('flood')
      if (frame.msgId === chatIds.login) return this.#logIn(frame.msgData)
      return this.#logInAsGuest(frame.msgData.body.uuid)
    }
    const user = this.#user
    if (user === null) throw new Refused('session-expired')
    switch (frame.msgId) {
      case chatIds.joinRoom:
        return frame.msgData.leave === true
          ? this.#rooms.leave(frame.msgData.rid)
          : this.#join(user, frame.msgData)
      case chatIds.send:
        return this.#submit(user, frame.msgData)
      case chatIds.block:
        return this.#hide(user, frame.msgData)
      case chatIds.roomStatus:
        return this.#status(user, frame.msgData)
      case chatIds.prediction:
        return this.send(await this.#parts.predict(user, frame.msgData))
    }
  }

  async #logIn({ token, body }: DataOf<typeof chatIds.login>): Promise<void> {
    const { platform, chat } = this.#parts
    const { standing, sessionHash } = await logIn(platform, chat.readStanding, token, body.uuid)
    const user = memberUser(standing, sessionHash, chat.userKeyOf)
    await this.#welcome(chatIds.login, user, standing)
  }

  #logInAsGuest(uuid: string): Promise<void> {
    return this.#welcome(chatIds.guestLogin, guestUser(uuid, this.#parts.chat.userKeyOf), null)
  }

  async #welcome(
    msgId: typeof chatIds.login | typeof chatIds.guestLogin,
    user: ChatUser,
    standing: loginStore.StandingRow | null,
  ): Promise<void> {
    const rooms = await listStandingRooms(this.#parts.chat, standing)
    // A socket that closed during the login must not be counted: its close event has passed already.
    if (!this.#isOpen) return
    this.#logOut()
    if (!this.#parts.admit(this, user)) throw new Refused('too-often')
    this.#user = user
    this.send(welcomeFrame(msgId, user, standing, rooms))
    if (user.member === null) return
    for (const frame of memberFrames(user)) this.send(frame)
  }

  async #join(user: ChatUser, data: DataOf<typeof chatIds.joinRoom>): Promise<void> {
    const { door, platform } = this.#parts
    if (!door.mayJoin(this.#address)) return this.close('flood')
    const joined = await this.#rooms.join(user, data, platform.clock)
    if (joined !== null) this.send(joined)
  }

  async #submit(user: ChatUser, data: DataOf<typeof chatIds.send>): Promise<void> {
    const { rid, cid } = data
    const { member } = user
    if (member === null) throw new Refused('session-expired')
    // A message may leave after its writer has left the room.
    await this.#rooms.open(user, rid)
    const content: SendOrder['content'] =
      'msg' in data
        ? { msg: data.msg }
        : { ticketId: data.ticketId, withStake: data.withStake ?? false }
    // Not awaited: the frames after it do not wait for its commit.
    this.#parts.chat.sends.submit({ rid, memberId: member.id, cid, content }).then(
      (answer) => this.#acknowledge(rid, cid, answer),
      // The outcome is not known: no answer, and the client asks again by its cid.
      () => undefined,
    )
  }

  #acknowledge(rid: string, cid: string, answer: SendAnswer): void {
    if (!this.#isOpen) return
    if (!('refusal' in answer))
      return this.send({ msgId: chatIds.send, msgData: { rid, cid, ...answer } })
    const { refusal, ...detail } = answer
    this.send(refusalFrame(chatIds.send, refusal, { rid, cid, ...detail }))
  }

  async #hide({ member }: ChatUser, { userKey, on }: DataOf<typeof chatIds.block>): Promise<void> {
    if (member === null) throw new Refused('session-expired')
    const { sql, clock } = this.#parts.platform
    if (!on) await loginStore.unhide(sql, member.id, userKey)
    else if (!(await loginStore.hide(sql, member.id, userKey, clock.now())))
      throw new Refused('too-often')
    this.send({ msgId: chatIds.block, msgData: { userKey, on } })
  }

  async #status(user: ChatUser, { rid, seen }: DataOf<typeof chatIds.roomStatus>): Promise<void> {
    const room = await this.#rooms.open(user, rid)
    if (seen !== undefined && user.member !== null)
      await loginStore.markSeen(this.#parts.platform.sql, user.member.id, rid, seen)
    this.send({ msgId: chatIds.roomStatus, msgData: room.status() })
  }
}
