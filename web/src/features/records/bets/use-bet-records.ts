import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { betRecordList, betRecordTotal } from '@xinghe/contract/records-bets.ts'
import { gameCategoryIds } from '@xinghe/rules/lobby/game-category.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import type { BetFilter } from './bet-filter.ts'

export type BetTotals = OutputOf<typeof betRecordTotal>
export type BetRecords = OutputOf<typeof betRecordList>
export type BetRecord = BetRecords['list'][number]

export const pageSize = 15

export const inputOf = ({
  period,
  state,
  category,
  channelCode,
}: BetFilter): InputOf<typeof betRecordTotal> => ({
  ...period,
  ...(state === null ? {} : { state }),
  ...(category === null ? {} : { category: gameCategoryIds[category] }),
  ...(channelCode === null ? {} : { channelCode }),
  language: currentLanguage(),
})

/** A bet settled while the page is open: sums and list are refetched. */
export const useBetRecordNews = (): void =>
  useMemberNews((news) => {
    if (news !== null && news.bet === undefined) return
    void queryClient.invalidateQueries({ queryKey: [betRecordTotal.path] })
    void queryClient.invalidateQueries({ queryKey: [betRecordList.path] })
  })

export const useBetTotals = (filter: BetFilter): UseQueryResult<BetTotals> =>
  useQuery(
    {
      ...callQuery(betRecordTotal, inputOf(filter)),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

export const useBetList = (filter: BetFilter): UseQueryResult<BetRecords> =>
  useQuery(
    {
      ...callQuery(betRecordList, { ...inputOf(filter), pageNum: filter.page, pageSize }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
