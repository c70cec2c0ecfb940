import type { ChatMessage } from '@xinghe/rules/chat/room-event.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { listText as words } from '../words/messages.ts'

/** A message as one line of text, for screen readers and the teaser; null for lines that are not spoken. */
export const messageText = (message: ChatMessage, t: Text): string | null => {
  if (message.kind === 'gift') return null
  const text = message.kind === 'text' ? message.msg : t(words.sharedBet)
  return t(words.spokenLine, { name: message.from.name, text })
}
