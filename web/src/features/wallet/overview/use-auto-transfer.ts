import { setAutoTransfer } from '@xinghe/contract/lobby-venues.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { refreshVenues } from '../venues/use-venues.ts'
import { walletText as words } from './messages.ts'

export interface AutoTransfer {
  readonly busy: boolean
  readonly change: (on: boolean) => Promise<void>
}

/** The switch shows the server's value: it changes with the answer. */
export const useAutoTransfer = (): AutoTransfer => {
  const t = useText()
  const { send, busy } = useWrite(setAutoTransfer, { refresh: refreshVenues, toastFaults: true })
  const change = async (on: boolean): Promise<void> => {
    const outcome = await send({ status: on ? 1 : 0 })
    if (outcome?.kind === 'answered')
      showToast(t(on ? words.autoOn : words.autoOff), { tone: 'success' })
  }
  return { busy, change }
}
