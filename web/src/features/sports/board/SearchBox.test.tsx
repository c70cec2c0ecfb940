import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { enterSports, leaveSports, match, openSports } from '../testing/open-sports.tsx'
import { recentMost, rememberSearch } from './recent-searches.ts'

beforeEach(enterSports)
afterEach(() => {
  localStorage.clear()
  leaveSports()
})

const open = () => openSports({ search: () => [match('1')] })
const field = () => screen.getByRole('textbox', { name: '搜索球队或联赛' })
const recent = () => screen.findByRole('region', { name: '最近搜索' })
const listed = async () =>
  within(await recent())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('remembers a search that led to a match, the newest first', async () => {
  open()
  rememberSearch('北岭')
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: '主队' } })
  fireEvent.click(await screen.findByRole('button', { name: /主队1 对 客队1.*滚球/ }))
  fireEvent.focus(field())
  expect(await listed()).toEqual(['主队删除搜索记录 主队', '北岭删除搜索记录 北岭'])
})

it('searches again for a chosen entry', async () => {
  rememberSearch('主队')
  open()
  fireEvent.focus(field())
  fireEvent.click(within(await recent()).getByRole('button', { name: '主队' }))
  expect(field()).toHaveProperty('value', '主队')
  expect(await screen.findByText('找到 1 场赛事')).toBeTruthy()
})

it('keeps the last eight, and forgets one or all', async () => {
  for (let at = 0; at <= recentMost; at += 1) rememberSearch(`词${at}`)
  open()
  fireEvent.focus(field())
  expect(await listed()).toHaveLength(recentMost)
  fireEvent.click(within(await recent()).getByRole('button', { name: '删除搜索记录 词8' }))
  expect((await listed())[0]).toBe('词7删除搜索记录 词7')
  fireEvent.click(within(await recent()).getByRole('button', { name: '清空记录' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '最近搜索' })).toBeNull())
})
