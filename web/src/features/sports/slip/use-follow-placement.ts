import { secondMs } from '@xinghe/rules/base/instant.ts'
import { lastDeadline } from '@xinghe/rules/sports/slip/answer.ts'
import { useEffect } from 'react'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { dispatch, usePlacement } from './slip-store.ts'
import { askOrders } from './lost-bets.ts'

const askEveryMs = 2 * secondMs
/** The server decides at the deadline; the answer follows shortly after. */
const decisionMs = 400
/** A request may still be in flight: it counts as missing only after several empty answers. */
const emptyAnswers = 2

/** Polls until the state is known; returns the stop function. */
const askUntilKnown = (requestId: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let empty = 0
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      empty = (await askOrders(requestId)) ? 0 : empty + 1
    } catch {
      // Still offline: the next poll may succeed.
    }
    if (stopped) return
    if (empty >= emptyAnswers) dispatch({ type: 'lost', requestId, missing: true })
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

/** Queries on the server's message of a decision, and at the deadline in case the message was missed. */
const askWhenDecided = (requestId: string, deadline: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    await askOrders(requestId).catch(() => false)
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

/** Polls until the outcome of the last placement is known; mounted once, with the slip. */
export const useFollowPlacement = (): void => {
  const placement = usePlacement()
  const requestId = placement.phase === 'none' ? null : placement.intention.requestId
  const isUnknown = placement.phase === 'unknown' && !placement.missing
  const deadline = placement.phase === 'answered' ? lastDeadline(placement.orders) : null
  useEffect(() => {
    if (requestId === null) return undefined
    if (isUnknown) return askUntilKnown(requestId)
    return deadline === null ? undefined : askWhenDecided(requestId, deadline)
  }, [requestId, isUnknown, deadline])
}
