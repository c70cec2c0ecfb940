import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { callMessageBytes } from '@xinghe/contract/socket.ts'
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
  pongs: number
  reads: boolean
  /** Unsent bytes besides those of `sent`. */
  waiting: number
  closedWith: number | null
} => {
  const state = {
    sent: [] as Record<string, unknown>[],
    pongs: 0,
    reads: true,
    closedWith: null as number | null,
    waiting: 0,
    socket: null as unknown as WebSocket,
  }
  state.socket = {
    get bufferedAmount() {
      return state.reads ? 0 : state.waiting
    },
    send(text: string, left?: () => void) {
      state.waiting += Buffer.byteLength(text)
      state.sent.push(JSON.parse(text) as Record<string, unknown>)
      if (state.reads) left?.()
    },
    pong: () => (state.pongs += 1),
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

const flood = 4003
const slow = 4002

/** A socket on which a member has logged in, or a guest. */
const setUpCalls = async (who: 'guest' | 'member', isOverBudget = false, answer = '{}') => {
  const door = openDoor()
  const parts = {
    door,
    hub: makeHub(),
    topics: makeTopics({}),
    clock: { now: () => instant(1_800_000_000_000), advance: null },
    sessions: { find: async () => ({ memberId: 'mem_1', hash: 'h' }) },
    keyRing: { agreement: () => ({}), isValid: () => true },
    wire: { openSocketCall: () => ({ isSealed: false }) },
    calls: {
      refuseOften: () => (isOverBudget ? { status: 429, text: '{}', sealed: null } : null),
      answer: async () => ({ status: 200, text: answer, sealed: null }),
    },
  } as unknown as LiveParts
  const reader = fakeSocket()
  const connection = new Connection(reader.socket, parts, { ip: '192.0.2.1', userAgent: '' })
  const send = (message: object): Promise<void> =>
    connection.receive(Buffer.from(JSON.stringify(message)))
  if (who === 'member') await send({ t: 'login', token: 't', key: 'k', uuid: 'u' })
  let id = 0
  const call = (more = ''): Promise<void> =>
    send({ t: 'call', id: ++id, path: '/x', requestId: `r${id}`, body: more })
  const answers = (): number => reader.sent.filter(({ t }) => t === 'answer').length
  return { reader, connection, door, call, answers }
}

describe('calls of a socket', () => {
  it('of a guest end it as a flood, after a hundred refusals at most', async () => {
    const { reader, call, answers } = await setUpCalls('guest')
    for (let at = 0; at < 1_000; at += 1) await call()
    expect(answers()).toBe(100)
    expect(reader.closedWith).toBe(flood)
  })

  it('over the budget of the address end it as a flood', async () => {
    const { reader, call, answers } = await setUpCalls('member', true)
    for (let at = 0; at < 1_000; at += 1) await call()
    expect(answers()).toBeLessThanOrEqual(100)
    expect(reader.closedWith).toBe(flood)
  })

  it('over the budget of the address do not use up the messages of others behind it', async () => {
    const { door, call } = await setUpCalls('member', true)
    for (let at = 0; at < 99; at += 1) await call()
    let spoken = 0
    while (door.maySpeak('192.0.2.1')) spoken += 1
    // All 300 but the login.
    expect(spoken).toBeGreaterThanOrEqual(299)
  })

  it('that only begin like one count as messages', async () => {
    const { reader, connection } = await setUpCalls('member')
    for (let at = 0; at < 200; at += 1)
      await connection.receive(Buffer.from('{"t":"call","t":"ping"}'))
    expect(reader.sent.filter(({ t }) => t === 'pong').length).toBeLessThanOrEqual(100)
    expect(reader.closedWith).toBe(flood)
  })

  it('that are too long end it as a flood', async () => {
    const { reader, call, answers } = await setUpCalls('member')
    const filler = 'x'.repeat(callMessageBytes)
    for (let at = 0; at < 200; at += 1) await call(filler)
    expect(answers()).toBeLessThanOrEqual(100)
    expect(reader.closedWith).toBe(flood)
  })

  it('of a member within the budget are answered, however many', async () => {
    const { reader, connection, call, answers } = await setUpCalls('member')
    for (let at = 0; at < 2_000; at += 1) await call()
    await connection.tend()
    expect(answers()).toBe(2_000)
    expect(reader.closedWith).toBeNull()
  })
})

describe('unsent bytes', () => {
  it('of refusals and pongs count, and a megabyte of them ends the socket', async () => {
    const { reader, connection, call } = await setUpCalls('guest')
    reader.reads = false
    reader.waiting = 1024 * 1024
    await connection.tend()
    expect(reader.closedWith).toBeNull()
    await call()
    await connection.tend()
    expect(reader.closedWith).toBe(slow)
  })

  it('of answers may be more, up to four megabytes', async () => {
    const answer = JSON.stringify('赔'.repeat(300_000))
    const { reader, connection, call } = await setUpCalls('member', false, answer)
    reader.reads = false
    for (let at = 0; at < 4; at += 1) await call()
    await connection.tend()
    expect(reader.closedWith).toBeNull()
    await call()
    await connection.tend()
    expect(reader.closedWith).toBe(slow)
  })
})

describe('pings of the protocol', () => {
  it('count as messages, and too many end the socket', async () => {
    const { reader, connection } = await setUpCalls('guest')
    for (let at = 0; at < 1_000; at += 1) connection.answerPing(Buffer.alloc(0))
    expect(reader.pongs).toBe(100)
    expect(reader.closedWith).toBe(flood)
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
