import { chatDelete } from '@xinghe/contract/chat.ts'
import type { ChatMessage } from '@xinghe/rules/chat/room-event.ts'
import { deleteOwnMs } from '@xinghe/rules/chat/limits.ts'
import type { MenuItem } from '@xinghe/ui/Menu.tsx'
import { useState } from 'react'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { actionText, listText as words } from '../words/messages.ts'

type Asked = { readonly kind: 'report' | 'hide'; readonly message: ChatMessage }

/** What may be done with a message, and the question that is open. */
export const useMessageActions = (self: string | null) => {
  const t = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const withdraw = useWrite(chatDelete, { toastFaults: true })
  const remove = async ({ rid, id }: ChatMessage): Promise<void> => {
    const outcome = await withdraw.send({ rid, id })
    if (outcome?.kind === 'answered') showToast(t(actionText.withdrawn), { tone: 'success' })
  }
  const ask = (kind: Asked['kind'], message: ChatMessage): void => {
    if (isLoggedIn({ prompt: true })) setAsked({ kind, message })
  }
  const actionsOf = (message: ChatMessage): readonly MenuItem[] => {
    if (message.kind === 'gift') return []
    if (message.from.userKey === self) {
      if (serverNow() - message.at >= deleteOwnMs) return []
      return [
        {
          key: 'withdraw',
          icon: 'trash',
          label: t(words.withdraw),
          onSelect: () => void remove(message),
        },
      ]
    }
    const report: MenuItem = {
      key: 'report',
      icon: 'warning',
      label: t(words.report),
      onSelect: () => ask('report', message),
    }
    if (message.from.role === 'operator') return []
    return [
      report,
      {
        key: 'hide',
        icon: 'eye-off',
        label: t(words.hide),
        onSelect: () => ask('hide', message),
      },
    ]
  }
  return { actionsOf, asked, close: () => setAsked(null) }
}
