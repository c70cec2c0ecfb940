import { useRef, useState } from 'react'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { pay } from '@xinghe/contract/wallet-deposit.ts'
import { callApi } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositFault, type DepositFault } from './deposit-fault.ts'
import { keptRequest, type OpenRequest } from './kept-request.ts'
import { refreshPaymentTypes, type DepositOrder } from './use-payment-types.ts'

const kept = keptRequest(pay)

type PayRequest = OpenRequest<typeof pay>

export interface Paying {
  readonly busy: boolean
  readonly fault: DepositFault | null
  /** Sent without an answer, perhaps before a reload: no second order until it is settled. */
  readonly unknown: PayRequest | null
  readonly clearFault: () => void
  readonly send: (input: InputOf<typeof pay>) => Promise<void>
  /** Repeats the unanswered request under its own id: the server answers what it did. */
  readonly askAgain: () => Promise<void>
  readonly giveUp: () => void
}

/** Opens one order per intention. */
export const usePay = (
  onOrder: (order: DepositOrder) => void,
  onRefused: (fault: DepositFault) => void,
): Paying => {
  const t = useText()
  const faultText = useFaultText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<DepositFault | null>(null)
  const [unknown, setUnknown] = useState(kept.read)
  const running = useRef(false)

  const settle = (): void => {
    kept.answered()
    setUnknown(null)
  }

  const refuse = (refused: Refused): void => {
    settle()
    const told = depositFault(refused, faultText, t)
    setFault(told)
    if (told !== null) onRefused(told)
    // What was refused may rest on an old picture of rails, limits and orders.
    void refreshPaymentTypes()
  }

  const run = async (request: PayRequest): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(null)
    try {
      const { requestId, input } = request
      const order = await callApi(pay, input, { requestId })
      settle()
      void refreshPaymentTypes()
      onOrder(order)
    } catch (reason) {
      if (reason instanceof Refused) refuse(reason)
      else setUnknown(request)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    unknown,
    clearFault: () => setFault(null),
    send: async (input) => {
      if (!running.current && unknown === null) await run(kept.open(input))
    },
    askAgain: async () => {
      if (unknown !== null) await run(unknown)
    },
    giveUp: () => {
      settle()
      void refreshPaymentTypes()
    },
  }
}
