import type { WireEvent } from './wire-event.ts'

const ringMost = 200

/** The last events of a room, without holes. */
export class Ring {
  #events: WireEvent[] = []

  /** Events in order; those that follow on the last one. */
  push(events: readonly WireEvent[]): void {
    for (const event of events) {
      const last = this.#events.at(-1)
      if (last !== undefined && event.seq !== last.seq + 1) this.#events = []
      this.#events.push(event)
      this.#forget(event)
    }
    if (this.#events.length > ringMost) this.#events = this.#events.slice(-ringMost)
  }

  clear(): void {
    this.#events = []
  }

  /** The events after `have`; null where some of them are not here. */
  after(have: number, seq: number): readonly WireEvent[] | null {
    if (have === seq) return []
    const [first] = this.#events
    if (first === undefined || first.seq > have + 1) return null
    return this.#events.filter((event) => event.seq > have)
  }

  /** Who joins after a deletion must not get the deleted text. */
  #forget(event: WireEvent): void {
    if (event.kind === 'delete') {
      const ids = new Set(event.ids)
      this.#events = this.#events.map((one) => ('id' in one && ids.has(one.id) ? gone(one) : one))
    } else if (event.kind === 'clear')
      this.#events = this.#events.map((one) =>
        'id' in one && one.seq <= event.upTo ? gone(one) : one,
      )
  }
}

const gone = ({ rid, seq, at, id }: WireEvent & { readonly id: string }): WireEvent => ({
  rid,
  seq,
  at,
  kind: 'gone',
  id,
})
