import { readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { useEffect } from 'react'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { askAnew, refreshResource } from '../book/use-resource.ts'

/**
 * A bet was decided or settled, or an appeal answered: the lists are refetched. After a snapshot
 * too: messages may have been missed before it.
 */
export const useBetNews = (): void =>
  useEffect(
    () =>
      subscribe('member', ({ kind, data }) => {
        if (kind === 'delta' && data.bet === undefined) return
        void refreshResource('openBets')
        void refreshResource('cashOutOffers')
        void refreshResource('history')
        void askAnew([readAppeals.path])
      }),
    [],
  )
