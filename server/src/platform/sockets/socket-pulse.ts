const burstMs = 10_000

/**
 * Notices a socket that sends too many messages, or none for too long. By the monotonic clock: a corrected wall
 * clock must not close sockets.
 */
export class SocketPulse {
  readonly #most: number
  readonly #silenceMs: number
  #heardAt = performance.now()
  #burst = { from: 0, count: 0 }

  constructor(messagesPerTenSeconds: number, silenceMs: number) {
    this.#most = messagesPerTenSeconds
    this.#silenceMs = silenceMs
  }

  get isSilent(): boolean {
    return performance.now() - this.#heardAt > this.#silenceMs
  }

  hear(): void {
    this.#heardAt = performance.now()
  }

  /** Counts a message; false where it is one too many. */
  count(): boolean {
    const now = performance.now()
    if (now - this.#burst.from > burstMs) this.#burst = { from: now, count: 0 }
    this.#burst.count += 1
    return this.#burst.count <= this.#most
  }
}
