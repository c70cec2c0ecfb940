import type { Steps } from '@xinghe/rules/base/steps.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { runInSlices } from './run-in-slices.ts'

afterEach(() => vi.restoreAllMocks())

/** Ten steps of 3 ms each, by a clock that only they move. */
const slowWork = () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const work = function* work(): Steps<string> {
    for (let step = 1; step <= 10; step += 1) {
      now += 3
      yield step
    }
    return 'done'
  }
  return work()
}

it('gives way to other tasks every few milliseconds, and ends with the result', async () => {
  const heard: unknown[] = []
  const timer = setInterval(() => heard.push('task'))
  const result = await runInSlices(slowWork(), new AbortController().signal, (done) =>
    heard.push(done),
  )
  clearInterval(timer)
  expect(result).toBe('done')
  // Three steps reach the end of a slice of 8 ms.
  expect(heard.filter((one) => one !== 'task')).toEqual([3, 6, 9])
  expect(heard.slice(0, heard.indexOf(9))).toContain('task')
})

it('stops where it is aborted', async () => {
  const [leaving, work] = [new AbortController(), slowWork()]
  const result = await runInSlices(work, leaving.signal, () => leaving.abort())
  expect(result).toBeNull()
  expect(work.next().value).toBe(4)
})
