import {
  liveHeartbeatMs,
  liveSilenceMs,
  socketCallsMost,
  type AnswerMessage,
  type CallMessage,
  type ClientMessage,
  type ServerMessage,
  type Topic,
} from '@xinghe/contract/socket.ts'
import type { SocketTransport } from '../api/socket-transport.ts'
import { TransportFault } from '../transport/transport-fault.ts'
import { reconnectDelayMs } from '../network/back-off.ts'
import {
  isAheadOf,
  isPrivateTopic,
  readTopicMessage,
  type TopicMessage,
  type TopicPlace,
  type TopicUpdate,
} from './topics.ts'

export type LiveState = 'connecting' | 'open' | 'lost'
type Listener = (update: TopicUpdate) => void

interface Subscription {
  readonly listeners: Set<Listener>
  /** From where it is resumed; null where a snapshot is needed. */
  place: TopicPlace | null
  heard: TopicPlace | null
  /** There was a time without a connection for it since it was subscribed to. */
  wasAway: boolean
}

/** The client's dependencies; tests pass fakes. */
export interface LivePort {
  readonly open: () => WebSocket
  readonly token: () => string
  readonly uuid: () => string
  /** The `key` header of the agreed keys; the private topic is sealed for it. */
  readonly keyHeader: () => Promise<string>
  readonly unseal: (body: string) => Promise<string>
  readonly onState: (state: LiveState) => void
  readonly onRefused: (about: string, refusal: string) => void
}

interface Waiting {
  readonly resolve: (answer: AnswerMessage) => void
  readonly reject: (fault: TransportFault) => void
}

interface Login {
  readonly token: string
  readonly key: string
}

/** One live connection per tab: guest first, login by message, resumed after every loss. */
export class LiveClient implements SocketTransport {
  readonly #port: LivePort
  readonly #topics = new Map<Topic, Subscription>()
  readonly #calls = new Map<number, Waiting>()
  #socket: WebSocket | null = null
  /** Sent and not answered yet, in their order. */
  #asked: Login[] = []
  #login: Login | null = null
  #failures = 0
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #heartbeatTimer: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  /** Sealed messages open asynchronously; the chain keeps every message in its order. */
  #inOrder: Promise<void> = Promise.resolve()

  constructor(port: LivePort) {
    this.#port = port
  }

  /** Opens the connection with the first subscription. Returns the unsubscribe function. */
  subscribe<T extends Topic>(topic: T, listener: (update: TopicUpdate<T>) => void): () => void {
    const known = this.#topics.get(topic) ?? {
      listeners: new Set<Listener>(),
      place: null,
      heard: null,
      wasAway: !this.#canAsk(topic),
    }
    this.#topics.set(topic, known)
    // A new subscriber needs the whole value: the position is dropped, and all get a snapshot.
    known.place = null
    known.listeners.add(listener as Listener)
    if (this.#socket !== null) this.#ask(topic, known)
    else if (this.#reconnectTimer === undefined) this.#connect()
    return () => {
      known.listeners.delete(listener as Listener)
      if (known.listeners.size > 0 || this.#topics.get(topic) !== known) return
      this.#topics.delete(topic)
      this.#send({ t: 'unsub', topic })
    }
  }

  /** The member logged in or out: the connection stays, its private topics change. */
  sessionChanged(): void {
    for (const [topic, subscription] of this.#topics) {
      if (isPrivateTopic(topic)) subscription.place = null
    }
    if (this.#login !== null) this.#send({ t: 'logout' })
    this.#login = null
    void this.#logIn()
  }

  isOpenFor(token: string, keyHeader: string): boolean {
    const login = this.#socket?.readyState === WebSocket.OPEN ? this.#login : null
    const isSame = login !== null && login.token === token && login.key === keyHeader
    return isSame && this.#calls.size < socketCallsMost
  }

  exchange(message: CallMessage): Promise<AnswerMessage> {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new TransportFault('network'))
    return new Promise((resolve, reject) => {
      this.#calls.set(message.id, { resolve, reject })
      this.#send(message)
    })
  }

  /** The network is back: reconnect without the back-off. */
  retryNow(): void {
    if (this.#reconnectTimer !== undefined) this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer)
    this.#reconnectTimer = undefined
    this.#port.onState('connecting')
    const socket = this.#port.open()
    this.#socket = socket
    this.#forgetLogin()
    socket.addEventListener('open', () => this.#opened(socket))
    socket.addEventListener('message', ({ data }) => this.#heard(socket, String(data)))
    socket.addEventListener('close', () => this.#closed(socket))
  }

  #opened(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#port.onState('open')
    this.#heardAt = Date.now()
    this.#heartbeatTimer = setInterval(() => this.#beat(socket), liveHeartbeatMs)
    for (const [topic, subscription] of this.#topics) this.#ask(topic, subscription)
    void this.#logIn()
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return
    clearInterval(this.#heartbeatTimer)
    this.#socket = null
    this.#forgetLogin()
    for (const subscription of this.#topics.values()) subscription.wasAway = true
    this.#loseCalls()
    if (this.#topics.size === 0) return
    this.#port.onState('lost')
    const waitMs = reconnectDelayMs(this.#failures, Math.random())
    this.#failures += 1
    this.#reconnectTimer = setTimeout(() => this.#connect(), waitMs)
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heardAt < liveSilenceMs) return this.#send({ t: 'ping' })
    // Closing a dead connection may take minutes; the reconnect does not wait for it.
    this.#closed(socket)
    socket.close()
  }

  #heard(socket: WebSocket, text: string): void {
    if (this.#socket !== socket) return
    this.#heardAt = Date.now()
    this.#inOrder = this.#inOrder
      .then(() => this.#take(JSON.parse(text) as ServerMessage))
      // A message that cannot be decrypted counts as lost: the next shows the gap.
      .catch(() => undefined)
  }

  async #take(message: ServerMessage): Promise<void> {
    if (message.t === 'hello') this.#failures = 0
    if (message.t === 'logged-in') this.#loggedInNow()
    if (message.t === 'answer') this.#answered(message)
    if (message.t === 'refused' && message.about === 'login') this.#asked.shift()
    if (message.t === 'refused') this.#port.onRefused(message.about, message.refusal)
    // Messages of a private topic must be sealed.
    if ((message.t === 'snap' || message.t === 'delta') && !isPrivateTopic(message.topic)) {
      this.#takeTopic(message)
    }
    if (message.t === 'sealed') {
      const opened = JSON.parse(await this.#port.unseal(message.body)) as ServerMessage
      if (opened.t === 'snap' || opened.t === 'delta') this.#takeTopic(opened)
    }
  }

  #takeTopic(message: TopicMessage): void {
    const topic = message.topic as Topic
    const subscription = this.#topics.get(topic)
    if (subscription === undefined || (isPrivateTopic(topic) && this.#login === null)) return
    const reading = readTopicMessage(subscription.place, message)
    if (reading === 'gap') {
      subscription.place = null
      this.#ask(topic, subscription)
    }
    if (reading !== 'take') return
    const { heard, wasAway } = subscription
    const place = { epoch: message.epoch, seq: message.seq }
    const missed = message.t === 'snap' && (heard === null ? wasAway : isAheadOf(place, heard))
    subscription.place = place
    subscription.heard = place
    const { t: kind, data } = message
    const update = { kind, data, ...(missed ? { missed } : {}) } as TopicUpdate
    for (const listener of Array.from(subscription.listeners)) listener(update)
  }

  #canAsk(topic: Topic): boolean {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN
    return isOpen && (!isPrivateTopic(topic) || this.#login !== null)
  }

  #ask(topic: Topic, { place }: Subscription): void {
    if (!this.#canAsk(topic)) return
    const resume = place === null ? {} : { have: place.seq, epoch: place.epoch }
    this.#send({ t: 'sub', topic, ...resume })
  }

  async #logIn(): Promise<void> {
    const token = this.#port.token()
    const socket = this.#socket
    if (token === '' || socket === null) return
    try {
      const key = await this.#port.keyHeader()
      if (this.#socket === socket && this.#port.token() === token) {
        this.#asked.push({ token, key })
        this.#send({ t: 'login', token, key, uuid: this.#port.uuid() })
      }
    } catch {
      // Without keys there is no private topic; the next connection tries again.
    }
  }

  #loggedInNow(): void {
    const login = this.#asked.shift()
    // A newer login request was sent; its answer follows.
    if (login === undefined || this.#asked.length > 0) return
    this.#login = login
    for (const [topic, subscription] of this.#topics) {
      if (isPrivateTopic(topic)) this.#ask(topic, subscription)
    }
  }

  #forgetLogin(): void {
    this.#asked = []
    this.#login = null
  }

  #answered(answer: AnswerMessage): void {
    this.#calls.get(answer.id)?.resolve(answer)
    this.#calls.delete(answer.id)
  }

  /** The outcome of these calls is unknown. */
  #loseCalls(): void {
    for (const { reject } of this.#calls.values()) reject(new TransportFault('network'))
    this.#calls.clear()
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
