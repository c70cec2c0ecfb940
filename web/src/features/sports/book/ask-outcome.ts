import { secondMs } from '@xinghe/rules/base/instant.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { serverNow } from '../../../platform/site/clock.ts'

const askEveryMs = 2 * secondMs
/** The server decides at the deadline; the answer follows shortly after. */
const decisionMs = 400
/** A request may still be in flight: it counts as missing only after several empty answers. */
const emptyAnswers = 2

/** Whether the server knows the request; rejects where no answer comes. */
type Ask = () => Promise<boolean>

/** Polls until the server knows the request or says that it never arrived; returns the stop function. */
export const askUntilKnown = (askOnce: Ask, tellMissing: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let empty = 0
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      empty = (await askOnce()) ? 0 : empty + 1
    } catch {
      // Still offline: the next poll may succeed.
    }
    if (stopped) return
    if (empty >= emptyAnswers) tellMissing()
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
export const askWhenDecided = (askOnce: Ask, deadline: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    await askOnce().catch(() => false)
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
