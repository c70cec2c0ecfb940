import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { openDeadlines } from './deadlines.ts'

it('returns each order once, oldest first, and never before its deadline', () => {
  const deadlines = openDeadlines()
  deadlines.add(2, instant(5_050))
  deadlines.add(1, instant(3_000))
  expect(deadlines.due(instant(2_999))).toEqual([])
  expect(deadlines.due(instant(5_049))).toEqual([1])
  expect(deadlines.due(instant(5_099))).toEqual([])
  expect(deadlines.isEmpty()).toBe(false)
  expect(deadlines.due(instant(5_100))).toEqual([2])
  expect(deadlines.isEmpty()).toBe(true)
})

it('returns all due orders after the clock has jumped', () => {
  const deadlines = openDeadlines()
  for (const number of [3, 1, 2]) deadlines.add(number, instant(number * 10_000))
  expect(deadlines.due(instant(9_000_000))).toEqual([1, 2, 3])
})
