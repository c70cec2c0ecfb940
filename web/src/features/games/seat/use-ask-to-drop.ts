import { showTips } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { seatText as words } from './messages.ts'

/** Asks before a request without an answer is left as it is. */
export const useAskToDrop = (drop: () => void): (() => void) => {
  const t = useText()
  return () =>
    showTips({
      msg: t(words.dropAsk),
      isShowCancel: true,
      sureText: t(words.drop),
      cancelText: t(words.dropKeep),
      onSure: drop,
    })
}
