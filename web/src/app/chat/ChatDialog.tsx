import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { ChatPanel } from '../../features/chat/ChatPanel.tsx'
import { chatText as words } from '../../features/chat/words/messages.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { sharedBets } from './shared-bets.tsx'
import { useChatAddress } from './use-chat-address.ts'

/** The chat over the page, at `?chat=` and a room. */
export function ChatDialog({ rid }: { rid: string }) {
  const t = useText()
  const { close } = useChatAddress()
  return (
    <Dialog open size="lg" title={t(words.title)} closeLabel={t(words.close)} onClose={close} flush>
      <ChatPanel rid={rid} {...sharedBets} className="h-[calc(88dvh-3.5rem)] desk:h-[75dvh]" />
    </Dialog>
  )
}
