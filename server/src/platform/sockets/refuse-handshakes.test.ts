import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refuseHandshakes } from './refuse-handshakes.ts'

const statusTo = (socket: PassThrough): string | undefined =>
  (socket.read() as Buffer | null)?.toString('latin1').slice(9, 12)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('answers the page of another site at once', () => {
  const socket = new PassThrough()
  refuseHandshakes().refuse(socket, 'access-denied')
  expect(statusTo(socket)).toBe('403')
})

it('lets a client that comes too often wait for its answer for three seconds', () => {
  const socket = new PassThrough()
  refuseHandshakes().refuse(socket, 'too-often')
  vi.advanceTimersByTime(2_999)
  expect(statusTo(socket)).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(statusTo(socket)).toBe('429')
})

it('lets at most 2,000 clients wait, and none that has left', async () => {
  const refuser = refuseHandshakes()
  const refused = Array.from({ length: 2_001 }, () => {
    const socket = new PassThrough()
    refuser.refuse(socket, 'too-often')
    return socket
  })
  expect(refused.map(statusTo).filter((status) => status === '429')).toHaveLength(1)
  refused[0]?.destroy()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1_999))
})

it('answers those that wait when the server stops', () => {
  const refuser = refuseHandshakes()
  const socket = new PassThrough()
  refuser.refuse(socket, 'too-often')
  refuser.close()
  expect([statusTo(socket), vi.getTimerCount()]).toEqual(['429', 0])
})
