import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { FeedbackListScreen } from './FeedbackListScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const unread = {
  brnotice_count: 0,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 0,
  activity_count: 0,
  fd_count: 1,
}
const entry = (id: string, more: object = {}) => ({
  id,
  kind: 'feedback',
  type: 1,
  state: 'answered',
  text: '存款两小时仍未到账',
  messages: 2,
  unread: true,
  changedAt: '2026-11-17T04:00:00.000Z',
  ...more,
})
const message = (id: string, from: 'member' | 'site', text: string) => ({
  id,
  from,
  text,
  images: [],
  tickets: [],
  order: null,
  at: '2026-11-17T04:00:00.000Z',
})
const thread = (more: object = {}) => ({
  id: 'fbk_1',
  kind: 'feedback',
  type: 1,
  state: 'answered',
  madeAt: '2026-11-16T04:00:00.000Z',
  closesAt: '2026-11-24T04:00:00.000Z',
  reply: 'append',
  follows: null,
  followedBy: null,
  verdict: null,
  messages: [message('1', 'member', '存款两小时仍未到账'), message('2', 'site', '款项已到账')],
  ...more,
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const open = (answers: Parameters<typeof fakeSite>[0] = {}, path = '/mine/feedback/list') => {
  const site = fakeSite({
    getUnreadForType: () => unread,
    getFeedBackList: () => ({
      total: 2,
      list: [
        entry('fbk_1'),
        entry('apl_XH1', { kind: 'appeal', type: 3, state: 'waiting', unread: false }),
      ],
    }),
    getFeedbackInfo: () => thread(),
    addFeedBack: () => ({ id: 'fbk_1' }),
    delFeedback: () => ({}),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <FeedbackListScreen />
      <Address />
    </MemoryRouter>,
  )
  return site
}
const threadRegion = () => within(screen.getByRole('region', { name: '反馈对话' }))
const reply = '好的，我再等等看，谢谢你们'

it('lists threads and appeals, and opens one beside the list', async () => {
  const { callsOf } = open()
  const row = await screen.findByRole('link', { name: /有新答复.*存款问题/ })
  expect(screen.getByRole('link', { name: /注单申诉.*待答复/ })).toBeTruthy()
  fireEvent.click(row)
  expect(await threadRegion().findByText('款项已到账')).toBeTruthy()
  expect(screen.getByText('/mine/feedback/list?id=fbk_1')).toBeTruthy()
  expect(threadRegion().getByText(/2026-11-24 12:00 前没有追问将自动关闭/)).toBeTruthy()
  // Opening it has read it: the counts are asked for again.
  await waitFor(() => expect(callsOf('getUnreadForType').length).toBeGreaterThan(1))
})

it('filters by state, in the address', async () => {
  const { callsOf } = open()
  await screen.findByRole('link', { name: /存款问题/ })
  fireEvent.click(screen.getByRole('tab', { name: '已关闭' }))
  expect(screen.getByText('/mine/feedback/list?state=closed')).toBeTruthy()
  await waitFor(() => expect(callsOf('getFeedBackList').at(-1)?.body['state']).toBe('closed'))
})

it('reads the open thread again when a count like the last one comes', async () => {
  let isClosed = false
  open(
    {
      getFeedbackInfo: () =>
        thread(isClosed ? { state: 'closed', closesAt: null, reply: 'reopen' } : {}),
    },
    '/mine/feedback/list?id=fbk_1',
  )
  await threadRegion().findByText('款项已到账')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  isClosed = true
  await queryClient.refetchQueries({ queryKey: [unreadCounts.path] })
  expect(await threadRegion().findByRole('button', { name: '继续追问' })).toBeTruthy()
})

it('replies in an open thread', async () => {
  const { callsOf } = open({}, '/mine/feedback/list?id=fbk_1')
  const box = await threadRegion().findByRole('textbox', { name: '回复客服' })
  fireEvent.change(box, { target: { value: reply } })
  fireEvent.click(threadRegion().getByRole('button', { name: '发送' }))
  await waitFor(() =>
    expect(callsOf('addFeedBack')[0]?.body).toEqual({
      type: 1,
      content: reply,
      images: [],
      feedbackId: 'fbk_1',
    }),
  )
  await waitFor(() => expect(callsOf('getFeedbackInfo').length).toBeGreaterThan(1))
})

it('goes on with a closed thread by a press, in a linked one where it was closed long ago', async () => {
  const closed = thread({ state: 'closed', closesAt: null, reply: 'follow' })
  open(
    {
      getFeedbackInfo: (body) =>
        body['id'] === 'fbk_1' ? closed : thread({ id: 'fbk_2', follows: 'fbk_1' }),
      addFeedBack: () => ({ id: 'fbk_2' }),
    },
    '/mine/feedback/list?id=fbk_1',
  )
  expect(await threadRegion().findByText(/追问会新建一条关联的反馈/)).toBeTruthy()
  fireEvent.click(threadRegion().getByRole('button', { name: '继续追问' }))
  const box = threadRegion().getByRole('textbox', { name: '继续追问' })
  fireEvent.change(box, { target: { value: reply } })
  fireEvent.click(threadRegion().getByRole('button', { name: '发送' }))
  expect(await screen.findByText('/mine/feedback/list?id=fbk_2')).toBeTruthy()
  expect(await threadRegion().findByText('接续之前的反馈')).toBeTruthy()
})

it('shows the verdict on an appeal, which takes no reply', async () => {
  open(
    {
      getFeedbackInfo: () =>
        thread({ id: 'apl_XH1', kind: 'appeal', reply: null, verdict: 'upheld', closesAt: null }),
    },
    '/mine/feedback/list?id=apl_XH1',
  )
  expect(await threadRegion().findByText('申诉成立')).toBeTruthy()
  expect(threadRegion().queryByRole('textbox')).toBeNull()
})

it('deletes a thread after a question', async () => {
  const { callsOf } = open({}, '/mine/feedback/list?id=fbk_1')
  fireEvent.click(await threadRegion().findByRole('button', { name: '删除' }))
  expect(callsOf('delFeedback')).toHaveLength(0)
  const dialog = within(screen.getByRole('dialog', { name: '删除反馈' }))
  fireEvent.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(callsOf('delFeedback')[0]?.body).toEqual({ id: 'fbk_1' }))
  expect(await screen.findByText('/mine/feedback/list')).toBeTruthy()
  expect(shownFeedback().toasts.map(({ text }) => text)).toContain('反馈已删除')
})

it('says when a thread is gone, when there is none, and can be asked again after a failure', async () => {
  let isFailing = true
  open(
    {
      getFeedbackInfo: () => {
        throw new Refused('not-found')
      },
      getUnreadForType: () => ({ ...unread, fd_count: 0 }),
      getFeedBackList: () => {
        if (isFailing) throw new Refused('internal-error')
        return { total: 0, list: [] }
      },
    },
    '/mine/feedback/list?id=fbk_9',
  )
  expect(await screen.findByText('没有找到这条反馈')).toBeTruthy()
  const again = await screen.findByRole('button', { name: /重试|重新/ })
  isFailing = false
  fireEvent.click(again)
  expect(await screen.findByText('还没有反馈')).toBeTruthy()
})

it('reads threads again that were read before the first count of unread answers', async () => {
  const counted = Promise.withResolvers<typeof unread>()
  let row = entry('fbk_1', { state: 'waiting', unread: false })
  open({
    getUnreadForType: () => counted.promise,
    getFeedBackList: () => ({ total: 1, list: [row] }),
  })
  expect(await screen.findByRole('link', { name: /存款问题.*待答复/ })).toBeTruthy()
  row = entry('fbk_1')
  counted.resolve(unread)
  expect(await screen.findByRole('link', { name: /有新答复.*存款问题.*已答复/ })).toBeTruthy()
})

it('asks for the threads anew when unread answers are counted while the first list is under way', async () => {
  const lists = [new Promise<never>(() => undefined)]
  open({ getFeedBackList: () => lists.shift() ?? { total: 1, list: [entry('fbk_1')] } })
  expect(await screen.findByRole('link', { name: /有新答复.*存款问题.*已答复/ })).toBeTruthy()
})

it('says that there is no such thread where the address names none', async () => {
  const { callsOf } = open({}, '/mine/feedback/list?id=abc')
  expect(await screen.findByText('没有找到这条反馈')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /存款问题/ })).toBeTruthy()
  expect(callsOf('getFeedbackInfo')).toEqual([])
})

it('shows the first page where the address names none that can be', async () => {
  const { callsOf } = open({}, '/mine/feedback/list?page=20000')
  expect(await screen.findByRole('link', { name: /存款问题/ })).toBeTruthy()
  // Twice where unread answers are counted meanwhile.
  const asked = callsOf('getFeedBackList').map(({ body }) => body['pageNum'])
  expect(new Set(asked)).toEqual(new Set([1]))
})
