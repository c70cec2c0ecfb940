import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { awardList } from '@xinghe/contract/promotions.ts'
import { gradeDetail, gradeList, rebateLines, rebateRates, weekGift } from '@xinghe/contract/vip.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import type { FailedQuery } from '../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'

export type GradeList = OutputOf<typeof gradeList>
export type MyGrade = OutputOf<typeof gradeDetail>['mine']
export type Week = OutputOf<typeof weekGift>
export type Rates = OutputOf<typeof rebateRates>['rates']
export type RebateLines = OutputOf<typeof rebateLines>

const live = { staleTime: 0 } as const
const changing = [gradeDetail, weekGift, rebateRates, rebateLines, awardList] as const

export const refreshVip = (): Promise<unknown> =>
  Promise.all(changing.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

export interface Vip {
  readonly list: GradeList
  readonly mine: MyGrade
}

/** All grades and the member's own, which change without the page: read again after news. */
export const useVip = (): { readonly vip: Vip | null; readonly failed: FailedQuery | null } => {
  useMemberNews(() => void refreshVip())
  const list = useCall(gradeList, { language: useLanguage() })
  const own = useCall(gradeDetail, { grade: 0 }, live)
  const failed = [list, own].find(({ isError, data }) => isError && data === undefined) ?? null
  if (list.data === undefined || own.data === undefined) return { vip: null, failed }
  return { vip: { list: list.data, mine: own.data.mine }, failed: null }
}

export const useWeek = (): UseQueryResult<Week> => useCall(weekGift, {}, live)
export const useRates = () => useCall(rebateRates, {}, live)

const offersMost = 50

/** Gifts of the grades that wait, apart from the week's, which has a place of its own. */
export const useGifts = () => {
  const language = useLanguage()
  const { data } = useCall(awardList, { state: 'offered', pageSize: offersMost, language }, live)
  return (
    data?.list.filter(({ source }) => source === 'vip-upgrade' || source === 'vip-birthday') ?? []
  )
}
export type Gift = ReturnType<typeof useGifts>[number]

export const rebatePageSize = 10
export const useRebates = (page: number): UseQueryResult<RebateLines> =>
  useCall(rebateLines, { pageNum: page, pageSize: rebatePageSize }, live)
