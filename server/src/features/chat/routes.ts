import { chatDelete, chatHistory, chatReport } from '@xinghe/contract/chat.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { readHistory } from './history/read-history.ts'
import { deleteOwn } from './moderation/delete-own.ts'
import { reportMessage } from './moderation/report-message.ts'
import type { ChatParts } from './parts/parts.ts'

export const chatRoutes = (platform: Platform, chat: ChatParts): Route[] => [
  forAnyone(chatHistory, (input, context) => readHistory(platform, chat, input, context)),
  forMember(chatReport, (input, context) => reportMessage(platform, chat, input, context)),
  forMember(chatDelete, (input, context) => deleteOwn(platform, input, context)),
]
