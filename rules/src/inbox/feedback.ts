import { dayMs, later, type Instant } from '../base/instant.ts'
import { plainLines } from '../base/plain-lines.ts'

/** 存款, 取款, 投注, 优惠, 账户, 技术, 建议 and 其他, by their numbers on the wire. */
export const feedbackTypes = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackStates = ['waiting', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** Length of a member's message, in graphemes without the blanks around it. */
export const feedbackTextLeast = 10
export const feedbackTextMost = 500
/** Length of an operator's answer, in characters. */
export const answerTextMost = 1_000

export const feedbackPicturesMost = 4
export const feedbackTicketsMost = 5
/** Bets and orders can be attached for this long. */
export const attachableDays = 30

/** In a GMT+8 day. */
export const threadsPerDay = 5
export const messagesPerDay = 20

export const closedAfterDays = 7
export const reopenedWithinDays = 30

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Characters as a reader counts them: an emoji of several code points is one. */
export const textLength = (text: string): number => {
  let length = 0
  for (const _ of graphemes.segment(plainLines(text))) length += 1
  return length
}

export const isFeedbackText = (text: string): boolean => {
  const length = textLength(text)
  return length >= feedbackTextLeast && length <= feedbackTextMost
}

export interface FeedbackThread {
  readonly state: FeedbackState
  /** Of the last answer; null while there is none. */
  readonly answeredAt: Instant | null
  readonly closedAt: Instant | null
}

/** When a thread closes by itself; null while it waits for an answer. */
export const closesAt = ({ state, answeredAt }: FeedbackThread): Instant | null =>
  state === 'answered' && answeredAt !== null ? later(answeredAt, closedAfterDays * dayMs) : null

/** A thread as of now, also where the job that closes threads is late. */
export const threadAt = (thread: FeedbackThread, now: Instant): FeedbackThread => {
  const end = closesAt(thread)
  return end !== null && now >= end ? { ...thread, state: 'closed', closedAt: end } : thread
}

/** What a further message of the member does to a thread: a thread closed long ago gets a successor. */
export const replyEffects = ['append', 'reopen', 'follow'] as const
export type ReplyEffect = (typeof replyEffects)[number]

export const replyEffect = (thread: FeedbackThread, now: Instant): ReplyEffect => {
  const { state, closedAt } = threadAt(thread, now)
  if (state !== 'closed' || closedAt === null) return 'append'
  return now < later(closedAt, reopenedWithinDays * dayMs) ? 'reopen' : 'follow'
}

/** What a member has sent in the day so far. */
export interface FeedbackUse {
  readonly threads: number
  readonly messages: number
}

export const isUsedUp = (use: FeedbackUse, startsThread: boolean): boolean =>
  use.messages >= messagesPerDay || (startsThread && use.threads >= threadsPerDay)

/** The page of a thread; the letter of an answer leads here, and opening the page reads it. */
export const threadPath = (id: string): string => `/mine/feedback/list?id=${id}`

/** The thread that shows the appeal to a ticket. */
export const appealThreadId = (ticket: string): string => `apl_${ticket}`
