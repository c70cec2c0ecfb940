import type { Instant } from '@xinghe/rules/base/instant.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../platform/site/clock.ts'

const stepMs = 100

/** Milliseconds until the server takes the next start; zero when it does. */
export const useReady = (readyAt: Instant | null): number => {
  const [leftMs, setLeftMs] = useState(0)
  useEffect(() => {
    const look = (): number => {
      const left = readyAt === null ? 0 : Math.max(0, readyAt - serverNow())
      setLeftMs(left)
      return left
    }
    if (look() === 0) return undefined
    const timer = setInterval(() => {
      if (look() === 0) clearInterval(timer)
    }, stepMs)
    return () => clearInterval(timer)
  }, [readyAt])
  return leftMs
}
