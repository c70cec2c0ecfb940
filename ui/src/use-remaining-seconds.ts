import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until an instant, rounded up, so that it shows 0 only when the time is over. */
export function useRemainingSeconds(untilMs: number, now: () => number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - now()) / 1000))

  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // Each wait ends where the shown second changes, so that slow timers add up to no drift.
      function wait() {
        const leftMs = untilMs - now()
        if (leftMs <= 0) return
        timer = setTimeout(
          () => {
            tell()
            wait()
          },
          leftMs % 1000 || 1000,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [untilMs, now],
  )

  return useSyncExternalStore(subscribe, left)
}
