import { sharedBets, sharedTable, type TableTopic } from '@xinghe/contract/games-shared.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotOf, tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type WriteOutcome } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { GameProps } from '../../seat/game-props.ts'
import { isLaunchEnded } from '../../seat/launch-ended.ts'
import { isLimitReached } from '../../seat/limit-reached.ts'
import { useAskToDrop } from '../../seat/use-ask-to-drop.ts'
import { tableText as words } from '../words/messages.ts'
import type { ChipHand } from './use-chips.ts'

export type TableSeat = Pick<GameProps, 'uid' | 'entering' | 'askToPlay' | 'onSettled'>

export interface Confirming {
  readonly busy: boolean
  /** Why the server refused bets on this round, late ones included; the chips stay on the felt. */
  readonly fault: string
  /** A limit of the member stopped the last press. */
  readonly limited: boolean
  readonly confirm: () => void
  /** Asks for the outcome of bets whose answer was lost; null without any. No others are sent before. */
  readonly askAgain: (() => void) | null
  /** Leaves them as they are, after a question. */
  readonly drop: () => void
}

const unansweredBets = keepInTab(sharedBets)

/** Sends all chips as bets on the round of this moment: all are taken, or none. */
export const useConfirm = (
  code: TableCode,
  round: TableTopic['round'],
  { laid, clear }: Pick<ChipHand, 'laid' | 'clear'>,
  seat: TableSeat,
): Confirming => {
  const t = useText()
  const write = useWrite(sharedBets, {
    keeper: unansweredBets,
    refresh: () => refreshCall(sharedTable, { table: code }),
  })
  const show = (outcome: WriteOutcome<typeof sharedBets> | null): void => {
    if (outcome?.kind === 'refused' && isLaunchEnded(outcome.refused)) seat.askToPlay()
    if (outcome?.kind !== 'answered') return
    const sum = outcome.answer.bets.reduce((all, { stake }) => all + stake, 0n)
    showToast(t(words.placed, { count: outcome.answer.bets.length, amount: fenToCny(sum) }), {
      tone: 'success',
    })
    // An answer that was lost may be about another table.
    if (outcome.input.table === code) clear()
    seat.onSettled()
  }
  const send = async (): Promise<void> => {
    if (round === null) return
    if (seat.uid === null) return seat.askToPlay()
    const bets = laid.map(({ play, pick, amount }) => ({
      play,
      pick,
      stake: amount,
      price: spotOf(tableOf(code), play, pick)?.price ?? 0,
    }))
    show(await write.send({ uid: seat.uid, table: code, roundId: round.id, bets }))
  }
  const askAgain = (): void => {
    // The launch of the first try may have ended.
    if (seat.uid === null) return seat.askToPlay()
    void write.askAgain({ uid: seat.uid }).then((outcome) => show(outcome))
  }
  const drop = useAskToDrop(() => {
    write.giveUp()
    seat.onSettled()
  })
  const isOfThisRound = write.last?.input.roundId === round?.id
  return {
    busy: write.busy,
    fault: isOfThisRound || write.unanswered !== null ? write.fault : '',
    limited: isLimitReached(write.last),
    confirm: () => void send(),
    askAgain: write.unanswered === null || write.busy ? null : askAgain,
    drop,
  }
}
