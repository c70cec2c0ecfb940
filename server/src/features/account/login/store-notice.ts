import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface PopUp {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** Marks and returns in one statement; a repeated request gets the same notices. */
export const takePopUps = async (
  db: Db,
  asked: {
    memberId: MemberId
    registeredAt: Instant
    requestId: string
    traditional: boolean
    now: Instant
  },
): Promise<PopUp[]> => db<PopUp[]>`
  with due as (
    select n.* from pop_up_notice n
    left join notice_seen s on s.notice_id = n.id and s.member_id = ${asked.memberId}
    where n.published_at > ${timestamp(asked.registeredAt)} and n.published_at <= ${timestamp(asked.now)}
      and (s.notice_id is null or s.request_id = ${asked.requestId})
  ), seen as (
    insert into notice_seen (member_id, notice_id, request_id, seen_at)
    select ${asked.memberId}, id, ${asked.requestId}, ${timestamp(asked.now)} from due
    on conflict do nothing
  )
  select id, case when ${asked.traditional} then title_tw else title_cn end as title,
         case when ${asked.traditional} then body_tw else body_cn end as body
  from due order by published_at desc, id desc`
