import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { FeedbackScreen } from './FeedbackScreen.tsx'

/** Loads at once: the test's document loads no pictures. */
class LoadedImage extends EventTarget {
  readonly naturalWidth = 100
  readonly naturalHeight = 80
  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  session.start({ token: 't', userId: 'mem_00000001' })
  vi.stubGlobal('Image', LoadedImage)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 80 }))
})
afterEach(() => {
  cleanup()
  session.end()
  sessionStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const bet = (number: number, more: object = {}) => ({
  ticketId: `XH260310${number}`,
  channelCode: 'CRTY',
  title: '星河体育',
  what: `临江 对 北岭 ${number}`,
  risk: '10.00',
  net: null,
  placedAt: '2026-11-17T04:00:00.000Z',
  settledAt: null,
  ...more,
})
const deposit = {
  orderId: 'dep_1',
  channelName: '支付宝',
  amount: '500.00',
  state: 'paid',
  madeAt: '2026-11-17T04:00:00.000Z',
  reward: { title: '首存奖金', expected: '190.00', granted: null, reason: null },
}
const picture = (more: Partial<{ type: string; bytes: number }> = {}): File =>
  new File([new Uint8Array(more.bytes ?? 10)], 'shot.png', { type: more.type ?? 'image/png' })
const content = '存款两小时仍未到账，请帮忙核对'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const open = (answers: Parameters<typeof fakeSite>[0] = {}) => {
  let pictures = 0
  const site = fakeSite({
    getUnreadForType: () => ({ fd_count: 2 }),
    addFeedBack: () => ({ id: 'fbk_1' }),
    queryMemberBetList: () => ({ total: 6, list: [1, 2, 3, 4, 5, 6].map((at) => bet(at)) }),
    querySiteDepositRewardConfigList: () => ({ rewards: [], deposits: [deposit] }),
    uploadImage: () => ({ url: `pic_${String((pictures += 1)).padStart(32, '0')}` }),
    picture: () => ({ image: 'AAAA' }),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={['/mine/feedback']}>
      <FeedbackScreen appealOf={({ settledAt }) => settledAt !== null && <p>可以申诉</p>} />
      <Address />
    </MemoryRouter>,
  )
  return site
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '问题描述' })
const type = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交反馈' }))
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('添加图片', { selector: 'input' }), { target: { files } })

it('sends type, text and attachments, and leads to the thread', async () => {
  const { callsOf } = open()
  type('投注问题')
  expect(screen.getByText(/请选择相关注单/)).toBeTruthy()
  write(`  ${content} `)
  fireEvent.click(screen.getByRole('button', { name: '选择注单' }))
  const tickets = within(screen.getByRole('dialog', { name: '选择相关注单' }))
  fireEvent.click(await tickets.findByRole('checkbox', { name: /北岭 2/ }))
  fireEvent.click(tickets.getByRole('button', { name: '选好了（1/5）' }))
  fireEvent.click(screen.getByRole('button', { name: '选择订单' }))
  const orders = within(screen.getByRole('dialog', { name: '选择相关订单' }))
  expect(await orders.findByText('首存奖金：预计 190.00')).toBeTruthy()
  fireEvent.click(orders.getByRole('radio', { name: /支付宝/ }))
  fireEvent.click(orders.getByRole('button', { name: '选好了' }))
  choose(picture())
  await screen.findByRole('button', { name: '查看图片 1' })
  submit()
  await waitFor(() => expect(callsOf('addFeedBack')).toHaveLength(1))
  expect(callsOf('addFeedBack')[0]?.body).toEqual({
    type: 3,
    content,
    images: [`pic_${'1'.padStart(32, '0')}`],
    ticketIds: ['XH2603102'],
    orderId: 'dep_1',
  })
  expect(callsOf('uploadImage')[0]?.body['purpose']).toBe('feedback')
  expect(await screen.findByText('/mine/feedback/list?id=fbk_1')).toBeTruthy()
  expect(field().value).toBe('')
})

it('keeps text, type and attachments over a reload, for this member alone', async () => {
  open()
  type('存款问题')
  write(content)
  choose(picture())
  await screen.findByRole('button', { name: '查看图片 1' })
  cleanup()
  open()
  expect(field().value).toBe(content)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '存款问题' }).checked).toBe(true)
  expect(await screen.findByRole('button', { name: '查看图片 1' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '清空草稿' }))
  expect(field().value).toBe('')
  write(content)
  cleanup()
  session.start({ token: 't', userId: 'mem_00000002' })
  open()
  expect(field().value).toBe('')
})

it('says beside the field what is missing, and sends nothing', async () => {
  const { callsOf } = open()
  submit()
  expect(screen.getByText('请选择问题类型')).toBeTruthy()
  expect(screen.getByText('请至少写 10 个字')).toBeTruthy()
  write('字'.repeat(501))
  expect(screen.getByText('最多 500 个字，请精简')).toBeTruthy()
  expect(screen.getByText('501/500')).toBeTruthy()
  submit()
  write('👨‍👩‍👧'.repeat(10))
  expect(screen.getByText('10/500')).toBeTruthy()
  expect(callsOf('addFeedBack')).toHaveLength(0)
})

it('refuses files of another kind or size before they are sent', async () => {
  const { callsOf } = open()
  choose(picture({ type: 'image/svg+xml' }))
  expect(await screen.findByText(/请选择JPG、PNG、WEBP或GIF图片/)).toBeTruthy()
  choose(picture({ bytes: 5 * 1024 * 1024 + 1 }))
  expect(await screen.findByText(/图片不能超过5MB/)).toBeTruthy()
  expect(callsOf('uploadImage')).toHaveLength(0)
})

it('takes four pictures, and a removed one makes room', async () => {
  const { callsOf } = open()
  choose(picture(), picture(), picture(), picture(), picture())
  await screen.findByRole('button', { name: '查看图片 4' })
  expect(callsOf('uploadImage')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '移除图片 2' }))
  expect(screen.getByRole('button', { name: '添加图片' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '查看图片 4' })).toBeNull()
})

it('takes five bets, and offers the appeal where there is one', async () => {
  open({
    queryMemberBetList: () => ({
      total: 6,
      list: [1, 2, 3, 4, 5, 6].map((at) =>
        bet(at, at === 1 ? { settledAt: '2026-11-17T05:00:00.000Z', net: '-10.00' } : {}),
      ),
    }),
  })
  fireEvent.click(screen.getByRole('button', { name: '选择注单' }))
  const dialog = within(screen.getByRole('dialog', { name: '选择相关注单' }))
  for (const at of [1, 2, 3, 4, 5])
    fireEvent.click(await dialog.findByRole('checkbox', { name: new RegExp(`北岭 ${at}`) }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /北岭 6/ }).disabled).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: '选好了（5/5）' }))
  expect(screen.getAllByText('可以申诉')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '移除注单 XH2603101' }))
  expect(screen.queryByText('可以申诉')).toBeNull()
})

it('shows why a thread was refused, and keeps what was written', async () => {
  open({
    addFeedBack: () => {
      throw new Refused('feedback-used-up')
    },
  })
  type('其他')
  write(content)
  submit()
  expect(await screen.findByText('今日反馈次数已达上限，请明天再提交')).toBeTruthy()
  expect(field().value).toBe(content)
})
