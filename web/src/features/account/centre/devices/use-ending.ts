import { loginHistory, memberSessions } from '@xinghe/contract/account-profile.ts'
import type { Call, InputOf } from '@xinghe/contract/call.ts'
import { useState } from 'react'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showTips, showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { deviceText } from './messages.ts'

/** Every page of the history, and the lists above it. */
const refresh = (): Promise<unknown> =>
  Promise.all(
    [memberSessions, loginHistory].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

interface Ending<C extends Call> {
  readonly input: InputOf<C>
  /** The row that is being ended. */
  readonly id: string
  readonly question: string
  readonly done: string
}

/** Ends a session or removes a device after a confirmation; one at a time. */
export const useEnding = <C extends Call>(call: C) => {
  const t = useText()
  const { send, busy } = useWrite(call, { refresh, toastFaults: true })
  const [asked, setAsked] = useState('')

  const end = async ({ input, id, done }: Ending<C>): Promise<void> => {
    if (busy) return
    setAsked(id)
    const outcome = await send(input)
    if (outcome?.kind === 'answered') showToast(done, { tone: 'success' })
  }

  const ask = (ending: Ending<C>): void => {
    showTips({
      msg: ending.question,
      isShowCancel: true,
      sureText: t(deviceText.sure),
      onSure: () => void end(ending),
    })
  }
  return { ending: busy ? asked : null, ask }
}
