import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orderAnswer, show, typesAnswer } from '../../features/wallet/deposit/deposit.test-kit.tsx'
import { activityAnswer } from '../../features/promotions/frame/activity.test-kit.tsx'
import { session } from '../../platform/session/session.ts'
import { SaveMoneyPage } from './SaveMoneyPage.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'firstDeposit',
  multipleHundredths: 800,
  steps: [{ least: '100.00', rateBp: 3800, cap: '1888.00' }],
  withinHours: 72,
}
const open = (isMet = true, at = '/mine/savemoney') =>
  show(
    <SaveMoneyPage />,
    {
      types: () => typesAnswer(),
      config: (body: unknown) =>
        (body as { kind: string }).kind === 'firstDeposit'
          ? activityAnswer(terms)
          : { ...activityAnswer(terms), activities: [] },
      verification: () => ({
        version: 1,
        state: 'open',
        period: '',
        conditions: [{ code: 'no-deposit-yet', isMet, money: null, count: null }],
        items: [],
      }),
      pay: () => orderAnswer(),
    },
    at,
  )
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('存款金额'), { target: { value: text } })
const submit = async () =>
  fireEvent.submit(
    (await screen.findByLabelText<HTMLInputElement>('存款金额')).form as HTMLFormElement,
  )

it('offers a bonus with what it gives and asks, and orders none by itself', async () => {
  const { callsOf } = open()
  await type('500')
  expect(
    await screen.findByText('存入 ¥500，赠 ¥190；取款前需完成奖金流水 ¥1,520（8 倍）'),
  ).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /不参加/ }).checked).toBe(true)
  await submit()
  await waitFor(() => expect(callsOf('pay')).toHaveLength(1))
  expect(callsOf('pay')[0]?.body).not.toHaveProperty('activity')
})

it('orders the bonus that was chosen, or that the member came for', async () => {
  const chosen = { kind: 'firstDeposit', id: '1', version: 1 }
  const first = open()
  await first.user.click(await screen.findByRole('radio', { name: /测试活动/ }))
  await type('500')
  await submit()
  await waitFor(() => expect(first.callsOf('pay')).toHaveLength(1))
  expect(first.callsOf('pay')[0]?.body).toMatchObject({ activity: chosen })
  cleanup()
  const second = open(true, '/mine/savemoney?activity=firstDeposit/1')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /测试活动/ })).checked).toBe(
    true,
  )
  // The choice stays with another rail.
  await second.user.click(screen.getByRole('radio', { name: /支付宝/ }))
  await type('500')
  await submit()
  await waitFor(() => expect(second.callsOf('pay')).toHaveLength(1))
  expect(second.callsOf('pay')[0]?.body).toMatchObject({ rail: 'alipay', activity: chosen })
})

it('shows no bonus that the member cannot have', async () => {
  open(false, '/mine/savemoney?activity=firstDeposit/1')
  await type('500')
  expect(screen.queryByRole('radio', { name: /测试活动/ })).toBeNull()
})
