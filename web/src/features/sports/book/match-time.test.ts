import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { clockText, periodOf } from './match-time.ts'

const at = instant(1_000_000)
const after = (ms: number) => instant(at + ms)

it('runs on from where the book said it stood, at the rate of the match', () => {
  const head = { re_time: '2H^67:12', clock: [4_032, at, 2] as [number, number, number] }
  expect(clockText(head, at)).toBe('67:12')
  expect(clockText(head, after(10_000))).toBe('67:32')
  expect(periodOf(head)).toBe('2H')
})

it('never runs backwards when the clocks differ', () => {
  const head = { re_time: '1H^00:05', clock: [5, at, 2] as [number, number, number] }
  expect(clockText(head, after(-9_000))).toBe('00:05')
})

it('writes added time beside the end of the half', () => {
  const head = { re_time: '1H^44:50', clock: [2_690, at, 2] as [number, number, number] }
  expect(clockText(head, after(5_000))).toBe('45+1')
  expect(clockText(head, after(45_000))).toBe('45+2')
})

it('is empty in a break and for sports without a clock', () => {
  expect(clockText({ re_time: 'HT^', clock: [2_700, at, 0] }, after(60_000))).toBe('')
  expect(clockText({}, at)).toBe('')
  expect(periodOf({})).toBeNull()
})
