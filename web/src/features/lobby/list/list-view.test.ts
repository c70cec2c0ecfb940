import { expect, it } from 'vitest'
import { changeListView, readListView } from './list-view.ts'

const read = (text: string) => readListView(new URLSearchParams(text))
const all = { tag: 'all', keyword: '', venue: null, page: 1 } as const

it('reads what the address holds', () => {
  expect(read('tag=hot&q=jl&venue=slots&page=2')).toEqual({
    tag: 'hot',
    keyword: 'jl',
    venue: 'slots',
    page: 2,
  })
})

it.each(['', 'tag=best&page=0', 'page=-1&venue=a%20b', 'page=1000'])(
  'reads %j as the whole list',
  (text) => expect(read(text)).toEqual(all),
)

it('writes only what differs from the whole list', () => {
  expect(changeListView(all, {})).toEqual({})
  expect(changeListView(all, { tag: 'new', page: 3 })).toEqual({ tag: 'new', page: '3' })
})

it('begins at the first page again when the list changes', () => {
  const view = { ...all, keyword: 'x', page: 4 }
  expect(changeListView(view, { tag: 'hot' })).toEqual({ tag: 'hot', q: 'x' })
})
