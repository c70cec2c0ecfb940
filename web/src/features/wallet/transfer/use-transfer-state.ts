import { useQuery } from '@tanstack/react-query'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useEffect, useState } from 'react'
import { callApi } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import type { AnsweredTransfer } from './use-transfer.ts'
import { refreshVenues } from '../venues/use-venues.ts'

export type ShownState = 'done' | 'pending' | 'returned'

const isEnd = (state: string): state is 'done' | 'returned' =>
  state === 'done' || state === 'returned'

/** The refusal of a repeated request whose money was returned. */
const returnedBy: ReadonlySet<RefusalName> = new Set(['outside-refused', 'balance-too-low'])

/** Repeats the request, which the server answers with the current state. */
const askState = async ({ input, requestId }: AnsweredTransfer): Promise<ShownState> => {
  try {
    return (await callApi(venueTransfer, input, { requestId })).state
  } catch (reason) {
    if (reason instanceof Refused && returnedBy.has(reason.refusal)) return 'returned'
    throw reason
  }
}

/** A transfer, kept current by the socket, polled while that is down. */
export const useTransferState = (transfer: AnsweredTransfer): ShownState => {
  const { transferId, state: answered } = transfer.answer
  const [told, setTold] = useState<{ id: string; state: ShownState } | null>(null)
  const state = told?.id === transferId ? told.state : answered
  const { data: asked } = useQuery(
    {
      queryKey: ['transfer state', transferId],
      queryFn: () => askState(transfer),
      enabled: state === 'pending',
      initialData: answered,
      staleTime: Infinity,
      refetchInterval: (query) => query.state.data === 'pending' && 10 * secondMs,
    },
    queryClient,
  )
  useEffect(() => {
    if (answered === 'done') return undefined
    return subscribe('member', ({ data }) => {
      if (data.order?.id !== transferId || !isEnd(data.order.state)) return
      setTold({ id: transferId, state: data.order.state })
    })
  }, [transferId, answered])
  const shown = state === 'pending' ? asked : state
  useEffect(() => {
    if (shown !== answered) void refreshVenues()
  }, [shown, answered])
  return shown
}
