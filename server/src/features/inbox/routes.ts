import * as calls from '@xinghe/contract/inbox.ts'
import type { Platform } from '../../platform/parts.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import { countUnread } from './store.ts'

export const inboxRoutes = ({ sql }: Platform): Route[] => [
  forMember(calls.unreadCounts, (_, { memberId }) => countUnread(sql, memberId)),
]
