import { describe, expect, it } from 'vitest'
import { changeAgentFilter, readAgentFilter } from './agent-filter.ts'

const read = (text: string) => readAgentFilter(new URLSearchParams(text), '2026-11')

describe('the filter in the address', () => {
  it('shows all members of the running month by default', () => {
    expect(read('')).toEqual({ month: '2026-11', isActive: null, page: 1 })
  })

  it('reads month, activity and page', () => {
    expect(read('month=2026-09&active=no&page=3')).toEqual({
      month: '2026-09',
      isActive: false,
      page: 3,
    })
  })

  it.each(['month=2026-12', 'month=2026-13', 'month=x', 'active=maybe', 'page=0', 'page=-1'])(
    'ignores %s',
    (text) => expect(read(text)).toEqual(read('')),
  )

  it('is written as it is read, without what is usual', () => {
    const filter = read('month=2026-09&active=yes&page=3')
    expect(changeAgentFilter(filter, {}, '2026-11')).toEqual({ month: '2026-09', active: 'yes' })
    expect(changeAgentFilter(filter, { page: 4 }, '2026-11')).toEqual({
      month: '2026-09',
      active: 'yes',
      page: '4',
    })
    expect(changeAgentFilter(filter, { isActive: null, month: '2026-11' }, '2026-11')).toEqual({})
  })
})
