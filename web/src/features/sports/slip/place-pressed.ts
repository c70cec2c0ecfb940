import type { PressAction } from '@xinghe/rules/sports/slip/reducer.ts'
import { randomId } from '../../../platform/device/random-id.ts'
import { session } from '../../../platform/session/session.ts'
import { isCertain } from '../../../platform/api/certainty.ts'
import { refreshResource } from '../book/use-resource.ts'
import { currentIntention, send } from './send-intention.ts'
import { dispatch } from './slip-store.ts'

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'requestId'> : never

/** Places the bets of a press under an id of its own; rejects only where they were refused as a whole. */
export const placePressed = async (press: WithoutId<PressAction>): Promise<void> => {
  const { userId } = session.get()
  const requestId = randomId()
  // Stored before it is sent, so that its outcome can always be queried.
  dispatch({ ...press, requestId })
  const intention = currentIntention(requestId)
  if (intention === null) return
  try {
    await send(intention, userId)
    void refreshResource('alertMatches')
  } catch (fault) {
    if (!isCertain(fault)) return void dispatch({ type: 'lost', requestId, missing: false }, userId)
    dispatch({ type: 'refused', requestId }, userId)
    throw fault
  }
}
