import { secondMs } from '@xinghe/rules/base/instant.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { pickKey, type SlipItem } from '@xinghe/rules/sports/slip-item.ts'
import { useEffect } from 'react'
import { subscribe, useLiveState } from '../../../platform/live/live-socket.ts'
import { useSession } from '../../../platform/session/session.ts'
import { callResource } from '../book/call-resource.ts'
import { followPick, renewPicks, type FollowedPick } from '../follow/pick-standing.ts'
import { sentPick } from './intention.ts'
import { usePlacement } from './placement-store.ts'
import {
  forgetNews,
  isEveryPickHeard,
  missQuote,
  seenOf,
  takeNews,
  takeQuote,
} from './quote-store.ts'
import { currentSlip, useSlip } from './slip-store.ts'

/** While the topics tell the prices only the limits are asked for, which others use up slowly. */
const heardMs = 20 * secondMs
const inPlayMs = 1.5 * secondMs
const beforeMs = 4 * secondMs

const pauseMs = (isOpen: boolean): number => {
  if (isOpen && isEveryPickHeard()) return heardMs
  return currentSlip().items.some(({ play }) => playOf(play).inPlay) ? inPlayMs : beforeMs
}

/** False where no answer came. */
const ask = async (series: boolean, signal: AbortSignal): Promise<boolean> => {
  const { items } = currentSlip()
  const keys = items.map(pickKey)
  const picks = items.map((item) => sentPick(item, seenOf(pickKey(item))))
  try {
    takeQuote({ keys, answer: await callResource('quote', { picks, series }, { signal }) })
    return true
  } catch (fault) {
    if (!signal.aborted) missQuote(fault)
    return false
  }
}

/** Prices, lines, scores and suspensions, as the topics of the picks tell them. */
const useFollowPicks = (items: readonly SlipItem[], isOpen: boolean): void => {
  // As text: the items are new with every tick, what is followed changes with a pick.
  const followed = JSON.stringify(
    items.map(({ matchId, lineId, side, play, gameType }): FollowedPick => ({
      matchId,
      lineId,
      side,
      play,
      gameType,
    })),
  )
  useEffect(() => {
    if (!isOpen) {
      renewPicks()
      return undefined
    }
    const picks = JSON.parse(followed) as FollowedPick[]
    const leaving = picks.map((pick) => followPick(pick, takeNews))
    takeNews()
    return () => {
      for (const leave of leaving) leave()
      forgetNews()
    }
  }, [followed, isOpen])
}

/** Asks now and steadily; returns the way to ask at once, and the way to stop. */
const keepAsking = (series: boolean, isOpen: boolean) => {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    asking.abort()
    clearTimeout(timer)
  }
  const run = async (): Promise<void> => {
    // An answer that was asked for before may be older than what this is asked for.
    stop()
    asking = new AbortController()
    const { signal } = asking
    // A hidden tab asks nothing; it catches up when it is looked at again.
    const answered = document.visibilityState !== 'visible' || (await ask(series, signal))
    if (!signal.aborted) timer = setTimeout(() => void run(), answered ? pauseMs(isOpen) : beforeMs)
  }
  const askNow = (): void => void run()
  askNow()
  return { askNow, stop }
}

/** Limits and balance are asked for; prices are asked for too while the socket is away. */
export const useFollowQuotes = (): void => {
  const { items, series } = useSlip()
  const loggedIn = useSession().token !== ''
  const isOpen = useLiveState() === 'open'
  const picked = items.map(pickKey).join(' ')
  // What was placed has used up balance and limits.
  const { phase } = usePlacement()
  useFollowPicks(items, isOpen)
  useEffect(() => {
    if (!loggedIn || picked === '' || phase === 'sending') return undefined
    const { askNow, stop } = keepAsking(series, isOpen)
    const leave = subscribe('member', ({ kind, data }) => {
      if (kind === 'delta' && data.balance !== undefined) askNow()
    })
    document.addEventListener('visibilitychange', askNow)
    return () => {
      stop()
      leave()
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [picked, series, loggedIn, isOpen, phase])
}
