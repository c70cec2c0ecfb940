import { readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { refreshResource } from '../book/use-resource.ts'

/** A bet was decided or settled, or an appeal to it answered: the lists are asked anew. */
export const useBetNews = (): void =>
  useEffect(
    () =>
      subscribe('member', ({ kind, data }) => {
        if (kind !== 'delta' || data.bet === undefined) return
        void refreshResource('openBets')
        void refreshResource('history')
        void queryClient.invalidateQueries({ queryKey: [readAppeals.path] })
      }),
    [],
  )
