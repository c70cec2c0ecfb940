import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { pathOf } from './route-paths.ts'

/** The page of an activity. There is one page of invitations, so that its address needs no id. */
export const activityPath = (kind: ActivityKind, id: string): string => {
  if (kind === 'friendInvitation') return pathOf(kind)
  return pathOf(kind === 'racePage' ? 'activityRacePage' : kind, { id })
}
