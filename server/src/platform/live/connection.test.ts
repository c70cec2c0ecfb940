import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { instant } from '@xinghe/rules/base/instant.ts'
import { readConfig } from '../config/config.ts'
import { Connection, type LiveParts } from './connection.ts'
import { makeHub } from './hub.ts'
import { makeTopics, type TopicFamily } from './topics.ts'
import { openSocketDoor } from '../sockets/socket-door.ts'

/** A socket whose client can stop reading. */
const fakeSocket = (): {
  socket: WebSocket
  sent: Record<string, unknown>[]
  reads: boolean
  closedWith: number | null
} => {
  const state = {
    sent: [] as Record<string, unknown>[],
    reads: true,
    closedWith: null as number | null,
    waiting: 0,
    socket: null as unknown as WebSocket,
  }
  state.socket = {
    get bufferedAmount() {
      return state.reads ? 0 : state.waiting
    },
    send(text: string) {
      state.waiting += text.length
      state.sent.push(JSON.parse(text) as Record<string, unknown>)
    },
    close(code: number) {
      state.closedWith = code
    },
    once: () => undefined,
    terminate: () => undefined,
  } as unknown as WebSocket
  return state
}

const openDoor = () => openSocketDoor(readConfig({ DATABASE_URL: 'none' }, '.'))

const setUp = async (): Promise<{
  reader: ReturnType<typeof fakeSocket>
  connection: Connection
  publish: (count: number) => void
}> => {
  const hub = makeHub()
  let value = 0
  const parts = {
    door: openDoor(),
    hub,
    topics: makeTopics({ board: async () => ({ value }) }),
    clock: { now: () => instant(1_800_000_000_000), advance: null },
  } as unknown as LiveParts
  const reader = fakeSocket()
  const connection = new Connection(reader.socket, parts, { ip: '192.0.2.1', userAgent: '' })
  await connection.receive(Buffer.from(JSON.stringify({ t: 'sub', topic: 'board' })))
  return {
    reader,
    connection,
    publish(count) {
      for (let at = 0; at < count; at += 1)
        hub.publish('board', 'board', { value: ++value, filler: 'x'.repeat(1_000) })
    },
  }
}

describe('back-pressure', () => {
  it('stops deltas to a slow socket and brings it up to date with one snapshot', async () => {
    const { reader, connection, publish } = await setUp()
    reader.reads = false
    publish(500)
    const whileSlow = reader.sent.filter((message) => message['t'] === 'delta').length
    expect(whileSlow).toBeLessThan(100)
    await connection.tend()
    expect(reader.sent.at(-1)).toMatchObject({ t: 'delta' })
    reader.reads = true
    await connection.tend()
    expect(reader.sent.at(-1)).toMatchObject({ t: 'snap', seq: 500, data: { value: 500 } })
    publish(1)
    expect(reader.sent.at(-1)).toMatchObject({ t: 'delta', seq: 501 })
    expect(reader.closedWith).toBeNull()
  })

  it('sends a socket that was slow for a moment only the deltas that it missed', async () => {
    const { reader, connection, publish } = await setUp()
    reader.reads = false
    publish(70)
    reader.reads = true
    await connection.tend()
    const numbers = reader.sent.filter(({ t }) => t === 'delta').map(({ seq }) => seq)
    expect(numbers).toEqual(Array.from({ length: 70 }, (_, at) => at + 1))
    expect(reader.sent.filter(({ t }) => t === 'snap')).toHaveLength(1)
  })
})

describe('a restart', () => {
  it('costs a snapshot per topic, however many sockets come back', async () => {
    const hub = makeHub()
    const reads = new Map<string, number>()
    const names = ['board:a', 'board:b', 'match:1']
    const family: TopicFamily = {
      has: (topic) => names.includes(topic),
      async read(topic) {
        reads.set(topic, (reads.get(topic) ?? 0) + 1)
        return { filler: 'x'.repeat(1_000) }
      },
    }
    const parts = {
      door: openDoor(),
      hub,
      topics: makeTopics({}, [family]),
      clock: { now: () => instant(1_800_000_000_000), advance: null },
    } as unknown as LiveParts
    const readers = Array.from({ length: 500 }, (_, at) => {
      const reader = fakeSocket()
      const ip = `192.0.${Math.floor(at / 250)}.${at % 250}`
      return { reader, connection: new Connection(reader.socket, parts, { ip, userAgent: '' }) }
    })
    await Promise.all(
      readers.flatMap(({ connection }) =>
        names.map((topic) => connection.receive(Buffer.from(JSON.stringify({ t: 'sub', topic })))),
      ),
    )
    for (const { reader } of readers)
      expect(reader.sent.filter(({ t }) => t === 'snap')).toHaveLength(names.length)
    expect([...reads.values()]).toEqual([1, 1, 1])
  })
})
