import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Channel } from './venues/store.ts'

/** Refuses a member who may not enter or bring money in. Withdrawing from a closed venue is allowed. */
export const checkOpen = (
  { state, testers }: Pick<Channel, 'state' | 'testers'>,
  memberId: MemberId,
): void => {
  if (state === 'maintenance') throw new Refused('venue-maintenance')
  if (state === 'testing' && !testers.includes(memberId)) throw new Refused('venue-testing')
}
