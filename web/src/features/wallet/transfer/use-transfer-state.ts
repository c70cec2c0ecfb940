import { useEffect, useState } from 'react'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { refreshVenues } from './use-venues.ts'

export type ShownState = 'done' | 'pending' | 'returned'

const isEnd = (state: string): state is 'done' | 'returned' =>
  state === 'done' || state === 'returned'

/** A transfer as it moves: what the answer left open is told by the socket. */
export const useTransferState = (transferId: string, answered: 'done' | 'pending'): ShownState => {
  const [ended, setEnded] = useState<{ id: string; state: ShownState } | null>(null)
  useEffect(() => {
    if (answered === 'done') return undefined
    return subscribe('member', ({ data }) => {
      if (data.order?.id !== transferId || !isEnd(data.order.state)) return
      setEnded({ id: transferId, state: data.order.state })
      void refreshVenues()
    })
  }, [transferId, answered])
  return ended?.id === transferId ? ended.state : answered
}
