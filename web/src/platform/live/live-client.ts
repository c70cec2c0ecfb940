import {
  liveHeartbeatMs,
  liveSilenceMs,
  type ClientMessage,
  type ServerMessage,
  type Topic,
} from '@xinghe/contract/socket.ts'
import { reconnectDelayMs } from './back-off.ts'
import {
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
  place: TopicPlace | null
}

/** What the client needs from the page; tests bring their own. */
export interface LivePort {
  readonly open: () => WebSocket
  readonly token: () => string
  /** The `key` header of the agreed keys; the private topic is sealed for it. */
  readonly keyHeader: () => Promise<string>
  readonly unseal: (body: string) => Promise<string>
  readonly onState: (state: LiveState) => void
  readonly onRefused: (about: string, refusal: string) => void
}

/** One live connection per tab: guest first, login by message, resumed after every loss. */
export class LiveClient {
  readonly #port: LivePort
  readonly #topics = new Map<Topic, Subscription>()
  #socket: WebSocket | null = null
  #loggedIn = false
  #failures = 0
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  #heartbeatTimer: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  /** Sealed messages open asynchronously; the chain keeps every message in its order. */
  #inOrder: Promise<void> = Promise.resolve()

  constructor(port: LivePort) {
    this.#port = port
  }

  /** Opens the connection with the first subscription. Returns the way to leave. */
  subscribe<T extends Topic>(topic: T, listener: (update: TopicUpdate<T>) => void): () => void {
    const known = this.#topics.get(topic) ?? { listeners: new Set<Listener>(), place: null }
    this.#topics.set(topic, known)
    // A newcomer needs the whole value, so the place is given up and a snapshot comes for all.
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

  /** The member logged in or out: the connection stays, what it may hear changes. */
  sessionChanged(): void {
    for (const [topic, subscription] of this.#topics) {
      if (isPrivateTopic(topic)) subscription.place = null
    }
    if (this.#loggedIn) this.#send({ t: 'logout' })
    this.#loggedIn = false
    void this.#login()
  }

  /** The network is back: no need to sit out the pause. */
  retryNow(): void {
    if (this.#reconnectTimer !== undefined) this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer)
    this.#reconnectTimer = undefined
    this.#port.onState('connecting')
    const socket = this.#port.open()
    this.#socket = socket
    this.#loggedIn = false
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
    void this.#login()
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return
    clearInterval(this.#heartbeatTimer)
    this.#socket = null
    this.#loggedIn = false
    if (this.#topics.size === 0) return
    this.#port.onState('lost')
    const waitMs = reconnectDelayMs(this.#failures, Math.random())
    this.#failures += 1
    this.#reconnectTimer = setTimeout(() => this.#connect(), waitMs)
  }

  #beat(socket: WebSocket): void {
    if (Date.now() - this.#heardAt < liveSilenceMs) return this.#send({ t: 'ping' })
    // A dead network may take minutes to close; the reconnect does not wait for it.
    this.#closed(socket)
    socket.close()
  }

  #heard(socket: WebSocket, text: string): void {
    if (this.#socket !== socket) return
    this.#heardAt = Date.now()
    this.#inOrder = this.#inOrder
      .then(() => this.#take(JSON.parse(text) as ServerMessage))
      // A message that cannot be opened is a lost one: the next shows the gap.
      .catch(() => undefined)
  }

  async #take(message: ServerMessage): Promise<void> {
    if (message.t === 'hello') this.#failures = 0
    if (message.t === 'logged-in') this.#loggedInNow()
    if (message.t === 'refused') this.#port.onRefused(message.about, message.refusal)
    // Only a sealed message can speak for a private topic.
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
    if (subscription === undefined || (isPrivateTopic(topic) && !this.#loggedIn)) return
    const reading = readTopicMessage(subscription.place, message)
    if (reading === 'gap') {
      subscription.place = null
      this.#ask(topic, subscription)
    }
    if (reading !== 'take') return
    subscription.place = { epoch: message.epoch, seq: message.seq }
    const update = { kind: message.t, data: message.data } as TopicUpdate
    for (const listener of Array.from(subscription.listeners)) listener(update)
  }

  #ask(topic: Topic, { place }: Subscription): void {
    if (isPrivateTopic(topic) && !this.#loggedIn) return
    const resume = place === null ? {} : { have: place.seq, epoch: place.epoch }
    this.#send({ t: 'sub', topic, ...resume })
  }

  async #login(): Promise<void> {
    const token = this.#port.token()
    const socket = this.#socket
    if (token === '' || socket === null) return
    try {
      const key = await this.#port.keyHeader()
      if (this.#socket === socket && this.#port.token() === token) {
        this.#send({ t: 'login', token, key })
      }
    } catch {
      // Without keys there is no private topic; the next connection tries again.
    }
  }

  #loggedInNow(): void {
    this.#loggedIn = true
    for (const [topic, subscription] of this.#topics) {
      if (isPrivateTopic(topic)) this.#ask(topic, subscription)
    }
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
