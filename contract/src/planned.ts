import type { Call } from './call.ts'

/**
 * Calls of the specification whose capability is not built: the path is known and answered (6012,
 * preparing) but has no schema yet. A capability removes its calls from this list and defines
 * them in its feature's file.
 */
export interface PlannedCall {
  readonly path: string
  readonly method: Call['method']
  readonly who: Call['who']
}

const member = (path: string): PlannedCall => ({ path, method: 'POST', who: 'member' })

export const plannedCalls: readonly PlannedCall[] = [
  // inbox
  member('/site/api/v1/feedback/addFeedBack'),
  member('/site/api/v1/feedback/unreadNum'),
  member('/site/api/v1/feedback/queryMemberBetList'),
  member('/site/api/v1/feedback/querySiteDepositRewardConfigList'),
  member('/site/api/v1/feedback/getFeedBackList'),
  member('/site/api/v1/feedback/getFeedbackInfo'),
  member('/site/api/v1/feedback/delFeedback'),
]
