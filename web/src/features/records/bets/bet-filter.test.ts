import { describe, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { changeBetFilter, readBetFilter } from './bet-filter.ts'

const now = instant(Date.parse('2026-03-10T04:00:00Z'))
const read = (search: string) => readBetFilter(new URLSearchParams(search), now)

describe('the filter of the bet records', () => {
  it('is seven days of everything where the address says nothing', () => {
    expect(read('')).toMatchObject({
      state: null,
      channelCode: null,
      preset: '7',
      range: { from: '2026-03-04', to: '2026-03-10' },
      page: 1,
    })
  })

  it('ignores invalid parameters', () => {
    expect(read('state=lost&category=XX&venue=%3Cb%3E&page=-1&days=9')).toEqual(read(''))
    expect(read('venue=123456789012345678901').channelCode).toBeNull()
  })

  it('goes into the address and comes back', () => {
    const filter = read('state=settled&venue=CRTY&from=2026-03-01&to=2026-03-05&page=3')
    expect(filter).toMatchObject({ state: 'settled', channelCode: 'CRTY', preset: null, page: 3 })
    expect(changeBetFilter(filter, { page: 4 })).toEqual({
      state: 'settled',
      venue: 'CRTY',
      from: '2026-03-01',
      to: '2026-03-05',
      page: '4',
    })
  })

  it('begins at the first page when it is narrowed', () => {
    expect(changeBetFilter(read('page=3'), { state: 'open' })).toEqual({ state: 'open' })
    expect(changeBetFilter(read('venue=CRTY&page=3'), { channelCode: null })).toEqual({})
    expect(changeBetFilter(read('page=3'), { category: 'CP' })).toEqual({ category: 'CP' })
  })
})
