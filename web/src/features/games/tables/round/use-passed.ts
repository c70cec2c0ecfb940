import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { useRenderAt } from './use-render-at.ts'

/** How many of these milliseconds after an instant are over by the server's clock. `marks` ascend. */
export const usePassed = (from: Instant, marks: readonly number[]): number => {
  const elapsed = serverNow() - from
  const passed = marks.filter((mark) => mark <= elapsed).length
  const next = marks[passed]
  useRenderAt(next === undefined ? null : later(from, next))
  return passed
}
