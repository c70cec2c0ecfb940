import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Deletes exposures of ended matches and titles. A market id begins with the match id and a dot. */
export const deleteIdleExposures = async (db: Db, overBefore: Instant): Promise<void> => {
  await db`
    delete from sports_exposure e
    where e.win = 0 and exists (
      select 1 from sports_match m
      where m.id = split_part(split_part(e.scope, ':', 2), '.', 1)
        and m.state in ('ended', 'interrupted', 'cancelled')
        and coalesce(m.ended_at, m.starts_at) < ${timestamp(overBefore)})`
}

/** Also deletes matches that never got a result. Each state is a literal, for the partial index of that state. */
export const deleteUnbetMatches = async (db: Db, startedBefore: Instant): Promise<void> => {
  await db`
    with gone as (
      delete from sports_match m
      where m.starts_at < ${timestamp(startedBefore)} and not m.settling
        and coalesce(m.ended_at, m.starts_at) < ${timestamp(startedBefore)}
        and not exists (select 1 from sports_bet b where b.match_id = m.id and b.state = 'open')
        and not exists (select 1 from sports_bet b where b.match_id = m.id and b.state = 'settled')
        and not exists (select 1 from sports_leg l where l.match_id = m.id)
      returning m.id
    ), suspensions as (
      delete from sports_hold h using gone where h.match_id = gone.id
    )
    delete from sports_void v using gone where v.match_id = gone.id`
}
