import { useRef, useState } from 'react'
import { loginHistory, memberSessions } from '@xinghe/contract/account-profile.ts'
import type { Call, InputOf } from '@xinghe/contract/call.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useFaultText } from '../../../../platform/api/text-of-fault.ts'
import { showTips, showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { deviceText } from './messages.ts'

/** Every page of the history, and the lists above it. */
const refresh = async (): Promise<void> => {
  await Promise.all(
    [memberSessions, loginHistory].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
}

interface Ending<C extends Call> {
  readonly call: C
  readonly input: InputOf<C>
  /** Names the row while it is on its way out. */
  readonly id: string
  readonly question: string
  readonly done: string
}

/** Takes a session or a device away after one question; one at a time. */
export const useEnding = () => {
  const t = useText()
  const faultText = useFaultText()
  const [ending, setEnding] = useState<string | null>(null)
  const running = useRef(false)

  const end = async <C extends Call>({ call, input, id, done }: Ending<C>): Promise<void> => {
    if (running.current) return
    running.current = true
    setEnding(id)
    try {
      await callApi(call, input)
      await refresh()
      showToast(done, { tone: 'success' })
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    } finally {
      running.current = false
      setEnding(null)
    }
  }

  const ask = <C extends Call>(asked: Ending<C>): void => {
    showTips({
      msg: asked.question,
      isShowCancel: true,
      sureText: t(deviceText.sure),
      onSure: () => void end(asked),
    })
  }
  return { ending, ask }
}
