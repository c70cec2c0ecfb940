import {
  awardKinds,
  awardStates,
  type AwardKind,
  type AwardState,
} from '@xinghe/rules/base/award.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { pageOf } from '../../../platform/navigation/page-of.ts'
import {
  dayWords,
  oneOf,
  readDays,
  type FilterChange,
  type RecordFilter,
} from '../frame/record-filter.ts'

/** What the address asks for; null is everything. */
export interface GiftFilter extends Pick<RecordFilter, 'preset' | 'range' | 'period' | 'page'> {
  readonly state: AwardState | null
  readonly kind: AwardKind | null
}

/** Invalid parameters are ignored. */
export const readGiftFilter = (search: URLSearchParams, now: Instant): GiftFilter => ({
  ...readDays(search, now),
  state: oneOf(awardStates, search.get('state')),
  kind: oneOf(awardKinds, search.get('kind')),
  page: pageOf(search.get('page')),
})

export type GiftFilterChange = Partial<Pick<GiftFilter, 'state' | 'kind' | 'page'>> &
  Pick<FilterChange, 'days'>

/** The address of the same page with a change; whatever narrows the list begins at its first page. */
export const changeGiftFilter = (
  filter: GiftFilter,
  change: GiftFilterChange,
): Record<string, string> => {
  const { state, kind } = { ...filter, ...change }
  const page = change.page ?? 1
  return {
    ...(state === null ? {} : { state }),
    ...(kind === null ? {} : { kind }),
    ...dayWords(change.days ?? filter.preset ?? filter.range),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
