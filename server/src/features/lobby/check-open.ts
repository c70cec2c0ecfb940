import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Channel } from './store.ts'

/** Whether the member may enter, or bring money in. Money comes back from a closed venue too. */
export const checkOpen = (
  { state, testers }: Pick<Channel, 'state' | 'testers'>,
  memberId: MemberId,
): void => {
  if (state === 'maintenance') throw new Refused('venue-maintenance')
  if (state === 'testing' && !testers.includes(memberId)) throw new Refused('venue-testing')
}
