import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { clockText, periodOf } from './match-time.ts'

const at = instant(1_000_000)
const after = (ms: number) => instant(at + ms)

it('runs on from where the book said it stood, at the rate of the match', () => {
  const head = {
    discipline: 'football',
    re_time: '2H^67:12',
    clock: [4_032, at, 2] as [number, number, number],
  }
  expect(clockText(head, at)).toBe('67:12')
  expect(clockText(head, after(10_000))).toBe('67:32')
  expect(periodOf(head)).toBe('2H')
})

it('never runs backwards when the clocks differ', () => {
  const head = {
    discipline: 'football',
    re_time: '1H^00:05',
    clock: [5, at, 2] as [number, number, number],
  }
  expect(clockText(head, after(-9_000))).toBe('00:05')
})

it('writes added time beside the end of the half', () => {
  const head = {
    discipline: 'football',
    re_time: '1H^44:50',
    clock: [2_690, at, 2] as [number, number, number],
  }
  expect(clockText(head, after(5_000))).toBe('45+1')
  expect(clockText(head, after(45_000))).toBe('45+2')
})

it.each([
  ['american-football', '2Q^14:55', 895, '15:00'],
  ['ice-hockey', '3P^19:58', 1_198, '20:00'],
  ['basketball', '5Q^11:59', 719, '12:00'],
  ['handball', '2H^59:50', 3_590, '60:00'],
  ['rugby', '1H^39:59', 2_399, '40:00'],
] as const)('of %s stands still at the end of its period', (discipline, told, seconds, end) => {
  const head = { discipline, re_time: told, clock: [seconds, at, 2] as [number, number, number] }
  expect(clockText(head, after(60_000))).toBe(end)
})

it('is empty in a break and for sports without a clock', () => {
  expect(
    clockText({ discipline: 'football', re_time: 'HT^', clock: [2_700, at, 0] }, after(60_000)),
  ).toBe('')
  expect(clockText({ discipline: 'tennis' }, at)).toBe('')
  expect(periodOf({})).toBeNull()
})
