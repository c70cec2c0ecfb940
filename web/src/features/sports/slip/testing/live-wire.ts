import { vi } from 'vitest'

interface Sent {
  readonly t: string
  readonly topic?: string
}

let seq = 0
let isDown = false

/** A connection on which the test speaks for the server. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static last: Wire | null = null
  readyState = 1
  readonly sent: Sent[] = []
  constructor() {
    super()
    Wire.last = this
    queueMicrotask(() => {
      if (!isDown) this.dispatchEvent(new Event('open'))
    })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

/** For tests: every connection of the page from now on. One that is open outlives the test that opened it. */
export const stubLive = (): void => {
  isDown = false
  vi.stubGlobal('WebSocket', Wire)
}

export const isAsked = (topic: string): boolean =>
  Wire.last?.sent.some((one) => one.t === 'sub' && one.topic === topic) ?? false

export const tell = (kind: 'snap' | 'delta', topic: string, data: unknown): void => {
  seq += 1
  const message = JSON.stringify({ t: kind, topic, epoch: 'e', seq, data })
  Wire.last?.dispatchEvent(new MessageEvent('message', { data: message }))
}

/** The server goes, and no new connection opens. */
export const cutLive = (): void => {
  isDown = true
  Wire.last?.close()
}
