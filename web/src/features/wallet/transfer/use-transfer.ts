import { useRef, useState } from 'react'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { venueTransfer } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { callApi } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { keptRequest, type OpenRequest } from '../deposit/kept-request.ts'
import { refreshVenues } from './use-venues.ts'

export type TransferInput = InputOf<typeof venueTransfer>
export type TransferAnswer = OutputOf<typeof venueTransfer>
type Request = OpenRequest<typeof venueTransfer>

export interface AnsweredTransfer {
  readonly requestId: string
  readonly input: TransferInput
  readonly answer: TransferAnswer
}

/** What became of a transfer; `unknown` where no answer came. */
export type TransferOutcome =
  | ({ readonly kind: 'answered' } & AnsweredTransfer)
  | { readonly kind: 'refused'; readonly input: TransferInput; readonly refused: Refused }
  | { readonly kind: 'unknown' }

export interface Transferring {
  readonly busy: boolean
  /** Sent without an answer, perhaps before a reload: nothing new is sent until it is settled. */
  readonly unknown: TransferInput | null
  /** Null while another one is under way or unanswered. */
  readonly send: (input: TransferInput) => Promise<TransferOutcome | null>
  /** Repeats the unanswered one under its own id: the server answers what it did. */
  readonly askAgain: () => Promise<TransferOutcome | null>
  readonly giveUp: () => void
}

const kept = keptRequest(venueTransfer)

const refreshMoney = (): void => {
  void refreshVenues()
  void queryClient.invalidateQueries({ queryKey: [balance.path] })
}

/** Moves money between the centre and a venue, once per intention. */
export const useTransfer = (): Transferring => {
  const [busy, setBusy] = useState(false)
  const [unknown, setUnknown] = useState(kept.read)
  const running = useRef(false)

  const settle = (): void => {
    kept.answered()
    setUnknown(null)
    refreshMoney()
  }

  const run = async (request: Request): Promise<TransferOutcome | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    const { requestId, input } = request
    try {
      const answer = await callApi(venueTransfer, input, { requestId })
      settle()
      return { kind: 'answered', requestId, input, answer }
    } catch (reason) {
      if (reason instanceof Refused) {
        settle()
        return { kind: 'refused', input, refused: reason }
      }
      setUnknown(request)
      return { kind: 'unknown' }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    unknown: unknown?.input ?? null,
    send: async (input) => {
      if (running.current) return null
      // Another part of the page may have left one unanswered.
      const open = kept.read()
      if (open === null) return run(kept.open(input))
      setUnknown(open)
      return null
    },
    askAgain: async () => (unknown === null ? null : await run(unknown)),
    giveUp: settle,
  }
}
