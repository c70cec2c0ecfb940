import { readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import { askAnew, refreshResource } from '../book/use-resource.ts'

/** A bet was decided or settled, or an appeal answered: the lists are refetched. */
export const useBetNews = (): void =>
  useMemberNews((news) => {
    if (news !== null && news.bet === undefined) return
    void refreshResource('openBets')
    void refreshResource('cashOutOffers')
    void refreshResource('history')
    void askAnew([readAppeals.path])
  })
