import type { OutputOf } from '@xinghe/contract/call.ts'
import { openGame } from '@xinghe/contract/games-play.ts'
import { venueBalance } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import { useCallback, useEffect, useState } from 'react'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { useLaunched } from '../../../platform/session/launched.ts'
import { isLoggedIn, useSession } from '../../../platform/session/session.ts'
import { useShowWallet } from '../../../platform/session/venue-wallet.ts'
import { useFirstClientSeed } from '../fair/panel/use-fairness.ts'
import { isLaunchEnded } from '../seat/launch-ended.ts'
import type { GameEntry } from './games.ts'

interface Seat {
  readonly loggedIn: boolean
  /** The uid of the launch; null until the venue was entered. */
  readonly launched: string | null
  /** The same once a first bet is possible. */
  readonly uid: string | null
  readonly entering: boolean
  /** What the bar shows: the wallet, or the amount that a game holds until its reveal. */
  readonly balance: Fen | null
  readonly holdBalance: (shown: Fen | null) => void
  /** Won or lost since the login; held back with the balance. */
  readonly session: OutputOf<typeof openGame>['session'] | null
  readonly enter: () => void
  readonly refresh: () => void
}

/** The last value from before the hold: a win is not told before its reveal. */
const useHeld = <Value>(value: Value, held: boolean): Value => {
  const [shown, setShown] = useState(value)
  if (!held && shown !== value) setShown(value)
  return held ? shown : value
}

/** The member's place at a game: the launch, and the wallet that is played from. */
export const useSeat = (code: string, entry: GameEntry): Seat => {
  const { channelCode, enName, hasSeeds } = entry
  const t = useText()
  const loggedIn = useSession().token !== ''
  const launched = useLaunched(channelCode)?.uid ?? null
  const seeds = useFirstClientSeed(hasSeeds ? launched : null)
  const uid = !hasSeeds || seeds.ready ? launched : null
  const { data } = useCall(venueBalance, { channelCode }, { enabled: loggedIn, staleTime: 0 })
  const game = useCall(openGame, { gameCode: code }, { enabled: loggedIn, staleTime: 0 })
  const refreshBalance = useCallback(
    () => void refreshCall(venueBalance, { channelCode }),
    [channelCode],
  )
  const refresh = useCallback(() => {
    refreshBalance()
    void refreshCall(openGame, { gameCode: code })
  }, [refreshBalance, code])
  const enter = useCallback(() => {
    if (isLoggedIn({ prompt: true })) emit('launch_asked', { enName, gameCode: code })
  }, [enName, code])
  const ended = seeds.fault instanceof Refused && isLaunchEnded(seeds.fault)
  // Opened by its address, or after another login: the page enters the venue by itself, once.
  useEffect(() => {
    if (loggedIn && (launched === null || ended)) emit('launch_asked', { enName, gameCode: code })
  }, [loggedIn, launched, ended, enName, code])
  useEffect(() => (loggedIn ? subscribe('member', refresh) : undefined), [loggedIn, refresh])
  const [held, holdBalance] = useState<Fen | null>(null)
  const session = useHeld(game.data?.session ?? null, held !== null)
  const balance = held ?? data?.balance ?? null
  useShowWallet({ name: t(gameName(code)), balance, refresh })
  return {
    loggedIn,
    launched,
    uid,
    entering: loggedIn && uid === null,
    balance,
    session,
    holdBalance,
    enter,
    refresh,
  }
}
