import { act, deal, openGame, type SoloRoundView } from '@xinghe/contract/games-play.ts'
import type { Json } from '@xinghe/contract/json.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { StakeLadder } from '@xinghe/rules/games/cards/stake-ladder.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { useState } from 'react'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { refreshCall, useCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type WriteOutcome } from '../../../../platform/api/use-write.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useOnline } from '../../../../platform/network/online.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { GameProps } from '../../seat/game-props.ts'
import type { Replay } from '../../seat/replay.ts'
import { isLaunchEnded } from '../../seat/launch-ended.ts'
import { isLimitReached } from '../../seat/limit-reached.ts'
import { useAskToDrop } from '../../seat/use-ask-to-drop.ts'
import { playText as words } from '../words/messages.ts'
import type { CardPlay, CardRound } from './card-play.ts'

/** The table shown is not the server's any more: the hand was ended elsewhere, or another is open. */
const staleRefusals: ReadonlySet<string> = new Set(['round-over', 'round-unknown', 'hand-open'])

const roundOf = <View>(round: SoloRoundView): CardRound<View> => ({
  ticket: round.roundId,
  stake: round.stake,
  risk: round.risk,
  payout: round.payout,
  view: round.view as View,
})

/** A replay has a name of its own, so that its cards are dealt anew each time. */
const shownRound = <View>(round: SoloRoundView, replay: Replay | null): CardRound<View> => {
  const shown = roundOf<View>(round)
  return replay === null ? shown : { ...shown, ticket: `${shown.ticket} ${replay.showing}` }
}

interface Answered {
  readonly round: SoloRoundView
  readonly balance: Fen
  readonly readyAt: number
}

/** Hands of one game: the open one from the server, and each answer after it. */
export const useCardPlay = <View, Choice, Action extends string>(
  { code, uid, entering, balance, askToPlay, holdBalance, onSettled, replay, endReplay }: GameProps,
  ladder: StakeLadder,
): CardPlay<View, Choice, Action> => {
  const t = useText()
  const online = useOnline()
  const loggedIn = useSession().token !== ''
  const opened = useCall(openGame, { gameCode: code }, { enabled: loggedIn, staleTime: 0 })
  const [answered, setAnswered] = useState<Answered | null>(null)

  const refresh = () => refreshCall(openGame, { gameCode: code })
  const dealing = useWrite(deal, { keeper: keepInTab(deal) })
  const acting = useWrite(act, { keeper: keepInTab(act) })

  const take = (outcome: WriteOutcome<typeof deal> | WriteOutcome<typeof act> | null): void => {
    if (outcome?.kind === 'answered' && outcome.answer.round.gameCode === code) {
      const { round, balance: left } = outcome.answer
      // A win is in the wallet already: the bar shows it only once the cards lie open.
      holdBalance(left - (round.payout ?? 0n))
      return setAnswered(outcome.answer)
    }
    holdBalance(null)
    if (outcome?.kind !== 'refused') return
    if (isLaunchEnded(outcome.refused)) askToPlay()
    if (staleRefusals.has(outcome.refused.refusal)) {
      setAnswered(null)
      void refresh()
    }
  }

  /** Under the launch of this moment: that of the first try may have ended. */
  const askAgain = (): void => {
    if (uid === null) return askToPlay()
    void Promise.all([dealing.askAgain({ uid }), acting.askAgain({ uid })]).then((all) =>
      all.forEach(take),
    )
  }
  const drop = useAskToDrop(() => {
    dealing.giveUp()
    acting.giveUp()
    setAnswered(null)
    void refresh()
    onSettled()
  })

  const openHand = opened.data?.openHand ?? null
  const ownRound = answered?.round ?? openHand
  const isOpen = ownRound?.payout === null
  const round = replay === null ? ownRound : replay.round
  const readyAt = answered?.readyAt ?? opened.data?.readyAt ?? 0
  const unanswered = dealing.unanswered !== null || acting.unanswered !== null

  const closedBy = (): string => {
    if (!online) return t(words.offline)
    if (opened.isError && opened.data === undefined) return t(words.notOpened)
    return unanswered ? t(words.unanswered) : ''
  }

  return {
    stakes: opened.data?.stakes ?? ladder,
    round: round === null ? null : shownRound<View>(round, replay),
    resumed: replay === null && answered === null && openHand !== null,
    loading: entering || (loggedIn && opened.isPending),
    stakeable: answered?.balance ?? opened.data?.balance ?? null,
    waitSeconds: useRemainingSeconds(readyAt, serverNow),
    busy: dealing.busy || acting.busy,
    fault: dealing.fault || acting.fault,
    limited: isLimitReached(dealing.last) || isLimitReached(acting.last),
    closed: closedBy(),
    askAgain: unanswered ? askAgain : null,
    drop,
    deal: (stake, choice) => {
      if (uid === null) return askToPlay()
      endReplay()
      // Behind a replay a hand may lie open, and that one is played first.
      if (isOpen) return
      acting.clear()
      holdBalance(balance)
      void dealing.send({ uid, gameCode: code, stake, choice: choice as Json }).then(take)
    },
    act: (action) => {
      if (round === null) return
      dealing.clear()
      holdBalance(balance)
      const launch = uid === null ? {} : { uid }
      void acting.send({ ...launch, gameCode: code, roundId: round.roundId, action }).then(take)
    },
    onRevealed: () => {
      if (replay !== null) return
      holdBalance(null)
      onSettled()
    },
  }
}
