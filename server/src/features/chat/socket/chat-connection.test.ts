import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { chatIds, chatSilenceMs } from '@xinghe/contract/chat-frames.ts'
import { ChatConnection, type SocketParts } from './chat-connection.ts'

/** A socket whose client can stop reading. */
const fakeSocket = () => {
  const state = { sent: [] as unknown[], pongs: 0, waiting: 0, closedWith: null as number | null }
  const socket = {
    OPEN: 1,
    readyState: 1,
    get bufferedAmount() {
      return state.waiting
    },
    send: (text: string) => state.sent.push(JSON.parse(text)),
    pong: () => (state.pongs += 1),
    close: (code: number) => (state.closedWith = code),
    once: () => undefined,
    terminate: () => undefined,
  } as unknown as WebSocket
  return { state, socket }
}

const left: string[] = []
const parts = {
  chat: { rooms: { leave: (rid: string) => left.push(rid) } },
  door: { maySpeak: () => true },
  dismiss: () => undefined,
} as unknown as SocketParts
const tick = { texts: ['{"msgId":0,"msgData":{}}'], frames: Buffer.alloc(0) }

beforeEach(() => {
  left.length = 0
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('stops telling a slow socket of its rooms, and asks it to join again when it has caught up', () => {
  const { state, socket } = fakeSocket()
  const connection = new ChatConnection(socket, parts, '192.0.2.1')
  connection.deliver('hall', tick)
  expect(state.sent).toHaveLength(1)
  state.waiting = 64 * 1024 + 1
  connection.deliver('hall', tick)
  expect(state.sent).toHaveLength(1)
  expect(left).toEqual(['hall'])
  connection.tend()
  expect(state.sent).toHaveLength(1)
  state.waiting = 0
  connection.tend()
  connection.tend()
  expect(state.sent.slice(1)).toEqual([
    { msgId: chatIds.internal, msgData: { kind: 'resync', rid: 'hall' } },
  ])
})

it('closes a socket with a megabyte unsent, and one that is silent', () => {
  const slow = fakeSocket()
  slow.state.waiting = 1024 * 1024 + 1
  new ChatConnection(slow.socket, parts, '192.0.2.1').tend()
  expect(slow.state.closedWith).toBe(4002)
  const silent = fakeSocket()
  const connection = new ChatConnection(silent.socket, parts, '192.0.2.1')
  vi.advanceTimersByTime(chatSilenceMs)
  connection.tend()
  expect(silent.state.closedWith).toBeNull()
  vi.advanceTimersByTime(1)
  connection.tend()
  expect(silent.state.closedWith).toBe(4000)
})

it('counts pings of the protocol as frames, and closes the socket that sends too many', () => {
  const { state, socket } = fakeSocket()
  const connection = new ChatConnection(socket, parts, '192.0.2.1')
  for (let at = 0; at < 40; at += 1) connection.answerPing(Buffer.alloc(0))
  expect([state.pongs, state.closedWith]).toEqual([40, null])
  connection.answerPing(Buffer.alloc(0))
  expect([state.pongs, state.closedWith]).toEqual([40, 4003])
})

it('takes none of the places of its member when it closes during its login', async () => {
  const { state, socket } = fakeSocket()
  const looking = Promise.withResolvers<unknown>()
  const asked = Promise.withResolvers<void>()
  const open = (): Promise<unknown> => {
    asked.resolve()
    return looking.promise
  }
  const admitted: unknown[] = []
  const slowParts = {
    ...parts,
    platform: { settings: { get: () => ({ on: false }) }, config: { forcedMaintenance: false } },
    chat: { rooms: { open }, userKeyOf: () => 'key' },
    door: { maySpeak: () => true, mayLogIn: () => true },
    admit: (connection: unknown) => admitted.push(connection) > 0,
  } as unknown as SocketParts
  const connection = new ChatConnection(socket, slowParts, '192.0.2.1')
  const login = { msgId: chatIds.guestLogin, msgData: { body: { uuid: 'browser' } } }
  const answered = connection.receive(Buffer.from(JSON.stringify(login)), false)
  await asked.promise
  Object.assign(socket, { readyState: 3 })
  connection.forget()
  looking.resolve({ status: () => ({}), seq: 0 })
  await answered
  expect([admitted, connection.user, state.sent]).toEqual([[], null, []])
})
