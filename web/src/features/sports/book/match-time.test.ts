import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { clockText } from './match-time.ts'

const at = instant(1_000_000)
const after = (ms: number) => instant(at + ms)

it('runs on from where the book said it stood, at the rate of the match', () => {
  const head = {
    discipline: 'football',
    clock: { period: '2H', seconds: 4_032, at, rate: 2 },
  }
  expect(clockText(head, at)).toBe('67:12')
  expect(clockText(head, after(10_000))).toBe('67:32')
})

it('never runs backwards when the clocks differ', () => {
  const head = {
    discipline: 'football',
    clock: { period: '1H', seconds: 5, at, rate: 2 },
  }
  expect(clockText(head, after(-9_000))).toBe('00:05')
})

it('writes added time beside the end of the half', () => {
  const head = {
    discipline: 'football',
    clock: { period: '1H', seconds: 2_690, at, rate: 2 },
  }
  expect(clockText(head, after(5_000))).toBe('45+1')
  expect(clockText(head, after(45_000))).toBe('45+2')
})

it.each([
  ['american-football', '2Q', 895, '15:00'],
  ['ice-hockey', '3P', 1_198, '20:00'],
  ['basketball', '5Q', 719, '12:00'],
  ['handball', '2H', 3_590, '60:00'],
  ['rugby', '1H', 2_399, '40:00'],
] as const)('of %s stands still at the end of its period', (discipline, period, seconds, end) => {
  const head = { discipline, clock: { period, seconds, at, rate: 2 } }
  expect(clockText(head, after(60_000))).toBe(end)
})

it('is empty in a break and for sports without a clock', () => {
  const halfTime = { period: 'HT', seconds: 2_700, at, rate: 0 }
  expect(clockText({ discipline: 'football', clock: halfTime }, after(60_000))).toBe('')
  expect(clockText({ discipline: 'tennis', clock: null }, at)).toBe('')
})
