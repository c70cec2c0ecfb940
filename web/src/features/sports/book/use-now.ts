import { useSyncExternalStore } from 'react'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { serverNow } from '../../../platform/site/clock.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let second = serverNow()

const beat = (): void => {
  second = serverNow()
  for (const listener of listeners) listener()
}

/** One timer serves every clock on the screen. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(beat, secondMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The server's time, once a second. */
export const useNow = (): Instant => useSyncExternalStore(subscribe, () => second)
