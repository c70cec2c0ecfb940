import { useMutation } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { Refused } from '@xinghe/contract/refusal.ts'
import { useRef, useState } from 'react'
import { showToast } from '../feedback/dialogs.ts'
import { session, useSession } from '../session/session.ts'
import { isBeforeLookup, isCertain } from './certainty.ts'
import { callApi } from './client.ts'
import { queryClient } from './query-client.ts'
import { isShownByApp } from './refusal-behaviour.ts'
import { keepOnPage, type OpenRequest, type RequestKeeper } from './request-keeper.ts'
import { useFaultText } from '../transport/text-of-fault.ts'

/** What became of a request; `unknown` where no answer told it, so it may have been done or not. */
export type WriteOutcome<C extends Call> = OpenRequest<C> &
  (
    | { readonly kind: 'answered'; readonly answer: OutputOf<C> }
    | { readonly kind: 'refused'; readonly refused: Refused }
    | { readonly kind: 'unknown'; readonly fault: unknown }
  )

export type Answered<C extends Call> = Extract<WriteOutcome<C>, { kind: 'answered' }>

interface WriteOptions<C extends Call> {
  /** Where the request is kept until answered; on the page by default. */
  readonly keeper?: RequestKeeper<C>
  /** Reads again what the write may have changed, after every outcome; a promise is waited for. */
  readonly refresh?: () => unknown
  /**
   * A refusal of this call that says nothing about earlier tries, beside those that come before the request
   * id is looked up. The stored input is sent again, without its secret.
   */
  readonly leavesOpen?: (refused: Refused) => boolean
  /** Shows faults as toasts, for screens without room for them. */
  readonly toastFaults?: boolean
}

export interface Write<C extends Call> {
  readonly busy: boolean
  /** Why the last press failed, in the member's language; empty without a fault. */
  readonly fault: string
  /** Null before the first press, while one is under way, and once cleared. */
  readonly last: WriteOutcome<C> | null
  /** With an exclusive keeper: sent and not answered, perhaps before a reload. */
  readonly unanswered: InputOf<C> | null
  /** Null while another request is under way or has to be settled first. */
  readonly send: (input: InputOf<C>) => Promise<WriteOutcome<C> | null>
  /** Repeats the unanswered request under its own id: the server answers what it did. */
  readonly askAgain: (added?: Partial<InputOf<C>>) => Promise<WriteOutcome<C> | null>
  readonly giveUp: () => void
  readonly clear: () => void
}

interface Press<C extends Call> {
  readonly request: OpenRequest<C>
  readonly repeated: boolean
}

/** One change at the server, sent once per intention. */
export const useWrite = <C extends Call>(call: C, options: WriteOptions<C> = {}): Write<C> => {
  const textOf = useFaultText()
  const { userId } = useSession()
  const [keeper] = useState(() => options.keeper ?? keepOnPage(call))
  const stored = (): OpenRequest<C> | null => (keeper.exclusive ? keeper.unanswered() : null)
  const [unanswered, setUnanswered] = useState(stored)
  const [owner, setOwner] = useState(userId)
  // Another member neither sees nor repeats this member's request.
  if (owner !== userId) {
    setOwner(userId)
    setUnanswered(stored())
  }
  const running = useRef(false)

  const settle = (sender: string): void => {
    keeper.answered(sender)
    setUnanswered(stored())
  }
  const refresh = async (): Promise<void> => {
    // Without a session every read would be refused once more.
    if (session.get().token !== '') await options.refresh?.()
  }

  const deliver = async ({ request, repeated }: Press<C>): Promise<WriteOutcome<C>> => {
    const sender = session.get().userId
    const leaveOpen = (): void => {
      if (keeper.exclusive && session.get().userId === sender) setUnanswered(request)
    }
    try {
      const { requestId, input } = request
      const answer = await callApi(call, input, { requestId })
      settle(sender)
      return { ...request, kind: 'answered', answer }
    } catch (fault) {
      if (!isCertain(fault)) {
        leaveOpen()
        return { ...request, kind: 'unknown', fault }
      }
      if (repeated && isBeforeLookup(fault)) leaveOpen()
      else if (repeated && options.leavesOpen?.(fault) === true) setUnanswered(stored())
      else settle(sender)
      return { ...request, kind: 'refused', refused: fault }
    }
  }

  const faultOf = (outcome: WriteOutcome<C>): string => {
    if (outcome.kind === 'refused')
      return isShownByApp(outcome.refused) ? '' : textOf(outcome.refused)
    return outcome.kind === 'unknown' && !keeper.exclusive ? textOf(outcome.fault) : ''
  }

  const mutation = useMutation(
    {
      mutationFn: async (press: Press<C>) => {
        const outcome = await deliver(press)
        await refresh()
        return outcome
      },
      // A request may carry a password.
      gcTime: 0,
    },
    queryClient,
  )

  const run = async (press: Press<C>): Promise<WriteOutcome<C>> => {
    running.current = true
    try {
      const outcome = await mutation.mutateAsync(press)
      const fault = faultOf(outcome)
      if (options.toastFaults === true && fault !== '') showToast(fault, { tone: 'error' })
      return outcome
    } finally {
      running.current = false
    }
  }

  const last = mutation.data ?? null
  return {
    busy: mutation.isPending,
    fault: last === null ? '' : faultOf(last),
    last,
    unanswered: unanswered?.input ?? null,
    send: async (input) => {
      // The state of the button arrives a render later than a second press.
      if (running.current) return null
      const open = stored()
      if (open === null) return run({ request: keeper.open(input), repeated: false })
      setUnanswered(open)
      return null
    },
    askAgain: async (added) => {
      const open = unanswered ?? keeper.unanswered()
      if (running.current || open === null) return null
      const request = { ...open, input: Object.assign({}, open.input, added) }
      return run({ request, repeated: true })
    },
    giveUp: () => {
      mutation.reset()
      settle(userId)
      void refresh()
    },
    clear: () => {
      if (!running.current) mutation.reset()
    },
  }
}
