import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later, minuteMs, secondMs, siteDay, type Instant } from '../base/instant.ts'
import {
  bindSendsPerDay,
  codeLifeMs,
  codeTries,
  judgeCode,
  mayAsk,
  maySend,
  resendMs,
  sendsPerDay,
} from './code-policy.ts'

const noon = instant(Date.UTC(2026, 10, 15, 4))
const fresh = { sentAt: noon, tries: 0, used: false }
const verdict = (
  judged: ReturnType<typeof judgeCode> | ReturnType<typeof maySend> | ReturnType<typeof mayAsk>,
): string => (judged.ok ? 'ok' : judged.reason)

describe('mayAsk', () => {
  it('allows so many a GMT+8 day, however close together', () => {
    const sends = Array.from({ length: bindSendsPerDay }, () => noon)
    const midnight = instant(Date.UTC(2026, 10, 15, 16))
    expect(verdict(mayAsk(sends.slice(1), bindSendsPerDay, noon))).toBe('ok')
    expect(verdict(mayAsk(sends, bindSendsPerDay, noon))).toBe('code-sends-used-up')
    expect(verdict(mayAsk(sends, bindSendsPerDay + 1, noon))).toBe('ok')
    expect(verdict(mayAsk(sends, bindSendsPerDay, later(midnight, -1)))).toBe('code-sends-used-up')
    expect(verdict(mayAsk(sends, bindSendsPerDay, midnight))).toBe('ok')
  })
})

describe('maySend', () => {
  it('allows a first send, and the next after a minute', () => {
    expect(verdict(maySend([], noon))).toBe('ok')
    expect(verdict(maySend([noon], later(noon, resendMs - 1)))).toBe('code-sent-just-now')
    expect(verdict(maySend([noon], later(noon, resendMs)))).toBe('ok')
  })

  it('refuses the eleventh of a GMT+8 day until its midnight', () => {
    const sends = Array.from({ length: sendsPerDay }, (_, at) => later(noon, at * minuteMs))
    const midnight = instant(Date.UTC(2026, 10, 15, 16))
    expect(verdict(maySend(sends.slice(1), later(noon, 20 * minuteMs)))).toBe('ok')
    expect(verdict(maySend(sends, later(midnight, -1)))).toBe('code-sends-used-up')
    expect(verdict(maySend(sends, midnight))).toBe('ok')
  })

  it('counts a concurrent send whose timestamp is slightly later', () => {
    expect(verdict(maySend([later(noon, secondMs)], noon))).toBe('code-sent-just-now')
  })

  it('lets no sequence of tries send more than ten a day or two within a minute', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 3 * minuteMs }), { maxLength: 60 })
    fc.assert(
      fc.property(gaps, (steps) => {
        const sent: Instant[] = []
        let now: Instant = noon
        for (const step of steps) {
          now = later(now, step)
          if (maySend(sent, now).ok) sent.push(now)
        }
        const days = Map.groupBy(sent, siteDay)
        for (const ofDay of days.values()) expect(ofDay.length).toBeLessThanOrEqual(sendsPerDay)
        for (const [at, one] of sent.entries())
          expect(one - (sent[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(resendMs)
      }),
    )
  })
})

describe('judgeCode', () => {
  it.each([
    ['code-missing', { ...fresh }, '', true, 0],
    ['ok', { ...fresh }, '123456', true, 0],
    ['ok', { ...fresh, tries: codeTries - 1 }, '123456', true, codeLifeMs - 1],
    ['code-wrong', { ...fresh }, '123456', false, 0],
    ['code-wrong', { ...fresh, tries: codeTries - 1 }, '123456', false, 0],
    ['code-locked', { ...fresh, tries: codeTries }, '123456', true, 0],
    ['code-expired', { ...fresh }, '123456', true, codeLifeMs],
    ['code-expired', { ...fresh, used: true }, '123456', true, 0],
    ['code-expired', null, '123456', false, 0],
  ])('answers %s', (expected, sent, typed, matches, afterMs) => {
    expect(verdict(judgeCode(sent, typed, matches, later(noon, afterMs)))).toBe(expected)
  })
})
