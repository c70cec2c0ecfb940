import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later, minuteMs, secondMs, type Instant } from '../base/instant.ts'
import { judgePace, judgeSender, type SendingMember, type SendingRoom } from './judge-send.ts'
import { betweenMessagesMs, messagesPerMinute, nextMuteMs, repeatMs } from './limits.ts'
import { maskChatName } from './mask-name.ts'
import { quizIsOpen, quizResult } from './quiz.ts'
import { matchOfRoom, matchRid, mayEnter } from './room.ts'

const now = instant(1_800_000_000_000)
const room: SendingRoom = { state: 'open', slowMs: 0, minGrade: 0, ended: false }
const member: SendingMember = {
  state: 'active',
  phoneBound: true,
  grade: 0,
  blocked: null,
  muted: null,
}
const reason = { cn: '因', tw: '因' }

describe('who may send', () => {
  it.each([
    ['chat-blocked', {}, { blocked: reason, state: 'frozen' }],
    ['account-frozen', {}, { state: 'frozen' }],
    ['account-closed', {}, { state: 'closed' }],
    ['phone-unbound', { state: 'closed' }, { phoneBound: false }],
    ['chat-room-closed', { state: 'closed' }, {}],
    ['chat-room-closed', { ended: true }, {}],
    ['chat-level-low', { minGrade: 3 }, { grade: 2 }],
    ['chat-muted', {}, { muted: { until: now, reason } }],
  ] as const)('refuses with %s', (refusal, ofRoom, ofMember) => {
    expect(judgeSender({ ...room, ...ofRoom }, { ...member, ...ofMember })).toMatchObject({
      refusal,
    })
  })

  it('refuses nothing else', () => {
    expect(judgeSender(room, member)).toBeNull()
    expect(judgeSender({ ...room, minGrade: 3 }, { ...member, grade: 3 })).toBeNull()
  })
})

describe('the pace', () => {
  const sentBefore = (...agoMs: number[]) =>
    agoMs.map((ms, at) => ({ at: later(now, -ms), text: `第${at}条` }))

  it.each([
    [0, 5],
    [1, 3],
    [2, 3],
    [3, 2],
    [5, 2],
    [6, 1],
    [10, 1],
  ])('of grade %i is one message in %i seconds', (grade, seconds) => {
    const pause = seconds * secondMs
    expect(judgePace(room, grade, sentBefore(pause - 1), '新', now)).toEqual({
      refusal: 'chat-too-fast',
      until: later(now, 1),
    })
    expect(judgePace(room, grade, sentBefore(pause), '新', now)).toBeNull()
  })

  it('of a slow room holds for all, and never shortens the own one', () => {
    const slow = { state: 'slow', slowMs: 10_000 } as const
    expect(judgePace(slow, 9, sentBefore(9_999), '新', now)).not.toBeNull()
    expect(judgePace({ ...slow, slowMs: 1 }, 0, sentBefore(4_999), '新', now)).not.toBeNull()
  })

  it('refuses an equal text for half a minute, and only an equal one', () => {
    const before = [{ at: later(now, 1 - repeatMs), text: '同样' }]
    expect(judgePace(room, 0, before, '同样', now)).toMatchObject({ refusal: 'chat-repeated' })
    expect(judgePace(room, 0, before, '同样。', now)).toBeNull()
    expect(judgePace(room, 0, before, '同样', later(now, 1))).toBeNull()
    expect(judgePace(room, 0, [{ at: later(now, -6_000), text: null }], null, now)).toBeNull()
  })

  it('never lets more than twelve messages into any minute, and names when the next may come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 20, maxLength: 60 }),
        fc.integer({ min: 0, max: 10 }),
        (pauses, grade) => {
          const sent: { at: Instant; text: string }[] = []
          let at: Instant = now
          for (const [number, ms] of pauses.entries()) {
            at = later(at, ms)
            const before = sent.filter((one) => one.at > at - minuteMs)
            const judged = judgePace(room, grade, before, `${number}`, at)
            if (judged === null) sent.push({ at, text: `${number}` })
            else {
              expect(judged.until).toBeGreaterThan(at)
              const then = judged.until ?? at
              const still = sent.filter((one) => one.at > then - minuteMs)
              expect(judgePace(room, grade, still, `${number}`, then)).toBeNull()
            }
          }
          for (const [index, { at: last }] of sent.entries()) {
            const previous = sent[index - 1]
            if (previous !== undefined)
              expect(last - previous.at).toBeGreaterThanOrEqual(betweenMessagesMs(grade))
            const inMinute = sent.filter((one) => one.at <= last && one.at > last - minuteMs)
            expect(inMinute.length).toBeLessThanOrEqual(messagesPerMinute)
          }
        },
      ),
    )
  })
})

it('a mute is five minutes, doubles, and is never longer than a day', () => {
  const minutes = [0, 1, 2, 8, 9, 1_000].map((earlier) => nextMuteMs(earlier) / minuteMs)
  expect(minutes).toEqual([5, 10, 20, 1_280, 1_440, 1_440])
})

it('a name shows two characters and the last, whatever its length', () => {
  expect(['star86', 'abcd', 'abc', 'ab', 'a', ''].map(maskChatName)).toEqual([
    'st***6',
    'ab***d',
    'a***c',
    'a***b',
    'a***',
    '***',
  ])
})

describe('rooms', () => {
  it('are the hall, the VIP room, and one per match', () => {
    expect(matchOfRoom('hall')).toBeNull()
    expect(matchOfRoom(matchRid('8'))).toBe('8')
    for (const wrong of ['', 'match:', 'match', 'lobby', 'Hall'])
      expect(matchOfRoom(wrong)).toBeUndefined()
  })

  it('let in by state', () => {
    const states = ['open', 'slow', 'closed', 'members', 'vip'] as const
    const entered = (grade: number | null) =>
      states.filter((state) => mayEnter({ state, minGrade: 3 }, grade).ok)
    expect(entered(null)).toEqual(['open', 'slow', 'closed'])
    expect(entered(2)).toEqual(['open', 'slow', 'closed', 'members'])
    expect(entered(3)).toEqual([...states])
  })
})

it('a quiz closes at kick-off, planned or real, and is decided by the final score', () => {
  expect(quizIsOpen(later(now, 1), null, now)).toBe(true)
  expect(quizIsOpen(now, null, now)).toBe(false)
  expect(quizIsOpen(later(now, 1), now, now)).toBe(false)
  expect([quizResult(2, 1), quizResult(1, 1), quizResult(0, 1), quizResult(null, null)]).toEqual([
    'H',
    'N',
    'C',
    null,
  ])
})
