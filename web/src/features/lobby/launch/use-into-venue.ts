import type { Fen } from '@xinghe/rules/base/money.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { enterVenue } from './enter-venue.ts'
import { gameWindowFor } from './game-window.ts'
import { endStage, type LaunchStage } from './launch-stage.ts'
import { launchText as words } from './messages.ts'
import type { MoneyMover, MoveOutcome } from './money-mover.ts'
import { useIntoAmount, type IntoAmount } from './use-into-amount.ts'

export interface IntoVenue {
  readonly amount: IntoAmount
  /** Enters without a transfer. */
  readonly enter: () => void
  /** Transfers the typed amount, then enters. */
  readonly moveAndEnter: () => Promise<void>
  readonly askAgain: () => Promise<void>
}

/** The actions of both dialogs before a launch. */
export const useIntoVenue = (stage: LaunchStage, mover: MoneyMover, centre: Fen): IntoVenue => {
  const t = useText()
  const faultText = useFaultText()
  const amount = useIntoAmount(centre)
  const { wanted, venue } = stage

  const enter = (): void => {
    endStage()
    void enterVenue(wanted, { isActivity: true, gameWindow: gameWindowFor(wanted.enName) })
  }

  const moved = (outcome: MoveOutcome, follow: ReturnType<typeof gameWindowFor>): void => {
    if (outcome.kind === 'unknown') return follow.close()
    if (outcome.kind === 'refused') {
      follow.close()
      const message = faultText(outcome.refused)
      if (outcome.refused.refusal === 'venue-activity') showTips({ msg: message })
      else showToast(message, { tone: 'error' })
      return
    }
    amount.clear()
    endStage()
    if (outcome.answer.state === 'done') {
      showToast(t(words.transferred), { tone: 'success' })
      void enterVenue(wanted, { isActivity: true, gameWindow: follow })
      return
    }
    follow.close()
    showTips({
      msg: t(words.pending),
      isShowCancel: true,
      sureText: t(words.pendingEnter),
      onSure: enter,
    })
  }

  const isHere = mover.unanswered?.channelCode === venue.channelCode && mover.unanswered.ty === 1

  /** The unanswered transfer is another one: it is settled first. */
  const settleOther = async (): Promise<void> => {
    const outcome = await mover.askAgain()
    if (outcome?.kind === 'answered') showToast(t(words.settled), { tone: 'success' })
    if (outcome?.kind === 'refused') showToast(faultText(outcome.refused), { tone: 'error' })
  }

  const run = async (move: () => Promise<MoveOutcome | null>): Promise<void> => {
    const gameWindow = gameWindowFor(wanted.enName)
    const outcome = await move()
    if (outcome === null) gameWindow.close()
    else moved(outcome, gameWindow)
  }

  return {
    amount,
    enter,
    moveAndEnter: async () => {
      const fen = amount.check()
      if (fen === null || mover.busy) return
      const { channelCode } = venue
      const isActivity = stage.kind === 'transfer' ? ({ isActivity: 1 } as const) : {}
      await run(() => mover.send({ channelCode, amount: fen, ty: 1, ...isActivity }))
    },
    askAgain: () => (isHere ? run(mover.askAgain) : settleOther()),
  }
}
