import { secondMs } from '@xinghe/rules/base/instant.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { pickKey } from '@xinghe/rules/sports/slip-item.ts'
import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { callResource } from '../book/call-resource.ts'
import { sentPick } from './intention.ts'
import { missQuote, seenOf, takeQuote } from './quote-store.ts'
import { currentSlip, useSlip } from './slip-store.ts'

const inPlayMs = 1.5 * secondMs
const beforeMs = 4 * secondMs

const ask = async (series: boolean, signal: AbortSignal): Promise<void> => {
  const { items } = currentSlip()
  const keys = items.map(pickKey)
  const picks = items.map((item) => sentPick(item, seenOf(pickKey(item))))
  try {
    takeQuote({ keys, answer: await callResource('quote', { picks, series }, { signal }) })
  } catch (fault) {
    if (!signal.aborted) missQuote(fault)
  }
}

/** Prices, limits and balance of what lies in the slip, asked anew on every change of it and steadily. */
export const useFollowQuotes = (): void => {
  const { items, series } = useSlip()
  const loggedIn = useSession().token !== ''
  const asked = items.map(pickKey).join(' ')
  const everyMs = items.some(({ play }) => playOf(play).inPlay) ? inPlayMs : beforeMs
  useEffect(() => {
    if (!loggedIn || asked === '') return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async (): Promise<void> => {
      // A hidden tab asks nothing; it catches up when it is looked at again.
      if (document.visibilityState === 'visible') await ask(series, leaving.signal)
      if (!leaving.signal.aborted) timer = setTimeout(() => void run(), everyMs)
    }
    void run()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [asked, series, loggedIn, everyMs])
}
