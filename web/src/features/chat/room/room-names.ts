import type { RoomView } from '@xinghe/rules/chat/view-state.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { ScriptPair } from '@xinghe/rules/chat/room-event.ts'
import { chatText as words } from '../words/messages.ts'

export const roomName = (
  rid: string,
  room: RoomView | undefined,
  t: Text,
  inScript: (pair: ScriptPair) => string,
): string => {
  const title = room?.title ?? null
  if (title !== null) return inScript(title)
  if (rid === 'hall') return t(words.hall)
  return t(rid === 'vip' ? words.vip : words.match)
}
