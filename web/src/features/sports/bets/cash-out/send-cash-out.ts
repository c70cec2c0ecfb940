import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { randomId } from '../../../../platform/device/random-id.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { translate } from '../../../../platform/i18n/language.ts'
import { session } from '../../../../platform/session/session.ts'
import { callResource } from '../../book/call-resource.ts'
import { isCertain } from '../../../../platform/api/certainty.ts'
import { refreshResource } from '../../book/use-resource.ts'
import { cashOutText as words } from '../../words/cash-out-messages.ts'
import {
  beginCashOut,
  noteCashOut,
  type CashOutIntention,
  type CashOutProgress,
} from './cash-out-store.ts'
import { outcomeOf } from './outcome-text.ts'

const readAgain = (): void => {
  void refreshResource('cashOutOffers')
  void refreshResource('openBets')
  void refreshResource('history')
}

/** The list of bets may be closed, and a bet that is cashed out whole has left it: a toast tells the outcome too. */
const note = (userId: string, progress: CashOutProgress): void => {
  const outcome = noteCashOut(userId, progress) ? outcomeOf(progress, translate) : null
  if (outcome !== null) showToast(outcome.text, { tone: outcome.good ? 'success' : 'error' })
}

/** A refusal of a repetition says nothing about the first request, whose outcome is queried. */
const deliver = async (intention: CashOutIntention, repeated: boolean): Promise<void> => {
  const { userId } = session.get()
  const { requestId, request } = intention
  beginCashOut(intention)
  try {
    const { cashOut } = await callResource('cashOut', request, { requestId })
    note(userId, { phase: 'answered', intention, cashOut })
  } catch (fault) {
    note(
      userId,
      isCertain(fault) && !repeated
        ? { phase: 'refused', intention, fault }
        : { phase: 'unknown', intention, missing: false },
    )
  }
  readAgain()
}

export const cashOut = (request: ResourceInput<'cashOut'>): Promise<void> =>
  deliver({ requestId: randomId(), request }, false)

/** The same request under its own id, for one that never arrived. */
export const resendCashOut = (intention: CashOutIntention): Promise<void> =>
  deliver(intention, true)

/** Queries the outcome of a request: false where the server has none. */
export const askCashOut = async (intention: CashOutIntention): Promise<boolean> => {
  const { userId } = session.get()
  const [found] = await callResource('cashOutTicket', { requestId: intention.requestId })
  if (found === undefined) return false
  note(userId, { phase: 'answered', intention, cashOut: found })
  if (found.state !== 'confirming') readAgain()
  return true
}

/** The server says that the request never arrived. */
export const noteMissing = (intention: CashOutIntention): void => {
  if (noteCashOut(session.get().userId, { phase: 'unknown', intention, missing: true }))
    showToast(translate(words.missing), { tone: 'warning' })
}
