import type { Instant } from '@xinghe/rules/base/instant.ts'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '../../../platform/site/pre-info.ts'

/** Calls back once at a moment of the server's clock; null sets no timer. */
export const useMoment = (moment: Instant | null, act: () => void): void => {
  const latest = useEffectEvent(act)
  useEffect(() => {
    if (moment === null) return undefined
    const timer = setTimeout(() => latest(), Math.max(0, moment - serverNow()))
    return () => clearTimeout(timer)
  }, [moment])
}
