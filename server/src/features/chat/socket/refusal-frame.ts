import type { ChatClientFrame, WireChatFrame } from '@xinghe/contract/chat-frames.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { isRefusalName, refusals } from '@xinghe/contract/refusal-table.ts'

/** The answer to a refused frame, under its id; `about` names the room, message or match that it was about. */
export const refusalFrame = (
  msgId: ChatClientFrame['msgId'],
  name: RefusalName,
  about: object,
): WireChatFrame => {
  const known = isRefusalName(name) ? name : 'warning'
  const { code, text } = refusals[known]
  const msgData = { ...about, refusal: known, code, message: text }
  return { msgId, msgData } as WireChatFrame
}
