import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { on } from '../../platform/bus/events.ts'
import { closeAllDialogs, showLoginPrompt, showTips } from '../../platform/feedback/dialogs.ts'
import { DialogStack } from './DialogStack.tsx'

afterEach(() => {
  act(closeAllDialogs)
  cleanup()
})

describe('tips', () => {
  it('has the default title and one button unless told otherwise', () => {
    render(<DialogStack />)
    act(() => void showTips({ msg: '内容' }))
    expect(screen.getByRole('heading', { name: '温馨提示' })).toBeDefined()
    expect(screen.getByText('内容')).toBeDefined()
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
  })

  it('runs the answer that was given and closes', async () => {
    const onSure = vi.fn()
    const onCancel = vi.fn()
    render(<DialogStack />)
    const ask = () =>
      act(() => {
        showTips({
          msg: '继续吗',
          isShowCancel: true,
          sureText: '继续',
          cancelText: '算了',
          onSure,
          onCancel,
        })
      })
    ask()
    await userEvent.click(screen.getByRole('button', { name: '算了' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.queryByText('继续吗')).toBeNull()
    ask()
    await userEvent.click(screen.getByRole('button', { name: '继续' }))
    expect(onSure).toHaveBeenCalledOnce()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('offers no way out but its buttons when it is not closable', () => {
    render(<DialogStack />)
    act(() => void showTips({ msg: '内容', closeAble: false }))
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  })
})

describe('the login prompt', () => {
  it('leads to the login', async () => {
    const login = vi.fn()
    const stop = on('login', login)
    render(<DialogStack />)
    act(showLoginPrompt)
    expect(screen.getByRole('heading', { name: '提示' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '去登录' }))
    expect(login).toHaveBeenCalledOnce()
    expect(screen.queryByRole('heading', { name: '提示' })).toBeNull()
    stop()
  })
})
