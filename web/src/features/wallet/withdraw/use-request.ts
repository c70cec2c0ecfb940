import { useRef, useState } from 'react'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import { callApi } from '../../../platform/api/client.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { keptRequest, type OpenRequest } from '../deposit/kept-request.ts'
import { md5Hex } from '../../../platform/api/md5-hex.ts'
import { refreshOrders } from './use-orders.ts'
import { refreshWithdrawPage } from './use-withdraw-page.ts'
import { withdrawFault, type WithdrawFault } from './withdraw-fault.ts'

type Order = OutputOf<typeof newWithdrawal>
type Asked = Omit<InputOf<typeof newWithdrawal>, 'password'>

/** Kept without its password: six digits are found from their digest in no time. */
type Request = OpenRequest<typeof newWithdrawal>

const kept = keptRequest(newWithdrawal)

interface Outcomes {
  readonly onOrder: (order: Order) => void
  readonly onRefused: (refusal: RefusalName) => void
  /** The id was used by a request that went through under another password. */
  readonly onDoneBefore: () => void
}

export interface Requesting {
  readonly busy: boolean
  readonly fault: WithdrawFault | null
  /** Sent without an answer, perhaps before a reload: no second request until it is settled. */
  readonly unknown: Request | null
  /** The password of the unanswered request is still known; after a reload it is not. */
  readonly remembered: boolean
  readonly clearFault: () => void
  /** `password` is what was typed; null where the site asks for none. */
  readonly send: (asked: Asked, password: string | null) => Promise<void>
  /** Repeats the unanswered request under its own id: the server answers what it did. */
  readonly askAgain: (password: string | null) => Promise<void>
  readonly giveUp: () => void
}

/** Asks for money once per intention. */
export const useRequest = ({ onOrder, onRefused, onDoneBefore }: Outcomes): Requesting => {
  const t = useText()
  const faultText = useFaultText()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<WithdrawFault | null>(null)
  const [unknown, setUnknown] = useState(kept.read)
  const [remembered, setRemembered] = useState<string | null>(null)
  const running = useRef(false)

  const refresh = (): void => void Promise.all([refreshWithdrawPage(), refreshOrders()])

  const wait = (request: Request, typed: string | null): void => {
    setUnknown(request)
    setRemembered(typed)
  }

  const settle = (): void => {
    kept.answered()
    setUnknown(null)
    setRemembered(null)
    refresh()
  }

  const refuse = (refused: Refused, repeated: boolean): void => {
    if (refused.refusal === 'request-id-reused' && repeated) {
      settle()
      return onDoneBefore()
    }
    const told = withdrawFault(refused, faultText, t)
    setFault(told)
    // A wrong password says nothing of the first try: that one is asked for again.
    if (repeated && told?.place === 'password') return setRemembered(null)
    settle()
    onRefused(refused.refusal)
  }

  /** `open` makes the request only once everything for it is at hand: before that nothing was sent. */
  const run = async (
    open: () => Request,
    typed: string | null,
    repeated: boolean,
  ): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(null)
    let request: Request | null = null
    try {
      const password = typed === null ? {} : { password: await md5Hex(typed) }
      request = open()
      const { requestId, input } = request
      const order = await callApi(newWithdrawal, { ...input, ...password }, { requestId })
      settle()
      onOrder(order)
    } catch (reason) {
      if (reason instanceof Refused) refuse(reason, repeated)
      else if (request === null) setFault({ place: 'form', text: faultText(reason) })
      else wait(request, typed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    unknown,
    remembered: remembered !== null,
    clearFault: () => setFault(null),
    send: async (asked, password) => {
      if (unknown === null) await run(() => kept.open(asked), password, false)
    },
    askAgain: async (password) => {
      if (unknown !== null) await run(() => unknown, password ?? remembered, true)
    },
    giveUp: () => {
      setFault(null)
      settle()
    },
  }
}
