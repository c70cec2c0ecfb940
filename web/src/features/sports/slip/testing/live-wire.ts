import { vi } from 'vitest'

interface Sent {
  readonly t: string
  readonly topic?: string
}

let seq = 0
let isDown = false

/** A fake connection; the test sends the server's messages. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static last: Wire | null = null
  readyState = 1
  readonly sent: Sent[] = []
  #isOpen = false
  constructor() {
    super()
    Wire.last = this
    queueMicrotask(() => this.begin())
  }
  begin(): void {
    if (isDown || this.#isOpen) return
    this.#isOpen = true
    this.dispatchEvent(new Event('open'))
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

/** For tests: replaces WebSocket for new connections. An open one outlives its test. */
export const stubLive = (): void => {
  mendLive()
  vi.stubGlobal('WebSocket', Wire)
}

/** The number of subscriptions to the topic on the newest connection. */
export const asksOf = (topic: string): number =>
  Wire.last?.sent.filter((one) => one.t === 'sub' && one.topic === topic).length ?? 0

export const isAsked = (topic: string): boolean => asksOf(topic) > 0

export const tell = (kind: 'snap' | 'delta', topic: string, data: unknown): void => {
  seq += 1
  const message = JSON.stringify({ t: kind, topic, epoch: 'e', seq, data })
  Wire.last?.dispatchEvent(new MessageEvent('message', { data: message }))
}

/** Closes the connection and refuses new ones. */
export const cutLive = (): void => {
  isDown = true
  Wire.last?.close()
}

/** Accepts connections again; the page reconnects by itself. */
export const mendLive = (): void => {
  isDown = false
  Wire.last?.begin()
}
