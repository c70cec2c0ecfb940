import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '../session/sessions.ts'
import { followSessions, type SessionSocket } from './follow-sessions.ts'

const socketOf = (sessionHash: string | null) => {
  const told: (Session | null)[] = []
  const socket = { sessionHash, sessionRead: (session) => void told.push(session) } as {
    sessionHash: string | null
  } & SessionSocket
  return { socket, told }
}

const living = (hash: string) => ({ hash }) as Session

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks about all sessions of open sockets in less than five seconds', async () => {
  const [ended, open, guest] = [socketOf('ended'), socketOf('open'), socketOf(null)]
  const asked: string[][] = []
  const sessions = {
    onEnded: () => undefined,
    reread: async (hashes: readonly string[]) => {
      asked.push([...hashes])
      return new Map([['open', living('open')]])
    },
  }
  const sockets = new Set([ended, open, guest].map(({ socket }) => socket))
  const following = followSessions(sessions, sockets, { error: () => undefined } as never)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(asked).toEqual([['ended', 'open']])
  expect([ended.told, open.told, guest.told]).toEqual([[null], [living('open')], []])
  await following.close()
})

it('ends nobody when the database does not answer, nor who has logged in meanwhile', async () => {
  const [member, other] = [socketOf('one'), socketOf(null)]
  const answers = [
    () => Promise.reject(new Error('no database')),
    async () => {
      other.socket.sessionHash = 'later'
      return new Map([['one', living('one')]])
    },
  ]
  const sessions = {
    onEnded: () => undefined,
    reread: () => answers.shift()?.() ?? Promise.resolve(new Map()),
  }
  const faults: unknown[] = []
  const log = { error: (fault: unknown) => void faults.push(fault) } as never
  const following = followSessions(sessions, new Set([member.socket, other.socket]), log)
  await vi.advanceTimersByTimeAsync(6_500)
  expect(faults).toHaveLength(1)
  expect([member.told, other.told]).toEqual([[living('one')], []])
  await following.close()
})
