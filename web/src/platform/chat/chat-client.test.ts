import { chatHeartbeatMs, chatIds, chatSilenceMs } from '@xinghe/contract/chat-frames.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { OutboxEntry } from '@xinghe/rules/chat/view-state.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatClient, idleMs, reconnectMs, reconnectSpreadMs } from './chat-client.ts'
import { readOutbox } from './stored-outbox.ts'

interface Sent {
  readonly msgId: number
  readonly msgData: Record<string, unknown>
}

/** The server's end of a connection, played by the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly sent: Sent[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }
  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(msgId: number, msgData: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ msgId, msgData }) }))
  }
  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  /** Frames since the last look, without heartbeats. */
  taken(): Sent[] {
    return this.sent.splice(0).filter(({ msgId }) => msgId !== chatIds.heartbeat)
  }
}

let wires: Wire[]
let member: boolean
let jwts: number
let stored: readonly OutboxEntry[]
let client: ChatClient

const last = (): Wire => wires.at(-1) ?? new Wire()
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)
const status = { rid: 'hall', state: 'open', slowMs: 0, minGrade: 0, online: 3, pinned: null }
const makeClient = (): ChatClient =>
  new ChatClient({
    open: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire as unknown as WebSocket
    },
    isMember: () => member,
    jwt: async () => {
      jwts += 1
      return `jwt${jwts}`
    },
    uuid: () => 'device',
    readOutbox: () => stored,
    writeOutbox: (outbox) => {
      stored = readOutbox(JSON.parse(JSON.stringify(outbox)))
    },
    onView: () => undefined,
    onRefused: () => undefined,
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  wires = []
  member = true
  jwts = 0
  stored = []
  client = makeClient()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const logIn = async (): Promise<void> => {
  last().accept()
  await settle()
  const guest = !member
  last().say(guest ? chatIds.guestLogin : chatIds.login, {
    userKey: 'me',
    name: 'me***1',
    level: 0,
    guest,
    phoneBound: true,
    hidden: [],
    rooms: [],
  })
}
const join = (seq = 0): void =>
  last().say(chatIds.joinUnicast, { ...status, epoch: 'a', seq, missed: [], ended: false })
const ready = async (): Promise<() => void> => {
  const leave = client.enter('hall')
  await logIn()
  join()
  last().taken()
  return leave
}
const send = (cid: string): void =>
  client.act({ type: 'send', cid, rid: 'hall', content: { msg: cid }, now: instant(Date.now()) })
const sends = (): unknown[] =>
  last()
    .taken()
    .filter(({ msgId }) => msgId === chatIds.send)
    .map(({ msgData }) => msgData['cid'])

it('logs a member in by a fresh token, then joins', async () => {
  client.enter('hall')
  last().accept()
  await settle()
  expect(last().taken()).toEqual([
    { msgId: chatIds.login, msgData: { token: 'jwt1', body: { uuid: 'device' } } },
  ])
  await logIn()
  expect(last().taken().at(-1)).toEqual({ msgId: chatIds.joinRoom, msgData: { rid: 'hall' } })
})

it('logs a visitor in as a guest, who sends nothing', async () => {
  member = false
  client.enter('hall')
  last().accept()
  expect(last().taken()).toEqual([
    { msgId: chatIds.guestLogin, msgData: { body: { uuid: 'device' } } },
  ])
  await logIn()
  join()
  send('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sends()).toEqual([])
})

it('beats every ten seconds and takes a silent connection for lost', async () => {
  await ready()
  const wire = last()
  wire.sent.splice(0)
  await vi.advanceTimersByTimeAsync(chatHeartbeatMs)
  expect(wire.sent).toEqual([{ msgId: chatIds.heartbeat, msgData: {} }])
  await vi.advanceTimersByTimeAsync(chatSilenceMs + chatHeartbeatMs)
  expect(wire.readyState).toBe(3)
})

it('reconnects after five to seven seconds and joins from where it was', async () => {
  await ready()
  last().close()
  expect(client.view.connection).toBe('offline')
  await vi.advanceTimersByTimeAsync(reconnectMs - 1)
  expect(wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(reconnectSpreadMs + 1)
  expect(wires).toHaveLength(2)
  await logIn()
  expect(last().taken().at(-1)?.msgData).toEqual({ rid: 'hall', epoch: 'a', have: 0 })
})

it('comes back at once when the network does', async () => {
  await ready()
  last().close()
  client.retryNow()
  expect(wires).toHaveLength(2)
})

it('sends what was written while away once it is back, in order, under the same ids', async () => {
  await ready()
  last().close()
  send('aaaaaaaa')
  send('bbbbbbbb')
  client.retryNow()
  await logIn()
  join()
  expect(sends()).toEqual(['aaaaaaaa'])
  last().say(chatIds.send, { rid: 'hall', cid: 'aaaaaaaa', id: '1', seq: 1, at: 1 })
  expect(sends()).toEqual(['bbbbbbbb'])
})

it('sends again after five seconds without an answer, and shows a failure after sixty', async () => {
  await ready()
  send('aaaaaaaa')
  expect(sends()).toEqual(['aaaaaaaa'])
  await vi.advanceTimersByTimeAsync(5_400)
  expect(sends()).toEqual(['aaaaaaaa'])
  for (let beat = 0; beat < 6; beat += 1) {
    last().say(chatIds.heartbeat, { serverTime: Date.now() })
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(client.view.outbox[0]?.state).toBe('failed')
})

it('keeps the outbox through a reload of the page', async () => {
  await ready()
  last().close()
  send('a')
  const again = makeClient()
  expect(again.view.outbox.map(({ cid, state }) => `${cid} ${state}`)).toEqual(['a waiting'])
})

it('stays while another part shows the room, and closes when nobody has for half a minute', async () => {
  const leave = await ready()
  const other = client.enter('hall')
  leave()
  leave()
  await vi.advanceTimersByTimeAsync(1)
  expect(last().taken()).toEqual([])
  other()
  await vi.advanceTimersByTimeAsync(1)
  expect(last().taken()).toEqual([
    { msgId: chatIds.joinRoom, msgData: { rid: 'hall', leave: true } },
  ])
  for (let heard = 0; heard < idleMs; heard += chatHeartbeatMs) {
    last().say(chatIds.heartbeat, { serverTime: 0 })
    await vi.advanceTimersByTimeAsync(chatHeartbeatMs)
  }
  expect(last().readyState).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
})

it('logs in anew for another member, without the messages of the one before', async () => {
  await ready()
  send('a')
  stored = []
  client.sessionChanged()
  expect(wires).toHaveLength(2)
  expect(client.view).toMatchObject({ outbox: [], self: null })
})

it('fetches a new token where the server asks for it', async () => {
  await ready()
  last().say(chatIds.internal, { kind: 'relogin' })
  await settle()
  expect(last().taken()).toMatchObject([{ msgId: chatIds.login, msgData: { token: 'jwt2' } }])
})

it.each([
  ['kicked out', chatIds.internal, { kind: 'kicked' }],
  ['blocked', chatIds.block, { out: true, reason: { cn: '违规', tw: '違規' } }],
])('stays away once it was %s', async (_, msgId, msgData) => {
  await ready()
  last().say(msgId, msgData)
  expect(last().readyState).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
})

it('ignores frames that it does not understand', async () => {
  await ready()
  const before = client.view
  last().say(4711, {})
  last().dispatchEvent(new MessageEvent('message', { data: '{' }))
  last().say(chatIds.send, { rid: 'hall' })
  expect(client.view).toBe(before)
})
