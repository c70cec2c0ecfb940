import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import { show } from '../parts/centre.test-kit.tsx'
import { PrivacyCard } from './PrivacyCard.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  closeAllDialogs()
  vi.unstubAllGlobals()
})

const findSwitch = () => screen.findByRole('switch', { name: '公开我的战绩' })
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked')

it('hides the wins at a press, says what that means, and shows them again', async () => {
  let winsShown = true
  const { user, callsOf } = show(<PrivacyCard />, {
    privacy: () => ({ winsShown }),
    setPrivacy: (body) => {
      winsShown = body['winsShown'] === true
      return { winsShown }
    },
  })
  const toggle = await findSwitch()
  expect(isOn(toggle)).toBe('true')
  expect(screen.getByText(/用户名仅显示首尾字符/)).toBeTruthy()
  await user.click(toggle)
  await waitFor(() => expect(isOn(toggle)).toBe('false'))
  expect(screen.getByText(/均不显示您的中奖和奖金/)).toBeTruthy()
  expect(shownFeedback().toasts.at(-1)).toMatchObject({ tone: 'success' })
  await user.click(toggle)
  await waitFor(() => expect(isOn(toggle)).toBe('true'))
  expect(callsOf('setPrivacy').map(({ body }) => body)).toEqual([
    { winsShown: false },
    { winsShown: true },
  ])
})

it('stays as it is when the change is refused, and says why', async () => {
  const { user, callsOf } = show(<PrivacyCard />, {
    privacy: () => ({ winsShown: true }),
    setPrivacy: () => {
      throw new Refused('too-often')
    },
  })
  const toggle = await findSwitch()
  await user.click(toggle)
  await waitFor(() => expect(shownFeedback().toasts.at(-1)).toMatchObject({ tone: 'error' }))
  expect(callsOf('setPrivacy')).toHaveLength(1)
  expect(isOn(toggle)).toBe('true')
})

it('shows no switch before the choice is known, and tries again after a fault', async () => {
  let broken = true
  const { user } = show(<PrivacyCard />, {
    privacy: () => {
      if (broken) throw new Refused('internal-error')
      return { winsShown: false }
    },
  })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(await screen.findByText('隐私设置加载失败')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(isOn(await findSwitch())).toBe('false')
})
