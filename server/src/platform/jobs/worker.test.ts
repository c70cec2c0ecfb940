import { afterEach, expect, it } from 'vitest'
import { surviveLostConnections } from './worker.ts'

/** The handlers of the test runner are put aside, so that only ours hears. */
const others = process.listeners('unhandledRejection')
afterEach(() => {
  process.removeAllListeners('unhandledRejection')
  for (const listener of others) process.on('unhandledRejection', listener)
})

it('a connection that is lost while the end of a job is recorded ends no process', () => {
  process.removeAllListeners('unhandledRejection')
  const warned: unknown[] = []
  const restore = surviveLostConnections({ warn: (line: unknown) => void warned.push(line) })
  const lost = new Error('Connection terminated unexpectedly')
  lost.stack +=
    '\n    at async batchFailJobs (file:///node_modules/graphile-worker/dist/sql/failJobs.js:44:9)'
  const tell = (error: Error) => process.emit('unhandledRejection', error, Promise.resolve())
  tell(lost)
  expect(warned).toEqual([{ err: lost }])
  const bug = new Error('a bug')
  expect(() => tell(bug)).toThrow(bug)
  restore()
  expect(process.listenerCount('unhandledRejection')).toBe(0)
})
