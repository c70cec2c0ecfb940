import * as z from 'zod/mini'
import {
  chatIds,
  chatPath,
  chatQuery,
  chatServerFrame,
  type WireChatFrame,
} from '@xinghe/contract/chat-frames.ts'
import { clientFrameOf, viewActionOf } from '@xinghe/contract/chat-view.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import { takeDue } from '@xinghe/rules/chat/view-due.ts'
import { newChatView, type ChatView } from '@xinghe/rules/chat/view-state.ts'
import { chatView, type ViewAction } from '@xinghe/rules/chat/view.ts'
import { oneOf } from '../random-choice.ts'

export interface ClientParts {
  readonly rng: Rng
  readonly now: () => Instant
  readonly ports: () => readonly number[]
  readonly token: () => string
  /** The newest page of a room's history. */
  readonly page: (
    rid: string,
  ) => Promise<Pick<Extract<ViewAction, { type: 'page' }>, 'list' | 'isLast'>>
}

const rid = 'hall'
const heartbeatMs = 8_000
const reconnectMs = 300
/** Of a hundred frames, in each direction. */
const [lost, doubled] = [2, 4]

/** A browser tab of the chat: the real state of the client on a network that loses and doubles frames. */
export class ChatClient {
  view: ChatView = chatView(newChatView, { type: 'enter', rid })
  /** Messages by their cid, with the number of the acknowledgement. */
  readonly written = new Map<string, { readonly msg: string; seq: number | null }>()
  /** The network loses nothing any more. */
  isCalm = false
  readonly #parts: ClientParts
  #socket: WebSocket | null = null
  #connectAt = 0
  #heartbeatAt = 0
  #pageLoading = false

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  write(cid: string, msg: string): void {
    this.written.set(cid, { msg, seq: null })
    this.#act({ type: 'send', cid, rid, content: { msg }, now: this.#parts.now() })
  }

  /** The connection breaks. */
  drop(): void {
    this.#socket?.close()
    this.#lose()
  }

  get isSettled(): boolean {
    return this.view.outbox.every(({ state }) => state === 'failed' || state === 'refused')
  }

  /** The member sends failed messages once more; they keep their cid. */
  retryFailed(): void {
    for (const { cid, state } of this.view.outbox)
      if (state === 'failed') this.#act({ type: 'retry', cid, now: this.#parts.now() })
  }

  /** Asks for everything again. */
  resync(): void {
    this.#act({ type: 'resync', rid: null })
  }

  /** Called often: connects, sends what is due, loads pages. */
  tend(): void {
    const now = performance.now()
    if (this.#socket === null && now >= this.#connectAt) this.#connect()
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (now >= this.#heartbeatAt) {
      this.#heartbeatAt = now + heartbeatMs
      this.#send({ msgId: chatIds.heartbeat, msgData: {} })
    }
    const { view, frames } = takeDue(this.view, this.#parts.now())
    this.view = view
    for (const due of frames) this.#transmit(() => this.#send(clientFrameOf(due)))
    this.#loadPage()
  }

  close(): void {
    this.#connectAt = Number.POSITIVE_INFINITY
    this.drop()
  }

  #connect(): void {
    const ports = this.#parts.ports()
    if (ports.length === 0) return
    const query = new URLSearchParams(chatQuery).toString()
    const url = `ws://127.0.0.1:${oneOf(this.#parts.rng, ports)}${chatPath}?${query}`
    const socket = new WebSocket(url)
    this.#socket = socket
    this.#act({ type: 'connecting' })
    socket.addEventListener('open', () =>
      this.#send({
        msgId: chatIds.login,
        msgData: { token: this.#parts.token(), body: { uuid: 'simulated' } },
      }),
    )
    socket.addEventListener('message', (event) => {
      if (this.#socket !== socket) return
      const frame = JSON.parse(String(event.data)) as WireChatFrame
      // A login without an answer would wait for ever.
      if (frame.msgId === chatIds.login) this.#hear(frame)
      else this.#transmit(() => this.#hear(frame))
    })
    const lose = (): void => {
      if (this.#socket === socket) this.#lose()
    }
    socket.addEventListener('close', lose)
    socket.addEventListener('error', lose)
  }

  #lose(): void {
    this.#socket = null
    this.#connectAt = performance.now() + this.#parts.rng.below(reconnectMs)
    this.#act({ type: 'closed' })
  }

  /** Over the network: never, once or twice. */
  #transmit(pass: () => void): void {
    const chance = this.isCalm ? 99 : this.#parts.rng.below(100)
    if (chance < lost) return
    pass()
    if (chance < lost + doubled) pass()
  }

  #send(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #hear(frame: WireChatFrame): void {
    const action = viewActionOf(z.decode(chatServerFrame, frame), this.#parts.now())
    if (action === null) return
    if (action.type === 'acknowledged') {
      const written = this.written.get(action.cid)
      if (written !== undefined) written.seq = action.seq
    }
    this.#act(action)
  }

  #loadPage(): void {
    const room = this.view.rooms[rid]
    if (this.#pageLoading || room?.pageNeeded !== true || room.epoch === null) return
    const { epoch } = room
    this.#pageLoading = true
    void this.#parts.page(rid).then((page) => {
      this.#pageLoading = false
      this.#act({ type: 'page', rid, epoch, ...page })
    })
  }

  #act(action: ViewAction): void {
    this.view = chatView(this.view, action)
  }
}
