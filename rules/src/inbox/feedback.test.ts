import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import {
  closesAt,
  isFeedbackText,
  isUsedUp,
  messagesPerDay,
  replyEffect,
  textLength,
  threadAt,
  threadsPerDay,
  type FeedbackThread,
} from './feedback.ts'

const start = instant(Date.parse('2026-11-17T04:00:00Z'))
const after = (days: number, ms = 0) => later(start, days * dayMs + ms)
const waiting: FeedbackThread = { state: 'waiting', answeredAt: null, closedAt: null }
const answered: FeedbackThread = { state: 'answered', answeredAt: start, closedAt: null }
const closed: FeedbackThread = { state: 'closed', answeredAt: start, closedAt: start }

describe('the text of a message', () => {
  it('is counted as a reader counts, without the blanks around it', () => {
    expect(textLength('  存款未到账 \n')).toBe(5)
    expect(textLength('👨‍👩‍👧‍👦🇨🇳é')).toBe(3)
  })
  it('has 10 to 500 characters', () => {
    expect(isFeedbackText(` ${'字'.repeat(9)} `)).toBe(false)
    expect(isFeedbackText('字'.repeat(10))).toBe(true)
    expect(isFeedbackText('👨‍👩‍👧‍👦'.repeat(500))).toBe(true)
    expect(isFeedbackText('字'.repeat(501))).toBe(false)
  })
})

describe('a thread', () => {
  it('closes seven days after its answer, and never while it waits', () => {
    expect(closesAt(waiting)).toBeNull()
    expect(threadAt(answered, after(7, -1)).state).toBe('answered')
    expect(threadAt(answered, after(7))).toMatchObject({ state: 'closed', closedAt: after(7) })
    expect(threadAt(waiting, after(1_000))).toEqual(waiting)
  })
  it('is reopened for thirty days, and followed by another later', () => {
    expect(replyEffect(waiting, after(400))).toBe('append')
    expect(replyEffect(answered, after(7, -1))).toBe('append')
    expect(replyEffect(answered, after(7))).toBe('reopen')
    expect(replyEffect(answered, after(37, -1))).toBe('reopen')
    expect(replyEffect(answered, after(37))).toBe('follow')
    expect(replyEffect(closed, after(30, -1))).toBe('reopen')
    expect(replyEffect(closed, after(30))).toBe('follow')
  })
  it('goes from append over reopen to follow as time passes, never back', () => {
    const order = ['append', 'reopen', 'follow']
    fc.assert(
      fc.property(fc.nat(100 * dayMs), fc.nat(100 * dayMs), (first, more) => {
        const [before, then] = [later(start, first), later(start, first + more)]
        for (const thread of [waiting, answered, closed])
          expect(order.indexOf(replyEffect(thread, before))).toBeLessThanOrEqual(
            order.indexOf(replyEffect(thread, then)),
          )
      }),
    )
  })
})

describe('the limits of a day', () => {
  it('stop a sixth thread and a twenty-first message', () => {
    expect(isUsedUp({ threads: threadsPerDay - 1, messages: 4 }, true)).toBe(false)
    expect(isUsedUp({ threads: threadsPerDay, messages: 5 }, true)).toBe(true)
    expect(isUsedUp({ threads: threadsPerDay, messages: 5 }, false)).toBe(false)
    expect(isUsedUp({ threads: 1, messages: messagesPerDay }, false)).toBe(true)
  })
})
