import * as calls from '@xinghe/contract/inbox-feedback.ts'
import { forMember, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/parts.ts'
import { addFeedback } from './add-feedback.ts'
import { deleteFeedback } from './delete-feedback.ts'
import { listFeedback, readFeedback, readPicture, type DescribeBets } from './read-feedback.ts'
import { countUnreadAnswers } from './store.ts'

/** Bets and rewards to attach are answered by the records and the promotions. */
export const feedbackRoutes = (platform: Platform, describe: DescribeBets): Route[] => [
  forMember(calls.addFeedback, (input, context) => addFeedback(platform, input, context)),
  forMember(calls.unreadFeedback, async (_, { memberId }) => ({
    num: await countUnreadAnswers(platform.sql, memberId),
  })),
  forMember(calls.feedbackList, (input, context) => listFeedback(platform, input, context)),
  forMember(calls.feedbackThread, (input, context) =>
    readFeedback(platform, describe, input, context),
  ),
  forMember(calls.deleteFeedback, (input, context) => deleteFeedback(platform, input, context)),
  forMember(calls.feedbackPicture, (input, context) => readPicture(platform, input, context)),
]
