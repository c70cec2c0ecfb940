import type { CashOut } from '@xinghe/contract/sports-cash-out.ts'
import type { ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { randomId } from '../../../../platform/device/random-id.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { translate } from '../../../../platform/i18n/language.ts'
import { session } from '../../../../platform/session/session.ts'
import { callResource } from '../../book/call-resource.ts'
import { isCertain } from '../../book/is-certain.ts'
import { refreshResource } from '../../book/use-resource.ts'
import { cashOutText as words } from '../../words/cash-out-messages.ts'
import { beginCashOut, noteCashOut, type CashOutIntention } from './cash-out-store.ts'

const readAgain = (): void => {
  void refreshResource('cashOutOffers')
  void refreshResource('openBets')
  void refreshResource('history')
}

/** A bet that is cashed out whole leaves the list, and its card with it: a toast says it too. */
const noteAnswer = (userId: string, intention: CashOutIntention, answer: CashOut): void => {
  const isNew = noteCashOut(userId, { phase: 'answered', intention, cashOut: answer })
  if (!isNew || answer.state !== 'accepted') return
  showToast(translate(words.accepted, { value: fenToCny(answer.value) }), { tone: 'success' })
}

/** A refusal of a repetition says nothing about the first request, whose outcome is queried. */
const deliver = async (intention: CashOutIntention, repeated: boolean): Promise<void> => {
  const { userId } = session.get()
  const { requestId, request } = intention
  beginCashOut(intention)
  try {
    const { cashOut } = await callResource('cashOut', request, { requestId })
    noteAnswer(userId, intention, cashOut)
  } catch (fault) {
    noteCashOut(
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
  noteAnswer(userId, intention, found)
  if (found.state !== 'confirming') readAgain()
  return true
}
