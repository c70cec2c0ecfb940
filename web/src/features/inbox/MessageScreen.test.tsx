import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../platform/feedback/dialogs.ts'
import { session } from '../../platform/session/session.ts'
import { MessageScreen } from './MessageScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const counts = {
  brnotice_count: 1,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 1,
  activity_count: 3,
  fd_count: 0,
}
const nothingUnread = { ...counts, brnotice_count: 0, notice_count: 0, activity_count: 0 }
const letter = (id: string, title: string, more: object = {}) => ({
  id,
  type: 'notice',
  broadcast: false,
  title,
  body: `${title}的全文`,
  sentAt: '2026-11-17T04:00:00.000Z',
  read: false,
  link: null,
  ...more,
})
const letters = [
  letter('let_1', '存款到账', { link: '/mine/wallet' }),
  letter('brc_1', '系统升级', { broadcast: true, read: true }),
]

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const open = (answers: Parameters<typeof fakeSite>[0] = {}, path = '/mine/message') => {
  const site = fakeSite({
    list: () => ({ total: letters.length, upTo: '10:12:11', list: letters }),
    getUnreadForType: () => counts,
    read: () => counts,
    delete: () => counts,
    onekeyRead: () => counts,
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <MessageScreen />
      <Address />
    </MemoryRouter>,
  )
  return site
}
const toasts = () => shownFeedback().toasts.map(({ text }) => text)

it('counts unread letters on every tab, and keeps the tab in the address', async () => {
  const { callsOf } = open()
  expect(await screen.findByText('2 条未读')).toBeTruthy()
  expect(screen.getByText('3 条未读')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /活动/ }))
  expect(screen.getByText('/mine/message?type=activity')).toBeTruthy()
  await waitFor(() => expect(callsOf('list').at(-1)?.body['type']).toBe('activity'))
})

it('opens a letter in place, marks it as read and leads on', async () => {
  const { callsOf } = open()
  const row = await screen.findByRole('button', { name: /存款到账/ })
  expect(screen.queryByRole('link', { name: '查看详情' })).toBeNull()
  fireEvent.click(row)
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/mine/wallet')
  await waitFor(() => expect(callsOf('read').map(({ body }) => body['ids'])).toEqual([['let_1']]))
  // A letter that was read is not marked again.
  fireEvent.click(screen.getByRole('button', { name: /系统升级/ }))
  expect(callsOf('read')).toHaveLength(1)
})

it('deletes the chosen letters after a question', async () => {
  const { callsOf } = open()
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择“系统升级”' }))
  expect(screen.getByText('已选 1 条')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  const dialog = within(screen.getByRole('dialog', { name: '删除消息' }))
  expect(callsOf('delete')).toHaveLength(0)
  fireEvent.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(callsOf('delete')[0]?.body['ids']).toEqual(['brc_1']))
  await waitFor(() => expect(toasts()).toContain('已删除 1 条消息'))
})

it('marks all as read up to what the list showed', async () => {
  const { callsOf } = open()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '全部已读' })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  await waitFor(() =>
    expect(callsOf('onekeyRead')[0]?.body).toMatchObject({ type: 'notice', upTo: '10:12:11' }),
  )
})

it('says that there is nothing, and can be asked again after a failure', async () => {
  let isFailing = true
  open({
    getUnreadForType: () => nothingUnread,
    list: () => {
      if (isFailing) throw new Refused('not-found')
      return { total: 0, upTo: '1:1:', list: [] }
    },
  })
  const again = await screen.findByRole('button', { name: /重试|重新/ })
  isFailing = false
  fireEvent.click(again)
  expect(await screen.findByText('暂无消息')).toBeTruthy()
})

it('reads letters again that were read before the first counts', async () => {
  const counted = Promise.withResolvers<typeof counts>()
  let list = letters.slice(1)
  open({
    getUnreadForType: () => counted.promise,
    list: () => ({ total: list.length, upTo: '10:12:11', list }),
  })
  await screen.findByText('系统升级')
  list = letters
  counted.resolve(counts)
  expect(await screen.findByText('存款到账')).toBeTruthy()
})

it('shows the first page where the address names none that can be', async () => {
  const { callsOf } = open({}, '/mine/message?page=20000')
  expect(await screen.findByText('存款到账')).toBeTruthy()
  expect(new Set(callsOf('list').map(({ body }) => body['pageNum']))).toEqual(new Set([1]))
})
