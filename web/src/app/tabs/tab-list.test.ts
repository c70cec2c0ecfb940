import { describe, expect, it } from 'vitest'
import { emptyTabs, neighbourOf, reduceTabs, tabKeyOf, tabLimit, type TabList } from './tab-list.ts'

const place = (pathname: string, search = '') => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: `${pathname}${search}`,
})

const visit = (list: TabList, key: string, search = ''): TabList =>
  reduceTabs(list, {
    type: 'visit',
    key,
    title: key.slice(1),
    location: place(key, search),
    pinned: '/home',
  })

const keys = (list: TabList) => list.visited.map((tab) => tab.key)
const opened = (...paths: string[]) => paths.reduce((list, path) => visit(list, path), emptyTabs)

describe('visiting', () => {
  it('lists pages in the order of opening and keeps them', () => {
    const list = opened('/home', '/download', '/agent')
    expect(keys(list)).toEqual(['/home', '/download', '/agent'])
    expect(list.cached).toEqual(['/home', '/download', '/agent'])
  })
  it('is one tab per path and remembers the newest search part', () => {
    const list = visit(opened('/home', '/agent'), '/agent', '?page=2')
    expect(keys(list)).toEqual(['/home', '/agent'])
    expect(list.visited[1]?.location.search).toBe('?page=2')
    expect(list.visited[1]?.turn).toBe(0)
  })
  it('gives back the same list when nothing changed, so that rendering may ask twice', () => {
    const list = opened('/home')
    expect(visit(list, '/home')).toBe(list)
  })
  it('puts the home page first wherever the visit began', () => {
    expect(keys(opened('/agent', '/home'))).toEqual(['/home', '/agent'])
  })
})

describe('limit', () => {
  const many = Array.from({ length: tabLimit - 1 }, (_, at) => `/page-${at}`)
  it('lets the oldest hidden page go, never the home page', () => {
    const list = visit(opened('/home', ...many), '/one-more')
    expect(list.visited).toHaveLength(tabLimit)
    expect(keys(list).slice(0, 2)).toEqual(['/home', '/page-1'])
    expect(list.cached).not.toContain('/page-0')
  })
})

describe('closing', () => {
  it('drops the page and its state', () => {
    const list = reduceTabs(opened('/home', '/agent'), {
      type: 'close',
      key: '/agent',
      pinned: '/home',
    })
    expect(keys(list)).toEqual(['/home'])
    expect(list.cached).toEqual(['/home'])
  })
  it('never closes the home page', () => {
    const list = opened('/home', '/agent')
    expect(reduceTabs(list, { type: 'close', key: '/home', pinned: '/home' })).toBe(list)
  })
  it('closes the others and leaves the home page', () => {
    const list = reduceTabs(opened('/home', '/agent', '/download', '/sponsor'), {
      type: 'close-others',
      key: '/download',
      pinned: '/home',
    })
    expect(keys(list)).toEqual(['/home', '/download'])
  })
  it('lands on the right neighbour, at the end on the left one', () => {
    const list = opened('/home', '/agent', '/download')
    expect(neighbourOf(list, '/agent')?.key).toBe('/download')
    expect(neighbourOf(list, '/download')?.key).toBe('/agent')
    expect(neighbourOf(opened('/home'), '/home')).toBeUndefined()
  })
  it('drops everything on logout', () => {
    expect(reduceTabs(opened('/home', '/agent'), { type: 'drop-all' })).toEqual(emptyTabs)
  })
})

describe('refreshing', () => {
  it('keeps the tab and remounts the page on the next visit', () => {
    const dropped = reduceTabs(opened('/home', '/agent'), { type: 'refresh', key: '/agent' })
    expect(keys(dropped)).toEqual(['/home', '/agent'])
    expect(dropped.cached).toEqual(['/home'])
    const again = visit(dropped, '/agent')
    expect(again.visited[1]?.turn).toBe(1)
    expect(again.cached).toContain('/agent')
  })
})

it('knows a page by its path alone', () => {
  expect(tabKeyOf('/mine/betRecord/?page=2#top')).toBe('/mine/betrecord')
  expect(tabKeyOf('/')).toBe('/')
})
