import * as z from 'zod/mini'
import { isPlainLines } from '@xinghe/rules/base/plain-lines.ts'
import {
  feedbackPicturesMost,
  feedbackStates,
  feedbackTicketsMost,
  feedbackTypes,
  isFeedbackText,
  replyEffects,
} from '@xinghe/rules/inbox/feedback.ts'
import { depositBonusKinds } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { call } from './call.ts'
import { empty, fen, language, moment, page, text } from './codec.ts'
import { betRow } from './records-bets.ts'
import { dealCategories } from './records.ts'

/** A limit on bytes; the length of a text is counted in graphemes. */
const textUnitsMost = 6_000

/** Several lines are allowed; blanks around them do not count. */
const content = /* @__PURE__ */ z
  .string()
  .check(z.maxLength(textUnitsMost), z.refine(isPlainLines), z.refine(isFeedbackText))

const type = /* @__PURE__ */ z.union(feedbackTypes.map((one) => z.literal(one)))
/** A thread, or an appeal that is shown as one. */
const threadId = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(/^(fbk|apl)_[0-9A-Za-z]{1,40}$/))
/** What `uploadImage` answers for a picture of feedback. */
const pictureId = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^pic_[\w-]{32}$/))
const kind = /* @__PURE__ */ z.enum(['feedback', 'appeal'])
const state = /* @__PURE__ */ z.enum(feedbackStates)

const ticket = /* @__PURE__ */ z.object(betRow)
export type AttachedTicket = z.output<typeof ticket>

const order = /* @__PURE__ */ z.object({
  id: z.string(),
  category: z.enum(dealCategories),
  channelName: z.string(),
  amount: fen,
  state: z.string(),
  madeAt: moment,
})

/** Feedback is not play: it works for frozen accounts and during a break. */
export const addFeedback = call({
  path: '/site/api/v1/feedback/addFeedBack',
  who: 'member',
  rate: 'write',
  whileFrozen: true,
  whileExcluded: true,
  summary:
    'Starts a thread, or adds to one: a closed thread is reopened for 30 days, later a linked one starts.',
  input: z.object({
    /** Of a new thread; a reply keeps the type of its thread. */
    type,
    content,
    images: z.optional(z.array(pictureId).check(z.maxLength(feedbackPicturesMost))),
    ticketIds: z.optional(z.array(text(64, 1)).check(z.maxLength(feedbackTicketsMost))),
    orderId: z.optional(text(64, 1)),
    feedbackId: z.optional(threadId),
  }),
  /** The thread that has the message now. */
  output: z.object({ id: z.string() }),
})

export const unreadFeedback = call({
  path: '/site/api/v1/feedback/unreadNum',
  who: 'member',
  repeatable: true,
  summary: 'How many answers to feedback are unread.',
  input: empty,
  output: z.object({ num: z.number() }),
})

export const memberBets = call({
  path: '/site/api/v1/feedback/queryMemberBetList',
  who: 'member',
  repeatable: true,
  summary: 'Bets of the last 30 days that can be attached, newest first.',
  input: z.object({
    ...page,
    channelCode: z.optional(text(20, 1)),
    language: z.optional(language),
  }),
  output: z.object({ total: z.number(), list: z.array(ticket) }),
})

export const depositRewards = call({
  path: '/site/api/v1/feedback/querySiteDepositRewardConfigList',
  who: 'member',
  repeatable: true,
  summary: 'Rewards on deposits, and deposits of the last 30 days with the bonus of each.',
  input: z.object({ language: z.optional(language) }),
  output: z.object({
    rewards: z.array(
      z.object({
        kind: z.enum(depositBonusKinds),
        id: z.string(),
        version: z.number(),
        title: z.string(),
        multipleHundredths: z.number(),
        steps: z.array(z.object({ least: fen, rateBp: z.number(), cap: fen })),
      }),
    ),
    deposits: z.array(
      z.object({
        orderId: z.string(),
        channelName: z.string(),
        amount: fen,
        state: z.string(),
        madeAt: moment,
        /** The bonus that was chosen with the order. */
        reward: z.nullable(
          z.object({
            title: z.string(),
            /** By the terms that the order keeps. */
            expected: fen,
            /** Null while nothing is granted. */
            granted: z.nullable(fen),
            /** Why there is none; null where there is no refusal. */
            reason: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
})

export const feedbackList = call({
  path: '/site/api/v1/feedback/getFeedBackList',
  who: 'member',
  repeatable: true,
  summary: 'The threads of the member and the appeals to settled bets, last changed first.',
  input: z.object({ state: z.optional(state), ...page }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.string(),
        kind,
        type,
        state,
        /** The first message. */
        text: z.string(),
        /** Messages in the thread. */
        messages: z.number(),
        unread: z.boolean(),
        changedAt: moment,
      }),
    ),
  }),
})

export const feedbackThread = call({
  path: '/site/api/v1/feedback/getFeedbackInfo',
  who: 'member',
  repeatable: true,
  summary: 'A thread with its messages; marks the answers that it shows as read.',
  input: z.object({ id: threadId, language: z.optional(language) }),
  output: z.object({
    id: z.string(),
    kind,
    type,
    state,
    madeAt: moment,
    /** When an answered thread closes by itself. */
    closesAt: z.nullable(moment),
    /** What a further message does; null where the thread takes none. */
    reply: z.nullable(z.enum(replyEffects)),
    /** The thread that this one goes on from, and the one that went on from this. */
    follows: z.nullable(z.string()),
    followedBy: z.nullable(z.string()),
    /** The verdict on an appeal. */
    verdict: z.nullable(z.enum(['upheld', 'rejected'])),
    messages: z.array(
      z.object({
        id: z.string(),
        from: z.enum(['member', 'site']),
        text: z.string(),
        images: z.array(z.string()),
        tickets: z.array(ticket),
        order: z.nullable(order),
        at: moment,
      }),
    ),
  }),
})

export const deleteFeedback = call({
  path: '/site/api/v1/feedback/delFeedback',
  who: 'member',
  rate: 'write',
  repeatable: true,
  whileFrozen: true,
  whileExcluded: true,
  summary: 'Hides a thread from the list of the member; a later answer shows it again.',
  input: z.object({ id: threadId }),
  output: empty,
})

export const feedbackPicture = call({
  path: '/site/api/v1/feedback/picture',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'A picture of feedback as base64 of a WebP file, for the member who uploaded it.',
  input: z.object({ id: pictureId }),
  output: z.object({ image: z.string() }),
})
