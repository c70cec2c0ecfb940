import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { SendCodeButton } from './SendCodeButton.tsx'
import { useSendCode } from './use-send-code.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const sent = vi.fn<(signal: AbortSignal) => void>()

/** A page with the button; the code is sent when nothing else is in the way, and never answered. */
function Page() {
  const codes = useSendCode()
  const send = () =>
    codes.send(
      {
        way: 'sms',
        name: 'xingxing8',
        deliver: (_proof, signal) => {
          sent(signal)
          return new Promise((_, fail) => {
            signal.addEventListener('abort', () => fail(new Error('aborted')))
          })
        },
      },
      () => undefined,
    )
  return (
    <>
      <SendCodeButton state={codes} way="sms" onPress={() => void send()} />
      {codes.captchaDialog}
    </>
  )
}

const pageAt = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Page />
  </Activity>
)

const open = (flag: 'none' | 'graphic') => {
  sent.mockReset()
  const site = fakeSite({
    kaptchcate: () => ({ kaptchcate: flag === 'none' ? 99 : 1, flag }),
    defaultKaptcha: () => ({ image: 'data:,', 'x-code': 'x1' }),
  })
  vi.stubGlobal('fetch', site.fetch)
  const { rerender } = render(pageAt('visible'))
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  return {
    leaveAndReturn: () => {
      rerender(pageAt('hidden'))
      rerender(pageAt('visible'))
    },
  }
}

/** Once the button no longer spins. */
const pressAgain = async () => {
  const button = await screen.findByRole('button', { name: '获取验证码' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(button)
}

it('is free again after the page was left while a code was being sent', async () => {
  const { leaveAndReturn } = open('none')
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  leaveAndReturn()
  expect(sent.mock.calls[0]?.[0].aborted).toBe(true)
  await pressAgain()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

it('is free again after the page was left with the captcha open', async () => {
  const { leaveAndReturn } = open('graphic')
  await screen.findByText('请输入图中的字符，不区分大小写')
  leaveAndReturn()
  await pressAgain()
  await screen.findByText('请输入图中的字符，不区分大小写')
})
