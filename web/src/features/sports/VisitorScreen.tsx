import { Book } from './Book.tsx'
import { ChatSlotContext } from './match/chat-slot.ts'
import type { SportsScreenProps } from './SportsScreen.tsx'

/** The book without a login: everything can be read, and a slip can be filled. */
export function VisitorScreen({ chat, ...props }: SportsScreenProps) {
  return (
    <ChatSlotContext value={chat ?? null}>
      <Book {...props} />
    </ChatSlotContext>
  )
}
