import type { Instant } from '@xinghe/rules/base/instant.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../platform/site/clock.ts'

/** How many of these milliseconds after an instant are over by the server's clock. `marks` ascend. */
export const usePassed = (from: Instant, marks: readonly number[]): number => {
  const [, setTurn] = useState(0)
  const elapsed = serverNow() - from
  const passed = marks.filter((mark) => mark <= elapsed).length
  const next = marks[passed]
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(
      () => setTurn((turn) => turn + 1),
      Math.max(0, from + next - serverNow()) + 5,
    )
    return () => clearTimeout(timer)
  }, [from, next])
  return passed
}
