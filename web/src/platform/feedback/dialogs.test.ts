import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  closeAllDialogs,
  loadingAutoCloseMs,
  showLoading,
  showLoginPrompt,
  shownFeedback,
  showTips,
  showToast,
  toastMs,
} from './dialogs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  closeAllDialogs()
  vi.useRealTimers()
})

const dialogs = () => shownFeedback().dialogs
const toasts = () => shownFeedback().toasts.map((toast) => toast.text)

it('fills in the defaults of the tips dialog', () => {
  const close = showTips({ msg: '余额不足' })
  expect(dialogs()).toMatchObject([
    {
      kind: 'tips',
      msg: '余额不足',
      title: '温馨提示',
      isShowCancel: false,
      sureText: '确定',
      cancelText: '取消',
      closeAble: true,
    },
  ])
  close()
  expect(dialogs()).toEqual([])
})

it('stacks dialogs and closes each by itself', () => {
  const closeFirst = showTips({ msg: '一' })
  showTips({ msg: '二' })
  closeFirst()
  expect(dialogs()).toMatchObject([{ msg: '二' }])
})

it('closes a loading toast after 3 s only where that is asked for', () => {
  showLoading({ isAutoClose: true, msg: '启动中' })
  const close = showLoading()
  vi.advanceTimersByTime(loadingAutoCloseMs)
  expect(dialogs()).toMatchObject([{ kind: 'loading', msg: '加载中...', isShowMask: true }])
  close()
  expect(dialogs()).toEqual([])
})

it('asks a visitor to log in once, however many places ask', () => {
  showLoginPrompt()
  showLoginPrompt()
  expect(dialogs()).toHaveLength(1)
})

it('shows the same words once and at most three toasts', () => {
  for (const text of ['一', '二', '一', '三', '四']) showToast(text)
  expect(toasts()).toEqual(['一', '三', '四'])
  vi.advanceTimersByTime(toastMs)
  expect(toasts()).toEqual([])
})
