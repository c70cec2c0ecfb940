import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { birthdayFault, daysOf, yearsAt } from './birthday-parts.ts'

const now = instant(Date.parse('2026-11-15T04:00:00Z'))

it('offers the days that a month has', () => {
  expect(daysOf({ year: '2007', month: '02' })).toHaveLength(28)
  expect(daysOf({ year: '2004', month: '02' })).toHaveLength(29)
  expect(daysOf({ year: '', month: '02' })).toHaveLength(29)
  expect(daysOf({ year: '', month: '' })).toHaveLength(31)
})

it('offers years from this one back', () => {
  expect(yearsAt(now).slice(0, 2)).toEqual(['2026', '2025'])
})

it('tells someone too young by the rule, to the day', () => {
  expect(birthdayFault({ year: '2008', month: '11', day: '15' }, now)).toBeUndefined()
  expect(birthdayFault({ year: '2008', month: '11', day: '16' }, now)).toBe(
    '未满18周岁，不能使用本站服务',
  )
})

it('reports missing fields before it validates others', () => {
  expect(birthdayFault({ year: '2008', month: '', day: '16' }, now)).toBe('请选择生日')
  expect(birthdayFault({ year: '2007', month: '02', day: '30' }, now)).toBe('请选择正确的生日')
})
