import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { session } from '../../../platform/session/session.ts'
import { callResource } from '../book/call-resource.ts'
import type { Intention } from './intention.ts'
import {
  answerPlacement,
  beginPlacement,
  cancelLeftPlacement,
  cancelPlacement,
  currentPlacement,
  losePlacement,
} from './placement-store.ts'

/** Said when something broke on the way: the bets may stand all the same. */
const unsure: ReadonlySet<RefusalName> = new Set(['internal-error', 'book-abnormal'])

/** Whether this is still what the slip waits for; a logout or another tab may have ended it. */
const isCurrent = ({ requestId }: Intention): boolean => {
  const placement = currentPlacement()
  return placement.phase !== 'none' && placement.intention.requestId === requestId
}

const send = async (intention: Intention): Promise<void> => {
  const { request, requestId } = intention
  const { orders } = await callResource('place', request, { requestId })
  if (isCurrent(intention)) answerPlacement(intention, orders)
}

/** Places the bets; rejects only where they were refused as a whole. */
export const sendIntention = async (intention: Intention): Promise<void> => {
  const { userId } = session.get()
  beginPlacement(intention)
  try {
    await send(intention)
  } catch (fault) {
    const refused = fault instanceof Refused && !unsure.has(fault.refusal)
    if (isCurrent(intention)) {
      if (!refused) return losePlacement(intention, false)
      cancelPlacement()
    } else if (refused) cancelLeftPlacement(userId, intention)
    throw fault
  }
}

/** The same once more. A refusal now says nothing of the first time, so that is asked about again. */
export const resendIntention = async (intention: Intention): Promise<void> => {
  beginPlacement(intention)
  try {
    await send(intention)
  } catch {
    if (isCurrent(intention)) losePlacement(intention, false)
  }
}

/** Questions are counted: an answer must not undo that of a later one. */
let lastAsked = 0
let lastHeard = 0

/** What the server knows of it: true when there are orders, false when none came in. */
export const askTicket = async (intention: Intention): Promise<boolean> => {
  const question = (lastAsked += 1)
  const orders = await callResource('ticket', { requestId: intention.requestId })
  const found = orders.length > 0
  if (found && isCurrent(intention) && question > lastHeard) {
    lastHeard = question
    answerPlacement(intention, orders)
  }
  return found
}
