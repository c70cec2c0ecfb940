import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { WonParlay } from '@xinghe/rules/promotions/parlay-gift.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export const readWonParlays = (db: Db, memberId: MemberId, since: Instant): Promise<WonParlay[]> =>
  db<WonParlay[]>`
    select ticket, net, settled_at as "settledAt", legs from won_parlay
    where member_id = ${memberId} and settled_at >= ${timestamp(since)}`
