import { Suspense, use } from 'react'
import { ChatSlotContext, type ChatSlotProps } from './chat-slot.ts'

/** Where the chat stands in the sportsbook. */
export function ChatPlace(props: ChatSlotProps) {
  const renderChat = use(ChatSlotContext)
  return renderChat === null ? null : <Suspense fallback={null}>{renderChat(props)}</Suspense>
}
