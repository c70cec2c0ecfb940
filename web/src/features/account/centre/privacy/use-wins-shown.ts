import { readPrivacy, setPrivacy } from '@xinghe/contract/account-privacy.ts'
import { refreshCall } from '../../../../platform/api/use-call.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { privacyText as words } from './messages.ts'

export interface WinsShown {
  readonly busy: boolean
  readonly change: (shown: boolean) => Promise<void>
}

/** The switch shows the server's value: it changes with the answer. */
export const useWinsShown = (): WinsShown => {
  const t = useText()
  const { send, busy } = useWrite(setPrivacy, {
    refresh: () => refreshCall(readPrivacy, {}),
    toastFaults: true,
  })
  const change = async (winsShown: boolean): Promise<void> => {
    const outcome = await send({ winsShown })
    if (outcome?.kind === 'answered')
      showToast(t(winsShown ? words.shownNow : words.hiddenNow), { tone: 'success' })
  }
  return { busy, change }
}
