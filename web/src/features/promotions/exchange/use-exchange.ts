import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { exchangeGift, exchangeRecord, giftList } from '@xinghe/contract/promotions-exchange.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { keepInTab } from '../../../platform/api/request-keeper.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useWrite, type Write } from '../../../platform/api/use-write.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'

export type Gifts = OutputOf<typeof giftList>
export type Gift = Gifts['gifts'][number]

export const recordsPageSize = 10

/** Points come with play, so they are read anew whenever the page opens. */
export const useGifts = (): UseQueryResult<Gifts> => {
  const language = useLanguage()
  return useCall(giftList, { language }, { staleTime: 0 })
}

export const useExchanges = (pageNum: number): UseQueryResult<OutputOf<typeof exchangeRecord>> => {
  const language = useLanguage()
  const input = { pageNum, pageSize: recordsPageSize, language }
  return useCall(exchangeRecord, input, { staleTime: 0 })
}

const unansweredExchange = keepInTab(exchangeGift)

export const useExchange = (): Write<typeof exchangeGift> =>
  useWrite(exchangeGift, {
    keeper: unansweredExchange,
    refresh: () =>
      Promise.all(
        [giftList, exchangeRecord].map(({ path }) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
