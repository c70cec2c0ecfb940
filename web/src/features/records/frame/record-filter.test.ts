import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { changeFilter, readFilter } from './record-filter.ts'

const now = instant(Date.parse('2026-11-15T12:00:00+08:00'))
const read = (search: string) => readFilter(new URLSearchParams(search), now)

describe('readFilter', () => {
  it('shows a week of everything when the address asks for nothing', () => {
    expect(read('')).toEqual({
      tab: 'deals',
      category: null,
      phase: null,
      preset: '7',
      range: { from: '2026-11-09', to: '2026-11-15' },
      period: {
        from: Date.parse('2026-11-09T00:00:00+08:00'),
        to: Date.parse('2026-11-16T00:00:00+08:00'),
      },
      page: 1,
    })
  })

  it('takes what the address asks for', () => {
    const filter = read(
      'tab=statement&category=transfer&state=done&from=2026-10-01&to=2026-10-31&page=3',
    )
    expect(filter).toMatchObject({
      tab: 'statement',
      category: 'transfer',
      phase: 'done',
      preset: null,
      range: { from: '2026-10-01', to: '2026-10-31' },
      page: 3,
    })
  })

  it.each([
    'from=2026-11-10&to=2026-11-09',
    'from=2026-11-10&to=2026-11-16',
    'from=2020-01-01&to=2020-01-02',
    'from=2025-01-01&to=2026-11-15',
    'from=2026-02-30&to=2026-03-01',
    'days=365',
  ])('shows the usual week in place of %s', (search) => {
    expect(read(search)).toMatchObject({ preset: '7', range: { to: '2026-11-15' } })
  })

  it.each(['0', '-1', '1.5', '99999', 'x', '1e3'])('takes page %s for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  it('knows no other category and no other state', () => {
    expect(read('category=toString&state=__proto__')).toMatchObject({ category: null, phase: null })
  })
})

describe('changeFilter', () => {
  it('begins at the first page when the list is narrowed', () => {
    const filter = read('category=deposit&days=30&page=4')
    expect(changeFilter(filter, { phase: 'open' })).toEqual({
      category: 'deposit',
      state: 'open',
      days: '30',
    })
    expect(changeFilter(filter, { page: 5 })).toEqual({
      category: 'deposit',
      days: '30',
      page: '5',
    })
  })

  it('keeps picked days and lets a preset take their place', () => {
    const filter = read('from=2026-10-01&to=2026-10-31')
    expect(changeFilter(filter, { category: 'award' })).toEqual({
      category: 'award',
      from: '2026-10-01',
      to: '2026-10-31',
    })
    expect(changeFilter(filter, { days: '1' })).toEqual({ days: '1' })
  })

  it('leaves defaults out of the address', () => {
    expect(changeFilter(read('category=award&days=30'), { category: null, days: '7' })).toEqual({})
  })
})
