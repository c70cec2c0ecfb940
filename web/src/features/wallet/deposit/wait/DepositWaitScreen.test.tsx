import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import { inMinutes, orderAnswer, payeeAnswer, place, show } from '../deposit.test-kit.tsx'
import { DepositWaitScreen } from './DepositWaitScreen.tsx'
import { askEveryMs, refreshOrder } from '../orders/use-order.ts'

const id = 'dep_abcdefgh12'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof show>[1]
const open = (answers: Answers, at = `/mine/rechargeWait?order=${id}`, amountsShown = true) =>
  show(
    <DepositWaitScreen amountsShown={amountsShown} />,
    { getCustomerInfo: () => payeeAnswer(), ...answers },
    at,
  )

describe('while it waits', () => {
  it('shows the payee, the remark and the time that is left', async () => {
    open({ getDepositOrderStatus: () => orderAnswer() })
    expect(await screen.findByText('6222 0210 0100 0000 123')).toBeTruthy()
    expect(screen.getByText('K7M2QX')).toBeTruthy()
    expect(screen.getByText('复制转账附言')).toBeTruthy()
    expect(screen.getByRole('timer', { name: '剩余付款时间' }).textContent).toMatch(/^2[89]:\d\d$/)
    expect(screen.queryByText('前往沙盒收银台')).toBeNull()
  })

  it('sets the cents apart that the order is known by, and draws the code to scan', async () => {
    const order = orderAnswer({
      rail: 'alipay',
      title: '支付宝',
      waitRoute: 'xnbskWait',
      payAmount: '500.37',
      remark: null,
      cashierUrl: '/sandbox/cashier/x',
    })
    open(
      {
        getDepositOrderStatus: () => order,
        getCustomerInfo: () => payeeAnswer({ qrText: 'https://pay.example/1', remark: null }),
      },
      `/mine/xnbskWait?order=${id}`,
    )
    expect(await screen.findByRole('img', { name: '付款二维码' })).toBeTruthy()
    expect(screen.getByText('.37')).toBeTruthy()
    expect(screen.getByText('前往沙盒收银台').closest('a')?.target).toBe('_blank')
  })

  it('shows coins to the last decimal, their network and its confirmations', async () => {
    const order = orderAnswer({
      rail: 'usdt-trc20',
      title: 'USDT-TRC20',
      waitRoute: 'virtualWait',
      remark: null,
      coin: { network: 'trc20', address: 'TAbc', amount: '69.445312', rate: '7.2000' },
    })
    open(
      {
        getDepositOrderStatus: () => order,
        getCustomerInfo: () => payeeAnswer({ account: 'TAbc', qrText: 'TAbc' }),
        list: () => [
          {
            coin: 'USDT',
            network: 'trc20',
            title: 'TRC20',
            rail: 'usdt-trc20',
            confirmations: 19,
            depositRate: '7.2000',
            withdrawRate: '7.3000',
            open: true,
          },
        ],
      },
      `/mine/virtualWait?order=${id}`,
    )
    expect(await screen.findByText('网络确认 19 次后到账')).toBeTruthy()
    expect(screen.getByText('5312').parentElement?.textContent).toBe('69.445312USDT')
    expect(await screen.findByText('TAbc')).toBeTruthy()
  })

  it('moves to the page that its rail belongs to', async () => {
    open({ getDepositOrderStatus: () => orderAnswer() }, `/mine/virtualWait?order=${id}`)
    await waitFor(() => expect(place.now).toBe(`/mine/rechargeWait?order=${id}`))
  })

  it('is given up after a question', async () => {
    let order = orderAnswer()
    const { user, callsOf } = open({
      getDepositOrderStatus: () => order,
      closeOrder: () => (order = orderAnswer({ state: 'closed', endedAt: inMinutes(0) })),
    })
    await user.click(await screen.findByText('取消订单'))
    expect(callsOf('closeOrder')).toEqual([])
    const [question] = shownFeedback().dialogs
    if (question?.kind === 'tips') question.onSure?.()
    expect(await screen.findByText('订单已取消', { selector: 'h1' })).toBeTruthy()
  })

  it('is over at its expiry, though the server cannot be asked', async () => {
    open({ getDepositOrderStatus: () => orderAnswer({ expiresAt: inMinutes(-1) }) })
    expect(await screen.findByText('订单已超时')).toBeTruthy()
    expect(screen.getByText('重新存款').getAttribute('href')).toBe('/mine/savemoney?rail=bank')
  })
})

describe('the outcome', () => {
  const titles = {
    paid: '存款成功',
    'paid-late': '存款成功（逾时到账）',
    'credited-in-review': '核对完成，已入账',
    reviewing: '已收到款项，正在核对',
    expired: '订单已超时',
    closed: '订单已取消',
    rejected: '款项未能入账',
  } as const

  it.each(Object.entries(titles))('tells %s as %s', async (state, title) => {
    const credited = state === 'paid' || state === 'paid-late' || state === 'credited-in-review'
    open({
      getDepositOrderStatus: () =>
        orderAnswer({ state, received: credited ? '500.00' : null, endedAt: inMinutes(0) }),
    })
    expect(await screen.findByText(title, { selector: 'h1' })).toBeTruthy()
    expect(screen.queryAllByText('+¥500')).toHaveLength(credited ? 1 : 0)
  })

  it('keeps a payment in sight that is still in review', async () => {
    const paid = { state: 'paid', received: '500.00', endedAt: inMinutes(0) }
    open({ getDepositOrderStatus: () => orderAnswer({ ...paid, inReview: '499.00' }) })
    expect(await screen.findByText('另有 ¥499 的付款正在核对')).toBeTruthy()
    cleanup()
    open({
      getDepositOrderStatus: () =>
        orderAnswer({ state: 'reviewing', received: '499.00', inReview: '499.00' }),
    })
    expect(await screen.findByText('已收到款项，正在核对')).toBeTruthy()
    expect(screen.queryByText(/另有/)).toBeNull()
  })

  it('turns to success when the money arrives, with the new balance', async () => {
    let order = orderAnswer()
    open({ getDepositOrderStatus: () => order })
    await screen.findByText('K7M2QX')
    order = orderAnswer({ state: 'paid', received: '500.00', endedAt: inMinutes(0) })
    await refreshOrder(id)
    expect(await screen.findByText('+¥500')).toBeTruthy()
    expect(await screen.findByText('88.00')).toBeTruthy()
  })

  it('hides the balance while the member hides amounts, and gives a reason', async () => {
    open(
      {
        getDepositOrderStatus: () => orderAnswer({ state: 'rejected', reason: '付款人姓名不一致' }),
      },
      undefined,
      false,
    )
    expect(await screen.findByText('原因：付款人姓名不一致')).toBeTruthy()
    expect(await screen.findByText('****')).toBeTruthy()
    expect(screen.queryByText('88.00')).toBeNull()
  })
})

describe('without an order', () => {
  const missing = '没有找到这张订单'

  it('says so for an address that names none, and asks nobody', async () => {
    const { callsOf } = open({}, '/mine/rechargeWait?order=wd_1')
    expect(await screen.findByText(missing)).toBeTruthy()
    expect(callsOf('getDepositOrderStatus')).toEqual([])
  })

  it('says so for another member’s', async () => {
    open({
      getDepositOrderStatus: () => {
        throw new Refused('not-found')
      },
    })
    expect(await screen.findByText(missing)).toBeTruthy()
  })

  it('offers another try where only the answer is missing', async () => {
    let broken = true
    const { user } = open({
      getDepositOrderStatus: () => {
        if (broken) throw new Refused('internal-error')
        return orderAnswer()
      },
    })
    expect(await screen.findByText('订单加载失败')).toBeTruthy()
    broken = false
    await user.click(screen.getByText('重试'))
    expect(await screen.findByText('K7M2QX')).toBeTruthy()
  })
})

it('asks often only while it waits and the socket is silent', () => {
  expect(askEveryMs('waiting', false)).toBeLessThan(10_000)
  expect(askEveryMs('waiting', true)).toBeGreaterThanOrEqual(20_000)
  expect(askEveryMs('reviewing', true)).toBeGreaterThanOrEqual(20_000)
  expect(askEveryMs('paid', false)).toBe(false)
})
