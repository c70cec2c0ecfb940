import type { Sql } from '../../platform/database/connect.ts'
import type { Value } from '../../platform/database/value.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { traditional } from '../../platform/text/traditional.ts'
import * as content from './seed-content.ts'
import * as store from './store.ts'

const texts: ReadonlySet<string> = new Set(['title', 'line', 'action', 'badge', 'name', 'text'])

/** `title` becomes `title_cn` and `title_tw`; other columns stay as they are. */
const bilingual = (
  row: Readonly<Record<string, Value>>,
  position: number,
): Record<string, Value> => {
  const columns = Object.entries(row).flatMap(([column, value]) => {
    if (!texts.has(column)) return [[column, value]]
    const simplified = value as string | null
    return [
      [`${column}_cn`, simplified],
      [`${column}_tw`, simplified === null ? null : traditional(simplified)],
    ]
  })
  return { ...(Object.fromEntries(columns) as Record<string, Value>), position }
}

/** Content of every site: navigation, venues, phone patterns of countries. */
export const seedStructure = async (sql: Sql): Promise<void> => {
  await sql.begin(async (tx) => {
    await store.insertContent(tx, 'navigation_entry', content.navigationSeed.map(bilingual))
    await store.insertContent(tx, 'venue_entry', content.venueSeed.map(bilingual))
    await store.insertContent(tx, 'country_area', content.countrySeed.map(bilingual))
  })
}

/** The navigation entry of the sandbox venue, open only while its adapter is chosen. */
export const seedSandboxPlace = async (sql: Sql, chosen: boolean): Promise<void> => {
  const place = bilingual(content.sandboxPlaceSeed, content.venueSeed.length)
  if (chosen) await store.insertContent(sql, 'venue_entry', [place])
  await store.openVenue(sql, content.sandboxPlaceSeed.en_name, chosen)
}

/** Demo content; existing rows are left alone. */
export const seedDemoContent = async (sql: Sql, clock: Clock): Promise<void> => {
  await sql.begin(async (tx) => {
    await store.insertContent(tx, 'advert', content.advertSeed.map(bilingual))
    await store.insertContent(tx, 'sponsor', content.sponsorSeed.map(bilingual))
    for (const notice of content.noticeSeed) {
      await store.insertNotice(tx, {
        id: notice.id,
        titleCn: notice.title,
        titleTw: traditional(notice.title),
        bodyCn: notice.body,
        bodyTw: traditional(notice.body),
        popUp: notice.popUp,
        publishedAt: clock.now(),
      })
    }
  })
}
