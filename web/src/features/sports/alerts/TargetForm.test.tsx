import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { enterBook, leaveBook, openBook } from '../slip/testing/open-book.tsx'
import type { TargetPick } from './open-target.ts'
import { TargetForm } from './TargetForm.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

const pickOn = (side: string, hk: number): TargetPick => ({
  matchId: 'm9',
  marketId: 'm9.R0',
  side,
  play: 'R',
  label: `全场让球 ${side}`,
  hk: hkPrice(hk),
})

const open = (savePriceTarget: () => unknown = () => []) => {
  const close = vi.fn()
  const { callsOf } = openBook({ savePriceTarget })
  render(<TargetForm picks={[pickOn('H', 95), pickOn('C', 93)]} onClose={close} />)
  return { close, sent: () => callsOf('savePriceTarget').map(({ body }) => body['Request']) }
}

/** Types a price in the Hong Kong view, which is the member's own, and saves. */
const save = (price: string): void => {
  fireEvent.change(screen.getByLabelText('目标赔率（香港盘）'), { target: { value: price } })
  fireEvent.click(screen.getByRole('button', { name: '设置提醒' }))
}

it('saves the target of the chosen pick, says so, and closes', async () => {
  const { close, sent } = open()
  fireEvent.change(screen.getByLabelText('选项'), { target: { value: 'm9.R0 C' } })
  expect(screen.getByText('当前赔率 0.93')).toBeTruthy()
  save('1.02')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject([{ matchId: 'm9', marketId: 'm9.R0', side: 'C', target: 102 }])
  expect(shownFeedback().toasts.map(({ text }) => text)).toContain('已设置到价提醒')
})

it('refuses the price of now and a text that is no price, and sends neither', async () => {
  const { sent } = open()
  save('0.95')
  expect(await screen.findByText('当前赔率已是这个价格，请换一个目标')).toBeTruthy()
  save('')
  expect(await screen.findByText('请输入有效的赔率')).toBeTruthy()
  save('1.10')
  await waitFor(() => expect(sent()).toHaveLength(1))
})

it('says how many targets there may be where the list is full', async () => {
  const { close } = open(() => {
    throw new Refused('list-full')
  })
  save('1.10')
  const fault = await screen.findByText('到价提醒最多 20 条，请先在赛事提醒中删除一部分。')
  expect(fault.closest('[role=alert]')).not.toBeNull()
  expect(close).not.toHaveBeenCalled()
})

it('says that the network failed, keeps what was typed, and saves at the next try', async () => {
  let isCut = true
  const { close } = open(() => {
    if (isCut) throw new TypeError('network')
    return []
  })
  save('1.10')
  const fault = await screen.findByText(/网络/)
  expect(fault.closest('[role=alert]')).not.toBeNull()
  expect(screen.getByDisplayValue('1.10')).toBeTruthy()
  isCut = false
  save('1.10')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})
