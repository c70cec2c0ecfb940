import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useEffect } from 'react'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import type { Intention } from './intention.ts'
import { lastDeadline } from './order-outcome.ts'
import { losePlacement, usePlacement } from './placement-store.ts'
import { askTicket } from './send-intention.ts'

const askEveryMs = 2 * secondMs
/** The server decides at the deadline; the answer is there a little later. */
const decisionMs = 400
/** A request still on its way is not missing yet: only so many empty answers say so. */
const emptyAnswers = 2

/** Asks now, and again until something is known; returns the way to stop. */
const askUntilKnown = (intention: Intention): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let empty = 0
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      empty = (await askTicket(intention)) ? 0 : empty + 1
    } catch {
      // Still cut off: the next question may get through.
    }
    if (stopped) return
    if (empty >= emptyAnswers) losePlacement(intention, true)
    else timer = setTimeout(() => void ask(), askEveryMs)
  }
  const askNow = (): void => void ask()
  globalThis.addEventListener('online', askNow)
  askNow()
  return () => {
    stopped = true
    clearTimeout(timer)
    globalThis.removeEventListener('online', askNow)
  }
}

/** Asks when the server tells of a decision, and at the deadline in case it was not heard. */
const askWhenDecided = (intention: Intention, deadline: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    await askTicket(intention).catch(() => false)
    if (!stopped) wait(askEveryMs)
  }
  const wait = (leastMs: number): void => {
    const untilMs = Math.max(leastMs, deadline - serverNow() + decisionMs)
    timer = setTimeout(() => void ask(), untilMs)
  }
  wait(0)
  const leave = subscribe('member', ({ kind, data }) => {
    if (kind === 'delta' && data.bet !== undefined) void ask()
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    leave()
  }
}

/** Keeps at it until the fate of the last bet is known; mounted once, with the slip. */
export const useFollowPlacement = (): void => {
  const placement = usePlacement()
  const intention = placement.phase === 'none' ? null : placement.intention
  const isUnknown = placement.phase === 'unknown' && !placement.missing
  const deadline = placement.phase === 'answered' ? lastDeadline(placement.orders) : null
  useEffect(() => {
    if (intention === null) return undefined
    if (isUnknown) return askUntilKnown(intention)
    return deadline === null ? undefined : askWhenDecided(intention, deadline)
  }, [intention, isUnknown, deadline])
}
