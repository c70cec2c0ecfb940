import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RecoveryDone } from './RecoveryDone.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('returns to login after three seconds, once', () => {
  vi.useFakeTimers()
  const onLogin = vi.fn()
  render(<RecoveryDone onLogin={onLogin} />)
  expect(screen.getByText('修改成功')).toBeTruthy()
  expect(screen.getByText('3秒后返回登录')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByText('1秒后返回登录')).toBeTruthy()
  expect(onLogin).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(onLogin).toHaveBeenCalledOnce()
})
