import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Site } from './site.ts'

/** Play of a member that was counted on the running day of the site. */
export const addCountedPlay = async (site: Site, name: string, fen: Fen): Promise<void> => {
  await site.query`
    insert into play_day as known (member_id, day, category, edge_bp, counted, net)
    select id, ${siteDay(site.now())}::date, 'TY', 300, ${fen}, 0 from member where name = ${name}
    on conflict (member_id, day, category, edge_bp)
      do update set counted = known.counted + excluded.counted`
}
