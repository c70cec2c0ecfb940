import { describe, expect, it, vi } from 'vitest'
import { makeHub, type Outgoing, type Subscriber } from './hub.ts'

const reader = () => {
  const heard: Outgoing[] = []
  const corked: string[] = []
  const subscriber: Subscriber = {
    deliver: (_, delta) => void heard.push(delta),
    cork: () => void corked.push('cork'),
    uncork: () => void corked.push('uncork'),
  }
  return { subscriber, heard, corked }
}

describe('the hub', () => {
  it('delivers the same bytes to every subscriber', () => {
    const hub = makeHub()
    const [one, other] = [reader(), reader()]
    hub.subscribe('board:a', one.subscriber)
    hub.subscribe('board:a', other.subscriber)
    hub.publish('board:a', 'board:a', { price: 95 })
    expect(one.heard[0]?.frame).toBe(other.heard[0]?.frame)
  })

  it('writes the deltas of a tick to a subscriber of several topics at once', () => {
    const hub = makeHub()
    const [both, none] = [reader(), reader()]
    hub.subscribe('board:a', both.subscriber)
    hub.subscribe('board:b', both.subscriber)
    hub.subscribe('board:c', none.subscriber)
    hub.publishAll(['a', 'b'].map((name) => ({ channel: `board:${name}`, topic: name, data: 1 })))
    expect(both.heard).toHaveLength(2)
    expect(both.corked).toEqual(['cork', 'uncork'])
    expect(none.heard).toEqual([])
  })

  it('starts a dropped channel under another epoch, so that old numbers are not valid', async () => {
    const hub = makeHub()
    const { subscriber } = reader()
    hub.subscribe('match:1', subscriber)
    const first = await hub.snapshot('match:1', 'match:1', async () => null)
    hub.publish('match:1', 'match:1', 1)
    expect(hub.missed('match:1', first?.epoch, 0)).toHaveLength(1)
    hub.unsubscribe('match:1', subscriber)
    expect(hub.readers('match:1')).toBe(0)
    hub.subscribe('match:1', subscriber)
    hub.publish('match:1', 'match:1', 2)
    hub.publish('match:1', 'match:1', 3)
    expect(hub.missed('match:1', first?.epoch, 1)).toBeNull()
  })

  it('makes one snapshot for all who join within a second, and another one after it', async () => {
    vi.useFakeTimers()
    const hub = makeHub()
    hub.subscribe('board:a', reader().subscriber)
    let reads = 0
    const join = () => hub.snapshot('board:a', 'board:a', async () => (reads += 1))
    const [one, other] = await Promise.all([join(), join()])
    expect(other?.frame).toBe(one?.frame)
    expect(await join()).toBe(one)
    hub.publish('board:a', 'board:a', 1)
    expect(await join()).toBe(one)
    expect(hub.missed('board:a', one?.epoch, one?.seq)).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(await join()).toMatchObject({ seq: 1 })
    expect(reads).toBe(2)
    // More deltas than are buffered: the snapshot of a moment ago is of no use.
    for (let at = 0; at < 65; at += 1) hub.publish('board:a', 'board:a', at)
    expect(await join()).toMatchObject({ seq: 66 })
    vi.useRealTimers()
  })

  it('reads a snapshot again after a read that failed, and where there was no such topic', async () => {
    const hub = makeHub()
    hub.subscribe('room:1', reader().subscriber)
    const join = (read: () => Promise<unknown>) => hub.snapshot('room:1', 'room:1', read)
    await expect(join(() => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    )
    expect(await join(async () => undefined)).toBeNull()
    expect(await join(async () => ({ seats: [] }))).toMatchObject({ seq: 0 })
  })
})
