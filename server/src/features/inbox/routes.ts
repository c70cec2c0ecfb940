import * as calls from '@xinghe/contract/inbox-letters.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import type { Platform } from '../../platform/parts.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import { listLetters } from './list-letters.ts'
import { deleteSome, readAll, readSome } from './mark-letters.ts'
import { countUnread } from './store.ts'

export const inboxRoutes = (platform: Platform): Route[] => {
  const { sql } = platform
  return [
    forMember(unreadCounts, (_, { memberId }) => countUnread(sql, memberId)),
    forMember(calls.letterList, (input, { memberId }) => listLetters(sql, memberId, input)),
    forMember(calls.readLetters, (input, context) => readSome(platform, input, context)),
    forMember(calls.deleteLetters, (input, context) => deleteSome(platform, input, context)),
    forMember(calls.readAllLetters, (input, context) => readAll(platform, input, context)),
  ]
}
