import {
  chatHeartbeatMs,
  chatIds,
  chatServerFrame,
  chatSilenceMs,
  type ChatClientFrame,
  type ChatServerFrame,
} from '@xinghe/contract/chat-frames.ts'
import { clientFrameOf, viewActionOf } from '@xinghe/contract/chat-view.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { isWaiting, takeDue } from '@xinghe/rules/chat/view-due.ts'
import { newChatView, type ChatView, type OutboxEntry } from '@xinghe/rules/chat/view-state.ts'
import { chatView, type ViewAction } from '@xinghe/rules/chat/view.ts'
import * as z from 'zod/mini'

export const lookMs = 300
export const reconnectMs = 5_000
export const reconnectSpreadMs = 2_000
/** Nobody looks at a room: the connection stays for those who come back from another page. */
export const idleMs = 30_000

/** The client's dependencies; tests pass fakes. */
export interface ChatPort {
  readonly open: () => WebSocket
  readonly isMember: () => boolean
  /** A token for one login. */
  readonly jwt: () => Promise<string>
  readonly uuid: () => string
  readonly readOutbox: () => readonly OutboxEntry[]
  readonly writeOutbox: (outbox: readonly OutboxEntry[]) => void
  readonly onView: (view: ChatView) => void
  /** A refusal that belongs to no message: of a guess, or of hiding somebody. */
  readonly onRefused: (refusal: string, message: string) => void
}

/** The chat's connection of this tab: kept through page changes, resumed after every loss. */
export class ChatClient {
  readonly #port: ChatPort
  #view: ChatView
  #socket: WebSocket | null = null
  /** Counts logins: an answer to an older request for a token is not sent. */
  #login = 0
  #readers = new Map<string, number>()
  /** Told to stay away: only another session connects again. */
  #banned = false
  #heardAt = 0
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #heartbeatTimer: ReturnType<typeof setInterval> | undefined
  #idleTimer: ReturnType<typeof setTimeout> | undefined
  #lookTimer: ReturnType<typeof setInterval> | undefined

  constructor(port: ChatPort) {
    this.#port = port
    this.#view = chatView(newChatView, { type: 'restore', outbox: port.readOutbox() })
  }

  get view(): ChatView {
    return this.#view
  }

  /** A room is joined while somebody shows it. Returns the leave function. */
  enter(rid: string): () => void {
    this.#readers.set(rid, (this.#readers.get(rid) ?? 0) + 1)
    clearTimeout(this.#idleTimer)
    this.act({ type: 'enter', rid })
    this.#connect()
    let entered = true
    return () => {
      if (!entered) return
      entered = false
      const readers = (this.#readers.get(rid) ?? 1) - 1
      this.#readers.set(rid, readers)
      // Another page may show the same room in the next frame.
      setTimeout(() => this.#leaveUnread(rid), 0)
    }
  }

  #leaveUnread(rid: string): void {
    if ((this.#readers.get(rid) ?? 0) > 0) return
    this.#readers.delete(rid)
    this.act({ type: 'leave', rid })
    if (this.#readers.size > 0) return
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#closeIdle(), idleMs)
  }

  #closeIdle(): void {
    if (this.#readers.size > 0) return
    clearTimeout(this.#reconnectTimer)
    this.#drop()
  }

  act(action: ViewAction): void {
    this.#act(action)
    this.#pump()
  }

  send(frame: ChatClientFrame): boolean {
    if (this.#socket === null || this.#socket.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(frame))
    return true
  }

  /** Another member, or none, in this tab. */
  sessionChanged(): void {
    this.#banned = false
    this.#act({ type: 'forget' })
    this.#act({ type: 'restore', outbox: this.#port.readOutbox() })
    if (this.#socket === null && this.#readers.size === 0) return
    this.#drop()
    this.#connect()
  }

  /** The network is back: nobody waits for the timer. */
  retryNow(): void {
    if (this.#socket === null && this.#readers.size > 0) this.#connect()
  }

  #act(action: ViewAction): void {
    this.#put(chatView(this.#view, action))
  }

  #put(view: ChatView): void {
    const before = this.#view
    if (view === before) return
    this.#view = view
    if (view.outbox !== before.outbox) this.#port.writeOutbox(view.outbox)
    this.#port.onView(view)
    this.#setLookTimer()
  }

  #setLookTimer(): void {
    if (isWaiting(this.#view)) this.#lookTimer ??= setInterval(() => this.#pump(), lookMs)
    else {
      clearInterval(this.#lookTimer)
      this.#lookTimer = undefined
    }
  }

  /** Sends everything that is due. */
  #pump(): void {
    const { view, frames } = takeDue(this.#view, instant(Date.now()))
    this.#put(view)
    for (const due of frames) this.send(clientFrameOf(due))
  }

  #connect(): void {
    if (this.#socket !== null || this.#banned) return
    clearTimeout(this.#reconnectTimer)
    this.#act({ type: 'connecting' })
    const socket = this.#port.open()
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#heardAt = Date.now()
      this.#beat(socket)
      this.#logIn(socket)
    })
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#hear(data)
    })
    const lost = (): void => {
      if (this.#socket === socket) this.#lost()
    }
    socket.addEventListener('close', lost)
    socket.addEventListener('error', lost)
  }

  #beat(socket: WebSocket): void {
    clearInterval(this.#heartbeatTimer)
    const beat = (): void => {
      if (Date.now() - this.#heardAt > chatSilenceMs) return this.#lost()
      if (this.#socket === socket) this.send({ msgId: chatIds.heartbeat, msgData: {} })
    }
    beat()
    this.#heartbeatTimer = setInterval(beat, chatHeartbeatMs)
  }

  #logIn(socket: WebSocket): void {
    this.#login += 1
    const login = this.#login
    const body = { uuid: this.#port.uuid() }
    if (!this.#port.isMember()) {
      this.send({ msgId: chatIds.guestLogin, msgData: { body } })
      return
    }
    this.#port.jwt().then(
      (token) => {
        if (this.#socket === socket && this.#login === login)
          this.send({ msgId: chatIds.login, msgData: { token, body } })
      },
      () => {
        if (this.#socket === socket) this.#lost()
      },
    )
  }

  #hear(text: unknown): void {
    this.#heardAt = Date.now()
    const frame = readFrame(text)
    if (frame === null) return
    const action = viewActionOf(frame, instant(this.#heardAt))
    if (action !== null) this.act(action)
    this.#answer(frame)
  }

  /** Frames that ask the client to do something. */
  #answer({ msgId, msgData }: ChatServerFrame): void {
    if (msgId === chatIds.block && 'out' in msgData) this.#stayAway()
    if ((msgId === chatIds.block || msgId === chatIds.prediction) && 'refusal' in msgData)
      this.#port.onRefused(msgData.refusal, msgData.message)
    if (msgId === chatIds.login && 'refusal' in msgData) {
      if (msgData.refusal === 'chat-blocked') this.#stayAway()
      else this.#lost()
    }
    if (msgId !== chatIds.internal) return
    if (msgData.kind === 'kicked') this.#stayAway()
    if (msgData.kind === 'relogin' && this.#socket !== null) this.#logIn(this.#socket)
  }

  #stayAway(): void {
    this.#banned = true
    this.#drop()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    clearInterval(this.#heartbeatTimer)
    socket?.close()
    this.#act({ type: 'closed' })
  }

  #lost(): void {
    this.#drop()
    if (this.#readers.size === 0 && this.#view.outbox.length === 0) return
    const waitMs = reconnectMs + Math.random() * reconnectSpreadMs
    clearTimeout(this.#reconnectTimer)
    this.#reconnectTimer = setTimeout(() => this.#connect(), waitMs)
  }
}

const readFrame = (text: unknown): ChatServerFrame | null => {
  try {
    const read = z.safeDecode(chatServerFrame, JSON.parse(String(text)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
