import { useRef, useState } from 'react'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { recycle } from '@xinghe/contract/lobby-venues.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useFaultText } from '../../../../platform/api/text-of-fault.ts'
import { keptRequest } from '../../deposit/kept-request.ts'
import { refreshVenues } from '../use-venues.ts'

export type RecycleAnswer = OutputOf<typeof recycle>

export interface Recycling {
  readonly busy: boolean
  readonly answer: RecycleAnswer | null
  /** Why it was refused; empty while all is well. */
  readonly fault: string
  /** Sent without an answer: the next press asks for the same one. */
  readonly unknown: boolean
  readonly start: () => Promise<void>
  readonly clear: () => void
}

const kept = keptRequest(recycle)

/** Brings everything home; a press without an answer is repeated under its own id. */
export const useRecycle = (): Recycling => {
  const faultText = useFaultText()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<RecycleAnswer | null>(null)
  const [fault, setFault] = useState('')
  const [unknown, setUnknown] = useState(() => kept.read() !== null)
  const running = useRef(false)

  const settle = (): void => {
    kept.answered()
    setUnknown(false)
    void refreshVenues()
    void queryClient.invalidateQueries({ queryKey: [balance.path] })
  }

  const start = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault('')
    setAnswer(null)
    const { requestId, input } = kept.read() ?? kept.open({})
    try {
      setAnswer(await callApi(recycle, input, { requestId }))
      settle()
    } catch (reason) {
      if (reason instanceof Refused) {
        settle()
        setFault(faultText(reason))
      } else setUnknown(true)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const clear = (): void => {
    setAnswer(null)
    setFault('')
  }
  return { busy, answer, fault, unknown, start, clear }
}
