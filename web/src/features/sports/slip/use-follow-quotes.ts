import { Refused } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import { pickKey, type SlipItem } from '@xinghe/rules/sports/slip/item.ts'
import { wantedPick } from '@xinghe/rules/sports/slip/press.ts'
import { isHeard } from '@xinghe/rules/sports/slip/quotes.ts'
import type { QuoteFault } from '@xinghe/rules/sports/slip/state.ts'
import { useEffect } from 'react'
import { textOfFault } from '../../../platform/transport/text-of-fault.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { subscribe, useLiveState } from '../../../platform/live/live-socket.ts'
import { useSession } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { callResource } from '../book/call-resource.ts'
import { followPick, pickStanding, renewPicks, type FollowedPick } from '../follow/pick-standing.ts'
import { currentState, dispatch, usePlacement, useSlip } from './slip-store.ts'

/** While topics deliver the prices, only limits are polled, which change slowly. */
const heardMs = 20 * secondMs
const inPlayMs = 1.5 * secondMs
const beforeMs = 4 * secondMs

const pauseMs = (isOpen: boolean): number => {
  const state = currentState()
  if (isOpen && isHeard(state)) return heardMs
  return state.slip.items.some(({ play }) => playOf(play).inPlay) ? inPlayMs : beforeMs
}

const kindOf = (fault: unknown): QuoteFault['kind'] => {
  if (!(fault instanceof Refused)) return 'unreachable'
  return fault.refusal === 'feed-error' ? 'feed-lost' : 'shut'
}

/** False where no answer came. */
const ask = async (series: boolean, signal: AbortSignal): Promise<boolean> => {
  const { slip, quotes } = currentState()
  const keys = slip.items.map(pickKey)
  const picks = slip.items.map((item) => wantedPick(item, quotes))
  const askedAt = serverNow()
  try {
    const answer = await callResource('quote', { picks, series }, { signal })
    dispatch({ type: 'quoted', keys, askedAt, answer })
    return true
  } catch (fault) {
    const text = textOfFault(fault, translate)
    if (!signal.aborted) dispatch({ type: 'quote-failed', fault: { kind: kindOf(fault), text } })
    return false
  }
}

const hearPrices = (): void => {
  const standings = currentState().slip.items.flatMap((item) => {
    const standing = pickStanding(item)
    return standing === null ? [] : [[pickKey(item), standing] as const]
  })
  dispatch({ type: 'prices-heard', heard: Object.fromEntries(standings) })
}

/** Applies prices, lines, scores and suspensions from the topics of the picks. */
const useFollowPicks = (items: readonly SlipItem[], isOpen: boolean): void => {
  // As text, for a stable dependency: the items are new objects with every tick.
  const followed = JSON.stringify(
    items.map(({ matchId, marketId, side, play, gameType }): FollowedPick => ({
      matchId,
      marketId,
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
    const leaving = picks.map((pick) => followPick(pick, hearPrices))
    hearPrices()
    return () => {
      for (const leave of leaving) leave()
      dispatch({ type: 'prices-heard', heard: {} })
    }
  }, [followed, isOpen])
}

/** Starts polling; returns functions to poll at once and to stop. */
const keepAsking = (series: boolean, isOpen: boolean) => {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    asking.abort()
    clearTimeout(timer)
  }
  const run = async (): Promise<void> => {
    // A running query may be older than the event that needs this one.
    stop()
    asking = new AbortController()
    const { signal } = asking
    // A hidden tab does not poll; it catches up when it is visible again.
    const answered = document.visibilityState !== 'visible' || (await ask(series, signal))
    if (!signal.aborted) timer = setTimeout(() => void run(), answered ? pauseMs(isOpen) : beforeMs)
  }
  const askNow = (): void => void run()
  askNow()
  return { askNow, stop }
}

/** Polls limits and balance; prices too while the socket is down. */
export const useFollowQuotes = (): void => {
  const { items, series } = useSlip()
  const loggedIn = useSession().token !== ''
  const isOpen = useLiveState() === 'open'
  const picked = items.map(pickKey).join(' ')
  // A placement changes balance and limits.
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
