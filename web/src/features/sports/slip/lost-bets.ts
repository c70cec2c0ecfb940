import { session } from '../../../platform/session/session.ts'
import { callResource } from '../book/call-resource.ts'
import { currentIntention, send } from './send-intention.ts'
import { dispatch } from './slip-store.ts'

/**
 * Sends the same request again. A refusal of the repetition says nothing about the first, so its
 * outcome is queried.
 */
export const resendBets = async (requestId: string): Promise<void> => {
  const { userId } = session.get()
  dispatch({ type: 'resent', requestId })
  const intention = currentIntention(requestId)
  if (intention === null) return
  try {
    await send(intention, userId)
  } catch {
    dispatch({ type: 'lost', requestId, missing: false }, userId)
  }
}

/** Queries the orders of a request: false where the server has none. */
export const askOrders = async (requestId: string): Promise<boolean> => {
  const { userId } = session.get()
  const orders = await callResource('ticket', { requestId })
  if (orders.length > 0) dispatch({ type: 'answered', requestId, orders }, userId)
  return orders.length > 0
}
