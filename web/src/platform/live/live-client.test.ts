import {
  liveHeartbeatMs,
  liveSilenceMs,
  socketCallsMost,
  type CallMessage,
} from '@xinghe/contract/socket.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveClient } from './live-client.ts'
import type { TopicUpdate } from './topics.ts'

/** The server's end of a connection, played by the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly sent: Record<string, unknown>[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
    this.say({ t: 'hello', serverTime: 0 })
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  close(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  taken(): Record<string, unknown>[] {
    return this.sent.splice(0)
  }
}

let wires: Wire[]
let token: string
let states: string[]
let refusals: string[]
let client: LiveClient

const last = (): Wire => wires.at(-1) ?? new Wire()
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  wires = []
  token = ''
  states = []
  refusals = []
  client = new LiveClient({
    open: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire as unknown as WebSocket
    },
    token: () => token,
    uuid: () => 'browser-1',
    keyHeader: async () => 'id.key',
    unseal: async (body) => {
      if (body === 'tampered') throw new Error('broken')
      return body
    },
    onState: (state) => void states.push(state),
    onRefused: (about, refusal) => void refusals.push(`${about} ${refusal}`),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const listen = (topic: 'site' | 'notices' | 'member'): unknown[] => {
  const heard: unknown[] = []
  client.subscribe(topic, ({ kind, data }: TopicUpdate) => void heard.push([kind, data]))
  return heard
}
const notice = (t: 'snap' | 'delta', seq: number, epoch = 'e1'): object => ({
  t,
  topic: 'notices',
  epoch,
  seq,
  data: { version: seq },
})

it('opens with the first subscription and hears snapshot and deltas in order', async () => {
  const heard = listen('notices')
  expect(wires).toHaveLength(1)
  last().accept()
  expect(last().taken()).toEqual([{ t: 'sub', topic: 'notices' }])
  last().say(notice('snap', 4))
  last().say(notice('delta', 5))
  await settle()
  expect(heard).toEqual([
    ['snap', { version: 4 }],
    ['delta', { version: 5 }],
  ])
  expect(states).toEqual(['connecting', 'open'])
})

it('drops its position and requests a snapshot after a gap', async () => {
  const heard = listen('notices')
  last().accept()
  last().say(notice('snap', 4))
  last().say(notice('delta', 4))
  last().say(notice('delta', 7))
  last().say(notice('delta', 8))
  await settle()
  expect(heard).toHaveLength(1)
  expect(last().taken()).toEqual([
    { t: 'sub', topic: 'notices' },
    { t: 'sub', topic: 'notices' },
  ])
  last().say(notice('snap', 8))
  last().say(notice('delta', 9))
  await settle()
  expect(heard).toHaveLength(3)
})

it('requests a snapshot when the numbering restarts', async () => {
  const heard = listen('notices')
  last().accept()
  last().say(notice('snap', 4))
  last().say(notice('delta', 5, 'e2'))
  await settle()
  expect(heard).toHaveLength(1)
  expect(last().taken()).toHaveLength(2)
})

it('resumes where it was after a loss', async () => {
  listen('notices')
  last().accept()
  last().say(notice('snap', 4))
  await settle()
  last().close()
  expect(states.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(1_000)
  last().accept()
  expect(last().taken()).toEqual([{ t: 'sub', topic: 'notices', have: 4, epoch: 'e1' }])
})

describe('a snapshot', () => {
  /** Whether messages may be lost before each of them; deltas are left out. */
  const hearMissed = (): boolean[] => {
    const heard: boolean[] = []
    client.subscribe('notices', ({ kind, missed }) => {
      if (kind === 'snap') heard.push(missed === true)
    })
    return heard
  }
  const connected = (): void => {
    client.subscribe('site', () => undefined)
    last().accept()
  }
  const reconnected = async (): Promise<void> => {
    last().close()
    await vi.advanceTimersByTimeAsync(1_000)
    last().accept()
  }

  it('is the first news of a topic that was asked for over an open connection', async () => {
    connected()
    const missed = hearMissed()
    last().say(notice('snap', 4))
    last().say(notice('delta', 5))
    await settle()
    expect(missed).toEqual([false])
  })

  it('may follow lost messages where the topic had to wait for the connection', async () => {
    const missed = hearMissed()
    last().accept()
    last().say(notice('snap', 4))
    await settle()
    expect(missed).toEqual([true])
  })

  it('may follow lost messages where the connection broke before the first one', async () => {
    connected()
    const missed = hearMissed()
    await reconnected()
    last().say(notice('snap', 4))
    await settle()
    expect(missed).toEqual([true])
  })

  it('follows lost messages where the numbers go on after a loss, or start over', async () => {
    connected()
    const missed = hearMissed()
    last().say(notice('snap', 4))
    await settle()
    await reconnected()
    last().say(notice('snap', 6))
    await settle()
    await reconnected()
    last().say(notice('snap', 6, 'e2'))
    await settle()
    expect(missed).toEqual([false, true, true])
  })

  it('follows none where the number is the one that was heard last', async () => {
    connected()
    const missed = hearMissed()
    last().say(notice('snap', 4))
    last().say(notice('delta', 5))
    await settle()
    client.subscribe('notices', () => undefined)
    last().say(notice('snap', 5))
    await settle()
    expect(missed).toEqual([false, false])
  })

  it('follows lost messages where another subscribed while the connection was lost', async () => {
    connected()
    const missed = hearMissed()
    last().say(notice('snap', 4))
    await settle()
    last().close()
    client.subscribe('notices', () => undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    last().accept()
    last().say(notice('snap', 7))
    await settle()
    expect(missed).toEqual([false, true])
  })
})

it('waits longer after each failure, up to half a minute, and starts over after a success', async () => {
  listen('notices')
  const waits: number[] = []
  for (let failure = 0; failure < 7; failure += 1) {
    const before = wires.length
    last().close()
    let waitedMs = 0
    while (wires.length === before) {
      await vi.advanceTimersByTimeAsync(500)
      waitedMs += 500
    }
    waits.push(waitedMs)
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  last().accept()
  await settle()
  last().close()
  const before = wires.length
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wires).toHaveLength(before + 1)
})

it('comes back at once when the network does', () => {
  listen('notices')
  last().close()
  client.retryNow()
  expect(wires).toHaveLength(2)
})

it('pings, and takes a silent connection for dead', async () => {
  listen('notices')
  last().accept()
  last().taken()
  await vi.advanceTimersByTimeAsync(liveHeartbeatMs)
  expect(last().taken()).toEqual([{ t: 'ping' }])
  await vi.advanceTimersByTimeAsync(liveSilenceMs)
  expect(states).toContain('lost')
})

it('stays as long as the server answers', async () => {
  listen('notices')
  last().accept()
  for (let beat = 0; beat < 6; beat += 1) {
    await vi.advanceTimersByTimeAsync(liveHeartbeatMs)
    last().say({ t: 'pong' })
  }
  expect(states).not.toContain('lost')
})

it('logs in by message and only then asks for the private topic', async () => {
  token = 'secret'
  const heard = listen('member')
  last().accept()
  await settle()
  expect(last().taken()).toEqual([
    { t: 'login', token: 'secret', key: 'id.key', uuid: 'browser-1' },
  ])
  last().say({ t: 'logged-in' })
  await settle()
  expect(last().taken()).toEqual([{ t: 'sub', topic: 'member' }])
  const snap = { t: 'snap', topic: 'member', epoch: 'e', seq: 1, data: { balance: '1.00' } }
  last().say({ t: 'sealed', topic: 'member', body: 'tampered' })
  last().say({ t: 'sealed', topic: 'member', body: JSON.stringify(snap) })
  await settle()
  expect(heard).toEqual([['snap', { balance: '1.00' }]])
})

it('takes no private message that came in the clear', async () => {
  token = 'secret'
  const heard = listen('member')
  last().accept()
  last().say({ t: 'logged-in' })
  last().say({ t: 'snap', topic: 'member', epoch: 'e', seq: 1, data: { balance: '9.00' } })
  await settle()
  expect(heard).toEqual([])
})

it('forgets the private place when the member leaves', async () => {
  token = 'secret'
  listen('member')
  last().accept()
  await settle()
  last().say({ t: 'logged-in' })
  last().say({
    t: 'sealed',
    topic: 'member',
    body: JSON.stringify({ t: 'snap', topic: 'member', epoch: 'e', seq: 5, data: {} }),
  })
  await settle()
  last().taken()
  token = 'other'
  client.sessionChanged()
  await settle()
  expect(last().taken()).toEqual([
    { t: 'logout' },
    { t: 'login', token: 'other', key: 'id.key', uuid: 'browser-1' },
  ])
  last().say({ t: 'logged-in' })
  await settle()
  expect(last().taken()).toEqual([{ t: 'sub', topic: 'member' }])
})

it('leaves a topic with its last listener', async () => {
  const first = client.subscribe('site', () => undefined)
  const second = client.subscribe('site', () => undefined)
  last().accept()
  last().taken()
  first()
  expect(last().taken()).toEqual([])
  second()
  expect(last().taken()).toEqual([{ t: 'unsub', topic: 'site' }])
})

it('passes on why a login was refused', async () => {
  listen('member')
  last().accept()
  last().say({ t: 'refused', about: 'login', refusal: 'session-expired', message: '' })
  await settle()
  expect(refusals).toEqual(['login session-expired'])
})

const callOf = (id: number): CallMessage => ({
  t: 'call',
  id,
  path: '/x',
  requestId: 'r',
  body: {},
})

const logIn = async (): Promise<void> => {
  token = 'token'
  listen('site')
  last().accept()
  await settle()
  last().say({ t: 'logged-in' })
  await settle()
  last().taken()
}

it('takes calls once it is logged in, with the same token and key', async () => {
  expect(client.isOpenFor('token', 'id.key')).toBe(false)
  await logIn()
  expect(client.isOpenFor('token', 'id.key')).toBe(true)
  expect(client.isOpenFor('another', 'id.key')).toBe(false)
  expect(client.isOpenFor('token', 'another')).toBe(false)
  token = ''
  client.sessionChanged()
  expect(client.isOpenFor('token', 'id.key')).toBe(false)
})

it('counts as logged in by the last login that was asked for', async () => {
  await logIn()
  for (token of ['next', 'last']) {
    client.sessionChanged()
    await settle()
  }
  last().say({ t: 'logged-in' })
  await settle()
  expect(client.isOpenFor('next', 'id.key')).toBe(false)
  expect(client.isOpenFor('last', 'id.key')).toBe(false)
  last().say({ t: 'logged-in' })
  await settle()
  expect(client.isOpenFor('last', 'id.key')).toBe(true)
})

it('gives each call the answer of its id', async () => {
  await logIn()
  const [first, second] = [client.exchange(callOf(1)), client.exchange(callOf(2))]
  expect(last().taken()).toEqual([callOf(1), callOf(2)])
  last().say({ t: 'answer', id: 2, sealed: 'b' })
  last().say({ t: 'answer', id: 1, sealed: 'a' })
  await expect(first).resolves.toMatchObject({ sealed: 'a' })
  await expect(second).resolves.toMatchObject({ sealed: 'b' })
})

it('has no room for more calls than the server takes', async () => {
  await logIn()
  for (let id = 1; id <= socketCallsMost; id += 1) void client.exchange(callOf(id))
  expect(client.isOpenFor('token', 'id.key')).toBe(false)
  last().say({ t: 'answer', id: 1, sealed: 'a' })
  await settle()
  expect(client.isOpenFor('token', 'id.key')).toBe(true)
})

it('loses the calls under way with the socket', async () => {
  await logIn()
  const call = client.exchange(callOf(1))
  last().close()
  await expect(call).rejects.toMatchObject({ kind: 'network' })
  await expect(client.exchange(callOf(2))).rejects.toMatchObject({ kind: 'network' })
})
