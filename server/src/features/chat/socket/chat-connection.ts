import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import {
  chatCloseReasons,
  chatIds,
  chatSilenceMs,
  type ChatClientFrame,
  type WireChatFrame,
} from '@xinghe/contract/chat-frames.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { isRefusalName, refusals } from '@xinghe/contract/refusal-table.ts'
import { betweenMessagesMs, messagesPerMinute, roomsPerSocket } from '@xinghe/rules/chat/limits.ts'
import { matchOfRoom, mayEnter, standingRooms } from '@xinghe/rules/chat/room.ts'
import { maintenanceNow } from '../../../platform/http/check-call.ts'
import { writeFrames } from '../../../platform/live/frame.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Session } from '../../../platform/session/sessions.ts'
import { closeSocket } from '../../../platform/sockets/close-socket.ts'
import type { SessionSocket } from '../../../platform/sockets/follow-sessions.ts'
import type { SocketDoor } from '../../../platform/sockets/socket-door.ts'
import { guestUser, memberUser, type ChatUser } from '../login/chat-user.ts'
import { logIn } from '../login/log-in.ts'
import { roomTitles } from '../login/messages.ts'
import * as loginStore from '../login/store.ts'
import type { ChatParts } from '../parts/parts.ts'
import type { LiveRoom, RoomReader, TickFrames } from '../rooms/live-room.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import type { SendAnswer, SendOrder } from '../order/send-order.ts'
import { readFrame, type WrongFrame } from './chat-frame.ts'

/** Above this many unsent bytes a socket gets no more of its rooms, and joins again when it has caught up. */
const slowBytes = 64 * 1024
const hopelessBytes = 1024 * 1024
const framesPerTenSeconds = 40

type DataOf<Id extends ChatClientFrame['msgId']> = Extract<
  ChatClientFrame,
  { msgId: Id }
>['msgData']
type About = WrongFrame['about']

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

/** One chat socket: nobody until a login, then a guest or a member with up to four rooms. */
export class ChatConnection implements RoomReader, SessionSocket {
  readonly #socket: WebSocket
  readonly #raw: Socket | null
  readonly #parts: SocketParts
  readonly #address: string
  readonly #rooms = new Map<string, LiveRoom>()
  /** Rooms that this socket was too slow for. */
  readonly #paused = new Set<string>()
  #user: ChatUser | null = null
  #working: Promise<void> = Promise.resolve()
  /** By the monotonic clock, like the burst: a corrected wall clock must not cut sockets. */
  #heardAt = performance.now()
  #burst = { from: 0, count: 0 }

  /** `raw` is the TCP socket; without it every frame is sent through the library. */
  constructor(socket: WebSocket, parts: SocketParts, address: string, raw: Socket | null = null) {
    this.#socket = socket
    this.#raw = raw
    this.#parts = parts
    this.#address = address
  }

  get user(): ChatUser | null {
    return this.#user
  }

  /** Frames are handled in their order; messages are answered when they are committed. */
  async receive(raw: Buffer, isBinary: boolean): Promise<void> {
    // What a client sends after it was told to go is not looked at.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#heardAt = performance.now()
    if (!this.#parts.door.maySpeak(this.#address) || this.#isFlooding()) return this.close('flood')
    const frame = readFrame(raw, isBinary)
    if (frame === null) return this.close('broken')
    this.#working = this.#working.then(() => this.#answer(frame))
    return this.#working
  }

  deliver(rid: string, tick: TickFrames): void {
    const waiting = this.#socket.bufferedAmount
    if (waiting > hopelessBytes) return this.close('slow')
    if (waiting > slowBytes) {
      this.#leave(rid)
      this.#paused.add(rid)
      return
    }
    writeFrames(this.#socket, this.#raw, tick)
  }

  /** Called on a timer: closes silent sockets, and lets slow ones join again that have caught up. */
  tend(): void {
    if (performance.now() - this.#heardAt > chatSilenceMs) return this.close('silent')
    const waiting = this.#socket.bufferedAmount
    if (waiting > hopelessBytes) return this.close('slow')
    if (waiting > 0) return
    for (const rid of this.#paused)
      this.send({ msgId: chatIds.internal, msgData: { kind: 'resync', rid } })
    this.#paused.clear()
  }

  send(frame: WireChatFrame): void {
    this.#socket.send(JSON.stringify(frame))
  }

  get sessionHash(): string | null {
    return this.#user?.member?.sessionHash ?? null
  }

  /** When the session has ended, the socket is nobody's until it logs in again. */
  sessionRead(session: Session | null): void {
    if (session !== null) return
    this.#becomeNobody()
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
    if (user.level !== before.level) this.#tellLevel(user)
    if (user.muted?.until !== before.muted?.until)
      this.send({
        msgId: chatIds.mute,
        msgData: { until: user.muted?.until ?? null, reason: user.muted?.reason ?? null },
      })
    this.#tellRoomMutes(user, before)
  }

  #tellRoomMutes({ roomMutes }: ChatUser, before: ChatUser | null): void {
    const known = before?.roomMutes ?? new Map<string, never>()
    for (const rid of new Set([...roomMutes.keys(), ...known.keys()])) {
      const mute = roomMutes.get(rid)
      if (mute?.until === known.get(rid)?.until) continue
      const msgData = { rid, until: mute?.until ?? null, reason: mute?.reason ?? null }
      this.send({ msgId: chatIds.mute, msgData })
    }
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
    this.#becomeNobody()
    this.#paused.clear()
  }

  #becomeNobody(): void {
    for (const rid of this.#rooms.keys()) this.#leave(rid)
    if (this.#user !== null) this.#parts.dismiss(this, this.#user)
    this.#user = null
  }

  #isFlooding(): boolean {
    const now = performance.now()
    if (now - this.#burst.from > 10_000) this.#burst = { from: now, count: 0 }
    this.#burst.count += 1
    return this.#burst.count > framesPerTenSeconds
  }

  async #answer(frame: ChatClientFrame | WrongFrame): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if ('wrong' in frame) return this.#refuse(frame.wrong, 'invalid-parameter', frame.about)
    try {
      await this.#handle(frame)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { rid, cid, gide } = (frame.msgData ?? {}) as Record<string, string | undefined>
      this.#refuse(frame.msgId, error.refusal, {
        ...(rid !== undefined && { rid }),
        ...(cid !== undefined && { cid }),
        ...(gide !== undefined && { gide }),
        ...error.detail,
      })
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
          ? this.#leave(frame.msgData.rid)
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
    const rooms = await Promise.all(standingRooms.map((rid) => this.#standingRoom(rid, standing)))
    this.#becomeNobody()
    if (!this.#parts.admit(this, user)) throw new Refused('too-often')
    this.#user = user
    const { userKey, name, level, member, muted } = user
    this.send({
      msgId,
      msgData: {
        userKey,
        name,
        level,
        guest: member === null,
        phoneBound: member?.phoneBound ?? false,
        ...(muted !== null && { muted }),
        hidden: [...(standing?.hidden ?? [])],
        rooms,
      },
    })
    if (member === null) return
    this.#tellLevel(user)
    this.#tellRoomMutes(user, null)
  }

  async #standingRoom(
    rid: (typeof standingRooms)[number],
    standing: loginStore.StandingRow | null,
  ) {
    const room = await this.#parts.chat.rooms.open(rid)
    if (room === null) throw new Error(`the room ${rid} is missing`)
    return {
      ...room.status(),
      title: scriptPairOf(roomTitles[rid]),
      seq: room.seq,
      seen: standing?.seen[rid] ?? null,
    }
  }

  #tellLevel({ level }: ChatUser): void {
    this.send({
      msgId: chatIds.vipLevel,
      msgData: { level, betweenMs: betweenMessagesMs(level), perMinute: messagesPerMinute },
    })
  }

  async #openFor({ member, level }: ChatUser, rid: string): Promise<LiveRoom> {
    if (matchOfRoom(rid) === undefined) throw new Refused('not-found')
    const room = await this.#parts.chat.rooms.open(rid)
    if (room === null) throw new Refused('not-found')
    const entry = mayEnter(room.status(), member === null ? null : level)
    if (!entry.ok) throw new Refused(entry.reason)
    return room
  }

  async #join(user: ChatUser, data: DataOf<typeof chatIds.joinRoom>): Promise<void> {
    const { rid, epoch, have } = data
    if (!this.#parts.door.mayJoin(this.#address)) return this.close('flood')
    const isNew = !this.#rooms.has(rid)
    if (isNew && this.#rooms.size >= roomsPerSocket) throw new Refused('chat-room-full')
    const { rooms } = this.#parts.chat
    const room = await this.#openFor(user, rid)
    const { missed } = await rooms.join(room, this, epoch, have)
    // Closed or logged out while the room was read.
    if (this.#user !== user) return rooms.leave(rid, this)
    this.#rooms.set(rid, room)
    this.#paused.delete(rid)
    this.send({
      msgId: chatIds.joinUnicast,
      msgData: {
        ...room.status(),
        epoch: room.epoch,
        seq: room.seq,
        missed: missed === null ? null : [...missed],
        ended: room.hasEnded(this.#parts.platform.clock.now()),
      },
    })
  }

  #leave(rid: string): void {
    this.#parts.chat.rooms.leave(rid, this)
    this.#rooms.delete(rid)
    this.#paused.delete(rid)
  }

  async #submit(user: ChatUser, data: DataOf<typeof chatIds.send>): Promise<void> {
    const { rid, cid } = data
    const { member } = user
    if (member === null) throw new Refused('session-expired')
    // A message may leave after its writer has left the room.
    await this.#openFor(user, rid)
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
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!('refusal' in answer))
      return this.send({ msgId: chatIds.send, msgData: { rid, cid, ...answer } })
    const { refusal, ...detail } = answer
    this.#refuse(chatIds.send, refusal, { rid, cid, ...detail })
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
    const room = await this.#openFor(user, rid)
    if (seen !== undefined && user.member !== null)
      await loginStore.markSeen(this.#parts.platform.sql, user.member.id, rid, seen)
    this.send({ msgId: chatIds.roomStatus, msgData: room.status() })
  }

  #refuse(msgId: ChatClientFrame['msgId'], name: RefusalName, about: About | object): void {
    const known = isRefusalName(name) ? name : 'warning'
    const { code, text } = refusals[known]
    const msgData = { ...about, refusal: known, code, message: text }
    this.send({ msgId, msgData } as WireChatFrame)
  }
}
