import { intentionOf, type Intention } from '@xinghe/rules/sports/slip/state.ts'
import { callResource } from '../book/call-resource.ts'
import { currentState, dispatch } from './slip-store.ts'

/** The request of this press or resend; null where the rules refuse. */
export const currentIntention = (requestId: string): Intention | null => {
  const intention = intentionOf(currentState())
  return intention?.requestId === requestId ? intention : null
}

export const send = async ({ request, requestId }: Intention, userId: string): Promise<void> => {
  const bets = request.bets.map((bet) => ({ ...bet, picks: [...bet.picks] }))
  const { orders } = await callResource('place', { ...request, bets }, { requestId })
  dispatch({ type: 'answered', requestId, orders }, userId)
}
