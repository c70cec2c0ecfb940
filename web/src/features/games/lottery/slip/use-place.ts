import { sharedBets, sharedTable, type TableTopic } from '@xinghe/contract/games-shared.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type WriteOutcome } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { GameProps } from '../../seat/game-props.ts'
import { isLaunchEnded } from '../../seat/launch-ended.ts'
import { isLimitReached } from '../../seat/limit-reached.ts'
import { useAskToDrop } from '../../seat/use-ask-to-drop.ts'
import type { Phase } from '../../round/phase.ts'
import { lotteryText as words } from '../words/messages.ts'
import { stakedLines, type Slip, type SlipAction } from './slip.ts'

export type Seat = Pick<
  GameProps,
  'uid' | 'entering' | 'balance' | 'askToPlay' | 'holdBalance' | 'onSettled'
>

export interface Placing {
  readonly phase: Phase
  readonly entering: boolean
  readonly busy: boolean
  readonly fault: string
  /** A limit of the member stopped the last press. */
  readonly limited: boolean
  readonly place: () => void
  /** Asks for the outcome of a slip whose answer was lost; null without any. No other is sent before. */
  readonly askAgain: (() => void) | null
  /** Leaves it as it is, after a question. */
  readonly drop: () => void
}

interface PlaceParts {
  readonly lottery: LotteryCode
  readonly round: TableTopic['round']
  readonly phase: Phase
  readonly slip: Slip
  readonly cap: Fen
  readonly seat: Seat
  readonly dispatch: (action: SlipAction) => void
}

// Apart from the tables: their bets need the launch of another venue.
const unansweredSlip = keepInTab(sharedBets, { part: 'lottery' })

/** Sends the slip: all its bets on the round of this moment, or none. */
export const usePlace = (parts: PlaceParts): Placing => {
  const { lottery, round, phase, slip, cap, seat, dispatch } = parts
  const t = useText()
  const write = useWrite(sharedBets, {
    keeper: unansweredSlip,
    refresh: () => refreshCall(sharedTable, { table: lottery }),
  })
  const show = (outcome: WriteOutcome<typeof sharedBets> | null): void => {
    if (outcome?.kind === 'refused' && isLaunchEnded(outcome.refused)) seat.askToPlay()
    if (outcome?.kind !== 'answered') return
    const sum = outcome.answer.bets.reduce((all, { stake }) => all + stake, 0n)
    showToast(t(words.placed, { count: outcome.answer.bets.length, sum: fenToGroupedText(sum) }), {
      tone: 'success',
    })
    // An answer that was lost may be about another lottery.
    if (outcome.input.table === lottery) dispatch({ type: 'cleared' })
    seat.onSettled()
  }
  const place = async (): Promise<void> => {
    const staked = stakedLines(slip, cap)
    if (round === null) return
    if (seat.uid === null) return seat.askToPlay()
    const sent = await write.send({
      uid: seat.uid,
      table: lottery,
      roundId: round.id,
      bets: staked.map(({ line: { play, pick, price }, stake }) => ({
        play,
        pick,
        price,
        stake: stake ?? 0n,
      })),
    })
    show(sent)
  }
  const askAgain = (): void => {
    // The launch of the first try may have ended.
    if (seat.uid === null) return seat.askToPlay()
    void write.askAgain({ uid: seat.uid }).then(show)
  }
  const drop = useAskToDrop(() => {
    write.giveUp()
    seat.onSettled()
  })
  return {
    phase,
    entering: seat.entering,
    busy: write.busy,
    fault: write.fault,
    limited: isLimitReached(write.last),
    place: () => void place(),
    askAgain: write.unanswered === null || write.busy ? null : askAgain,
    drop,
  }
}
