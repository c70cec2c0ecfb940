import type { Steps } from '@xinghe/rules/base/steps.ts'
import { nextTask } from './next-task.ts'

/** Half a frame: the page paints and answers presses between two slices, on a slow phone too. */
const sliceMs = 8

/** Does long work in short tasks; null where it was aborted before its end. */
export const runInSlices = async <Value>(
  steps: Steps<Value>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Value | null> => {
  for (;;) {
    const until = performance.now() + sliceMs
    let next = steps.next()
    while (next.done !== true && performance.now() < until) next = steps.next()
    if (next.done === true) return next.value
    onProgress(next.value)
    await nextTask()
    if (signal.aborted) return null
  }
}
