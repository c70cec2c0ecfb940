import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type * as calls from '@xinghe/contract/site.ts'
import type * as lists from '@xinghe/contract/site-lists.ts'
import { isOwnLink, isSafeLink } from '@xinghe/rules/site/safe-link.ts'
import type { Db } from '../../platform/database/connect.ts'
import * as store from './store.ts'

const defaultLanguage = 'zh-CN'

export const readNavigationList = async (
  db: Db,
  input: InputOf<typeof calls.navigationList>,
): Promise<OutputOf<typeof calls.navigationList>> => {
  const language = input.language ?? defaultLanguage
  const [entries, venues] = await Promise.all([
    store.readNavigation(db, language),
    store.readVenues(db, language),
  ])
  return entries.map((entry) => ({
    ...entry,
    venues: venues.filter((venue) => venue.category === entry.category),
  }))
}

export const readNoticePage = async (
  db: Db,
  input: InputOf<typeof calls.noticeList>,
): Promise<OutputOf<typeof calls.noticeList>> => {
  const page = { size: input.pageSize ?? 15, number: input.pageNum ?? 1 }
  const rows = await store.readNotices(db, input.language ?? defaultLanguage, page)
  // A page past the end has no row with the total.
  const total = rows[0]?.total ?? (page.number > 1 ? await store.countNotices(db) : 0)
  return { total, list: rows }
}

/** An advert with a link that members must not click on, or with a picture of another host, is left out. */
export const readAdvertList = async (
  db: Db,
  input: InputOf<typeof calls.heroAds>,
): Promise<OutputOf<typeof calls.heroAds>> => {
  const rows = await store.readAdverts(db, input.language ?? defaultLanguage, input.place ?? 'hero')
  return rows.filter(({ link, image }) => isSafeLink(link) && isOwnLink(image))
}

export const readSponsorList = (
  db: Db,
  input: InputOf<typeof lists.sponsorContent>,
): Promise<OutputOf<typeof lists.sponsorContent>> =>
  store.readSponsors(db, input.language ?? defaultLanguage)

export const readCountryList = (
  db: Db,
  input: InputOf<typeof lists.countryArea>,
): Promise<OutputOf<typeof lists.countryArea>> =>
  store.readCountryAreas(
    db,
    input.language ?? defaultLanguage,
    (input.area ?? '').replace(/^\+/, ''),
  )
