import type { Instant } from '@xinghe/rules/base/instant.ts'
import { gameCategoryCodes, type GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { pageOf } from '../../../platform/navigation/page-of.ts'
import {
  dayWords,
  oneOf,
  readDays,
  type FilterChange,
  type RecordFilter,
} from '../frame/record-filter.ts'

export const betStates = ['open', 'settled'] as const
export type BetState = (typeof betStates)[number]

/** What the address asks for; null is everything. */
export interface BetFilter extends Pick<RecordFilter, 'preset' | 'range' | 'period' | 'page'> {
  readonly state: BetState | null
  readonly category: GameCategoryCode | null
  readonly channelCode: string | null
}

const channelShape = /^[0-9A-Za-z_-]{1,20}$/

const channelOf = (text: string | null): string | null =>
  text !== null && channelShape.test(text) ? text : null

/** Invalid parameters are ignored. */
export const readBetFilter = (search: URLSearchParams, now: Instant): BetFilter => ({
  ...readDays(search, now),
  state: oneOf(betStates, search.get('state')),
  category: oneOf(gameCategoryCodes, search.get('category')),
  channelCode: channelOf(search.get('venue')),
  page: pageOf(search.get('page')),
})

export type BetFilterChange = Partial<
  Pick<BetFilter, 'state' | 'category' | 'channelCode' | 'page'>
> &
  Pick<FilterChange, 'days'>

/** The address of the same page with a change; whatever narrows the list begins at its first page. */
export const changeBetFilter = (
  filter: BetFilter,
  change: BetFilterChange,
): Record<string, string> => {
  const { state, category, channelCode } = { ...filter, ...change }
  const page = change.page ?? 1
  return {
    ...(state === null ? {} : { state }),
    ...(category === null ? {} : { category }),
    ...(channelCode === null ? {} : { venue: channelCode }),
    ...dayWords(change.days ?? filter.preset ?? filter.range),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
