import type { Language } from '@xinghe/rules/site/switches.ts'
import type { NavigationCategory, NavigationPlace } from '@xinghe/rules/site/navigation.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Value } from '../../platform/database/value.ts'
import { timestamp } from '../../platform/database/value.ts'
import { identifier, columnsAndValues } from '../../platform/database/statement.ts'

/** The column of a bilingual text in the reader's script. */
const script = (language: Language): 'cn' | 'tw' => (language === 'zh-TW' ? 'tw' : 'cn')

export interface NavigationRow {
  readonly category: NavigationCategory
  readonly places: NavigationPlace[]
  readonly badge: string | null
}

export const readNavigation = (db: Db, language: Language): Promise<NavigationRow[]> => db<
  NavigationRow[]
>`
  select category, places, ${identifier(`badge_${script(language)}`)} as badge
  from navigation_entry order by position`

export interface VenueRow {
  readonly category: NavigationCategory
  readonly enName: string
  readonly title: string
  readonly line: string
  readonly image: string
  /** Listed, and not closed by an operator. */
  readonly open: boolean
}

export const readVenues = (db: Db, language: Language): Promise<VenueRow[]> => {
  const tail = script(language)
  return db<VenueRow[]>`
    select e.category, e.en_name as "enName", e.${identifier(`title_${tail}`)} as title,
           e.${identifier(`line_${tail}`)} as line, e.image,
           e.open and l.state is distinct from 'maintenance' as open
    from venue_entry e left join venue_listing l on l.en_name = e.en_name
    order by e.position`
}

export interface NoticeRow {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly publishedAt: Instant
  readonly popUp: boolean
}

export const readNotices = (
  db: Db,
  language: Language,
  page: { size: number; number: number },
): Promise<(NoticeRow & { total: number })[]> => {
  const tail = script(language)
  return db<(NoticeRow & { total: number })[]>`
    select id, ${identifier(`title_${tail}`)} as title, ${identifier(`body_${tail}`)} as body,
           published_at as "publishedAt", pop_up as "popUp", (count(*) over ())::int as total
    from notice where withdrawn_at is null
    order by published_at desc, id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`
}

export const countNotices = async (db: Db): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from notice where withdrawn_at is null`
  return row?.total ?? 0
}

export interface BilingualNotice {
  readonly id: string
  readonly titleCn: string
  readonly titleTw: string
  readonly bodyCn: string
  readonly bodyTw: string
  readonly popUp: boolean
  readonly publishedAt: Instant
}

export const insertNotice = async (db: Db, notice: BilingualNotice): Promise<void> => {
  await db`
    insert into notice (id, title_cn, title_tw, body_cn, body_tw, pop_up, published_at)
    values (${notice.id}, ${notice.titleCn}, ${notice.titleTw}, ${notice.bodyCn}, ${notice.bodyTw},
            ${notice.popUp}, ${timestamp(notice.publishedAt)})
    on conflict (id) do nothing`
}

export interface AdvertRow {
  readonly id: string
  readonly place: 'hero' | 'promotion'
  readonly title: string
  readonly line: string
  readonly action: string
  readonly image: string
  readonly link: string
  readonly audience: 'everyone' | 'visitors' | 'members'
}

export const readAdverts = (
  db: Db,
  language: Language,
  place: AdvertRow['place'],
): Promise<AdvertRow[]> => {
  const tail = script(language)
  return db<AdvertRow[]>`
    select id, place, ${identifier(`title_${tail}`)} as title, ${identifier(`line_${tail}`)} as line,
           ${identifier(`action_${tail}`)} as action, image, link, audience
    from advert where shown and place = ${place} order by position`
}

export interface SponsorRow {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly image: string
  readonly since: string | null
  readonly text: string
}

export const readSponsors = (db: Db, language: Language): Promise<SponsorRow[]> => {
  const tail = script(language)
  return db<SponsorRow[]>`
    select id, ${identifier(`name_${tail}`)} as name, ${identifier(`line_${tail}`)} as line, image,
           to_char(since, 'YYYY-MM') as since, ${identifier(`text_${tail}`)} as text
    from sponsor order by position`
}

export interface CountryRow {
  readonly areaName: string
  readonly areaCode: string
  readonly regex: string
  readonly country: string
}

export const readCountryAreas = (
  db: Db,
  language: Language,
  area: string,
): Promise<CountryRow[]> => {
  const name = identifier(`name_${script(language)}`)
  return db<CountryRow[]>`
    select ${name} as "areaName", area_code as "areaCode", number_pattern as regex, country
    from country_area
    where ${area} = '' or area_code = ${area} or country = upper(${area}) or strpos(${name}, ${area}) > 0
    order by position`
}

export const openVenue = async (db: Db, enName: string, open: boolean): Promise<void> => {
  await db`update venue_entry set open = ${open} where en_name = ${enName}`
}

/** Seeding writes whole tables of content; rows that an operator has changed are left alone. */
export const insertContent = async (
  db: Db,
  table: 'navigation_entry' | 'venue_entry' | 'advert' | 'sponsor' | 'country_area',
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> => {
  if (rows.length === 0) return
  await db`insert into ${identifier(table)} ${columnsAndValues(rows)} on conflict do nothing`
}
