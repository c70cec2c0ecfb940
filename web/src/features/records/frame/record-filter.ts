import { dealCategories, type DealCategory } from '@xinghe/contract/records.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { dealPhases, type DealPhase } from '@xinghe/rules/records/deal-phase.ts'
import { dayPeriod, lastDays, type DayRange } from '@xinghe/rules/records/day-period.ts'
import { checkPeriod, type Period } from '@xinghe/rules/records/period.ts'
import { pageOf } from '../../../platform/navigation/page-of.ts'

export const recordTabs = ['deals', 'statement'] as const
export type RecordTab = (typeof recordTabs)[number]

export const presets = ['1', '7', '30'] as const
export type Preset = (typeof presets)[number]
const defaultPreset: Preset = '7'

/** What the address asks for. */
export interface RecordFilter {
  readonly tab: RecordTab
  readonly category: DealCategory | null
  readonly phase: DealPhase | null
  /** Null for days that were picked one by one. */
  readonly preset: Preset | null
  readonly range: DayRange
  readonly period: Period
  /** Counted from 1. */
  readonly page: number
}

export const oneOf = <Value extends string>(
  known: readonly Value[],
  text: string | null,
): Value | null => known.find((value) => value === text) ?? null

/** A period that the server would refuse is ignored. */
const usable = (range: DayRange, now: Instant): Period | null => {
  const period = dayPeriod(range)
  if (period === null || range.to > lastDays(1, now).to) return null
  return checkPeriod(period, now).ok ? period : null
}

/** The name of a file about some days. */
export const rangedName = (name: string, { from, to }: DayRange): string => `${name}_${from}_${to}`

/** The days that an address asks for. */
export const readDays = (
  search: URLSearchParams,
  now: Instant,
): Pick<RecordFilter, 'preset' | 'range' | 'period'> => {
  const picked = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const pickedPeriod = usable(picked, now)
  const preset =
    pickedPeriod === null ? (oneOf(presets, search.get('days')) ?? defaultPreset) : null
  const range = preset === null ? picked : lastDays(Number(preset), now)
  return { preset, range, period: pickedPeriod ?? dayPeriod(range) ?? { from: now, to: now } }
}

/** Invalid parameters are ignored. */
export const readFilter = (search: URLSearchParams, now: Instant): RecordFilter => ({
  ...readDays(search, now),
  tab: oneOf(recordTabs, search.get('tab')) ?? 'deals',
  category: oneOf(dealCategories, search.get('category')),
  phase: oneOf(dealPhases, search.get('state')),
  page: pageOf(search.get('page')),
})

export type FilterChange = Partial<Pick<RecordFilter, 'tab' | 'category' | 'phase' | 'page'>> & {
  readonly days?: Preset | DayRange
}

export const dayWords = (days: Preset | DayRange): Record<string, string> => {
  if (typeof days === 'object') return { from: days.from, to: days.to }
  return days === defaultPreset ? {} : { days }
}

/** The address of the same page with a change; whatever narrows the list begins at its first page. */
export const changeFilter = (
  filter: RecordFilter,
  change: FilterChange,
): Record<string, string> => {
  const { tab, category, phase } = { ...filter, ...change }
  const page = change.page ?? 1
  return {
    ...(tab === 'deals' ? {} : { tab }),
    ...(category === null ? {} : { category }),
    ...(phase === null ? {} : { state: phase }),
    ...dayWords(change.days ?? filter.preset ?? filter.range),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
