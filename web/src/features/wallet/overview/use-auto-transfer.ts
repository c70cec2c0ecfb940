import { setAutoTransfer } from '@xinghe/contract/lobby-venues.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { callApi } from '../../../platform/api/client.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useState } from 'react'
import { refreshVenues } from '../transfer/use-venues.ts'
import { walletText as words } from './messages.ts'

export interface AutoTransfer {
  readonly busy: boolean
  readonly change: (on: boolean) => Promise<void>
}

/** The switch shows what the server has: it turns once the answer is there. */
export const useAutoTransfer = (): AutoTransfer => {
  const t = useText()
  const faultText = useFaultText()
  const [busy, setBusy] = useState(false)
  const change = async (on: boolean): Promise<void> => {
    setBusy(true)
    try {
      await callApi(setAutoTransfer, { status: on ? 1 : 0 })
      showToast(t(on ? words.autoOn : words.autoOff), { tone: 'success' })
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    }
    await refreshVenues()
    setBusy(false)
  }
  return { busy, change }
}
