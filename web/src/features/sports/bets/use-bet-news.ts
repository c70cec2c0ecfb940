import { readAppeals } from '@xinghe/contract/sports-appeal.ts'
import { useEffect } from 'react'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { askAnew, refreshResource } from '../book/use-resource.ts'

/**
 * A bet was decided or settled, or an appeal to it answered: the lists are asked anew. After a snapshot
 * too: it comes where something may have been told that nobody heard.
 */
export const useBetNews = (): void =>
  useEffect(
    () =>
      subscribe('member', ({ kind, data }) => {
        if (kind === 'delta' && data.bet === undefined) return
        void refreshResource('openBets')
        void refreshResource('history')
        void askAnew([readAppeals.path])
      }),
    [],
  )
