import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { protectionAnswer } from '../parts/protection.test-kit.ts'
import { inMinutes, orderAnswer, place, show, typesAnswer } from './deposit.test-kit.tsx'
import { SaveMoneyScreen } from './SaveMoneyScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
type Answers = Parameters<typeof show>[1]
const open = (answers: Answers, at = '/mine/savemoney') =>
  show(<SaveMoneyScreen amountsShown />, { types: () => typesAnswer(), ...answers }, at)

const amountField = () => screen.findByLabelText<HTMLInputElement>('存款金额')
const type = async (text: string) =>
  fireEvent.change(await amountField(), { target: { value: text } })
const submit = async () => fireEvent.submit((await amountField()).form as HTMLFormElement)

describe('the amount', () => {
  it('is bounded by the rail, told in words and sent as money', async () => {
    const { callsOf, user } = open({ pay: () => orderAnswer() })
    expect((await amountField()).value).toBe('')
    expect(screen.queryByRole('button', { name: '填入最高金额' })).toBeNull()
    await type('999999')
    expect((await amountField()).value).toBe('999999')
    expect(screen.getByText('单笔最高存款 ¥50,000')).toBeTruthy()
    await submit()
    expect(callsOf('pay')).toEqual([])
    await user.click(screen.getByRole('button', { name: '填入最高金额' }))
    expect((await amountField()).value).toBe('50000')
    await type('1234.5')
    expect(screen.getByText('壹仟贰佰叁拾肆元伍角整')).toBeTruthy()
    await submit()
    await waitFor(() => expect(place.now).toBe('/mine/rechargeWait?order=dep_abcdefgh12'))
    expect(callsOf('pay')[0]?.body).toMatchObject({ rail: 'bank', amount: '1234.50' })
  })

  it('outlives a reload until it has become an order, for this member alone', async () => {
    open({})
    await type('1234.5')
    cleanup()
    session.start({ token: 't2', userId: 'mem_00000002' })
    open({})
    expect((await amountField()).value).toBe('')
    cleanup()
    session.start({ token: 't', userId: 'mem_00000001' })
    open({ pay: () => orderAnswer() })
    expect((await amountField()).value).toBe('1234.5')
    await submit()
    await waitFor(() => expect(place.now).toBe('/mine/rechargeWait?order=dep_abcdefgh12'))
    expect(sessionStorage.length).toBe(0)
  })

  it('is explained beside the field when it is missing or too low', async () => {
    const { callsOf } = open({})
    await submit()
    expect(screen.getByText('请输入存款金额')).toBeTruthy()
    await type('99')
    await submit()
    expect(screen.getByText('单笔最低存款 ¥100')).toBeTruthy()
    expect(callsOf('pay')).toEqual([])
  })

  it('stays within what the member’s own limit leaves', async () => {
    open({ types: () => typesAnswer({ limitLeft: '300.00' }) })
    await type('500')
    expect((await amountField()).value).toBe('500')
    expect(screen.getByText('超出您为自己设定的存款限额，目前还可存入 ¥300')).toBeTruthy()
    expect(screen.getByText('调整限额').getAttribute('href')).toBe('/mine/userinfo?tab=protection')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '¥500' }).disabled).toBe(true)
  })

  it('cannot be given where the limit leaves less than the rail takes', async () => {
    open({ types: () => typesAnswer({ limitLeft: '50.00' }) })
    expect(await screen.findByText(/还可存入 ¥50，低于该方式的单笔最低金额 ¥100/)).toBeTruthy()
    expect(screen.queryByLabelText('存款金额')).toBeNull()
  })

  it('shows what the server refuses with its bound', async () => {
    open({
      pay: () => {
        throw new Refused('limit-reached', { left: '120.00' })
      },
    })
    await type('500')
    await submit()
    expect(await screen.findByText('超出您为自己设定的存款限额，目前还可存入 ¥120')).toBeTruthy()
    expect((await amountField()).value).toBe('500')
  })
})

describe('an answer that never came', () => {
  const lose = (fetch: ReturnType<typeof open>['fetch'], lost: string[]) =>
    vi.stubGlobal('fetch', async (path: string, init: Parameters<typeof fetch>[1]) => {
      if (!path.endsWith('/pay')) return fetch(path, init)
      lost.push(new Headers(init.headers).get('request-id') ?? '')
      throw new TypeError('network down')
    })

  it('is asked for under the same id, also after a reload, and lets nothing new be sent', async () => {
    const lost: string[] = []
    const first = open({})
    await type('500')
    lose(first.fetch, lost)
    await submit()
    expect(await screen.findByText('上一笔存款请求尚未收到结果')).toBeTruthy()
    await submit()
    expect(lost).toHaveLength(1)

    cleanup()
    const { user, callsOf } = open({ pay: () => orderAnswer() })
    expect(await screen.findByText(/银行卡转账，金额 ¥500/)).toBeTruthy()
    await user.click(screen.getByText('确认结果'))
    await waitFor(() => expect(callsOf('pay')).toHaveLength(1))
    expect(callsOf('pay')[0]?.requestId).toBe(lost[0])
    expect(callsOf('pay')[0]?.body).toMatchObject({ rail: 'bank', amount: '500.00' })
    await waitFor(() => expect(place.now).toMatch(/rechargeWait/))
  })

  it('is not shown to another member', async () => {
    const first = open({})
    await type('500')
    lose(first.fetch, [])
    await submit()
    expect(await screen.findByText('上一笔存款请求尚未收到结果')).toBeTruthy()
    cleanup()
    session.start({ token: 'u', userId: 'mem_00000002' })
    open({})
    await amountField()
    expect(screen.queryByText('上一笔存款请求尚未收到结果')).toBeNull()
  })
})

describe('the rail', () => {
  it('is chosen by a radio, stored in the address, and validates the amount again', async () => {
    const { user } = open({})
    await type('30000')
    await user.click(screen.getByRole('radio', { name: /支付宝/ }))
    expect(place.now).toBe('/mine/savemoney?rail=alipay')
    expect((await amountField()).value).toBe('30000')
    expect(screen.getByText('单笔最高存款 ¥20,000')).toBeTruthy()
    await type('20000')
    expect(screen.getByText('约 ¥100')).toBeTruthy()
    expect(screen.getByText('¥20,000 + 识别尾数')).toBeTruthy()
  })

  it('of coin shows the quoted rate and sends its quote', async () => {
    const { callsOf } = open(
      {
        getTransferRate: () => ({
          quoteId: 'quo_1',
          rate: '7.2000',
          coinAmount: null,
          expiresAt: inMinutes(10),
        }),
        pay: () => orderAnswer({ waitRoute: 'virtualWait', rail: 'usdt-trc20' }),
      },
      '/mine/savemoney?rail=usdt-trc20',
    )
    expect(await screen.findByText('1 USDT = ¥7.2000')).toBeTruthy()
    await type('720')
    expect(screen.getByText('约 100.000000 USDT')).toBeTruthy()
    await submit()
    await waitFor(() => expect(callsOf('pay')[0]?.body).toMatchObject({ quoteId: 'quo_1' }))
  })

  it('of coin cannot be sent before its rate is there', async () => {
    const rate = () => {
      throw new Refused('not-found')
    }
    open({ getTransferRate: rate }, '/mine/savemoney?rail=usdt-trc20')
    await type('720')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交存款订单' })
    expect(button.disabled).toBe(true)
  })

  it('of coin asks for a new rate when the old one was refused', async () => {
    let quotes = 0
    const { callsOf } = open(
      {
        getTransferRate: () => ({
          quoteId: `quo_${(quotes += 1)}`,
          rate: `7.${quotes}000`,
          coinAmount: null,
          expiresAt: inMinutes(10),
        }),
        pay: () => {
          throw new Refused('quote-expired')
        },
      },
      '/mine/savemoney?rail=usdt-trc20',
    )
    await screen.findByText('1 USDT = ¥7.1000')
    await type('720')
    await submit()
    expect(await screen.findByText('1 USDT = ¥7.2000')).toBeTruthy()
    expect(screen.getByText(/汇率已过期.*请核对后提交/)).toBeTruthy()
    expect(callsOf('pay')).toHaveLength(1)
  })

  it('with a remark gives one in advance and sends it along', async () => {
    const { user, callsOf } = open({
      createSignalCode: () => ({ code: 'K7M2QX', expiresAt: inMinutes(30) }),
      pay: () => orderAnswer(),
    })
    await user.click(await screen.findByText('现在获取附言码'))
    expect(await screen.findByText('K7M2QX')).toBeTruthy()
    await type('500')
    await submit()
    await waitFor(() => expect(callsOf('pay')[0]?.body).toMatchObject({ signalCode: 'K7M2QX' }))
  })
})

describe('the real name', () => {
  const needed = { types: () => typesAnswer({ realNameNeeded: true }) }

  it('is asked for before a payment in CNY, and bound after a second look', async () => {
    const { callsOf } = open({ ...needed, bindFromDeposit: () => ({}) })
    const field = await screen.findByLabelText<HTMLInputElement>('真实姓名')
    fireEvent.change(field, { target: { value: '·林' } })
    fireEvent.submit(field.form as HTMLFormElement)
    expect(screen.getByText('请输入正确的名字')).toBeTruthy()
    fireEvent.change(field, { target: { value: '林晓云' } })
    fireEvent.submit(field.form as HTMLFormElement)
    expect(callsOf('bindFromDeposit')).toEqual([])
    fireEvent.submit(screen.getByText('确认无误').closest('form') as HTMLFormElement)
    await waitFor(() => expect(callsOf('bindFromDeposit')[0]?.body).toEqual({ realName: '林晓云' }))
    await waitFor(() => expect(callsOf('types').length).toBeGreaterThan(1))
  })

  it('of one letter is doubted before it can be confirmed', async () => {
    const { callsOf } = open({ ...needed, bindFromDeposit: () => ({}) })
    const field = await screen.findByLabelText<HTMLInputElement>('真实姓名')
    fireEvent.change(field, { target: { value: '林' } })
    fireEvent.submit(field.form as HTMLFormElement)
    expect(screen.getByText(/姓名只有一个字/)).toBeTruthy()
    expect(screen.queryByText('确认无误')).toBeNull()
    fireEvent.submit(field.form as HTMLFormElement)
    expect(screen.getByText('确认无误')).toBeTruthy()
    expect(screen.getByText(/姓名只有一个字/)).toBeTruthy()
    expect(callsOf('bindFromDeposit')).toEqual([])
  })

  it('is not asked for coins', async () => {
    open(
      {
        ...needed,
        getTransferRate: () => ({
          quoteId: 'quo_1',
          rate: '7.2000',
          coinAmount: null,
          expiresAt: inMinutes(10),
        }),
      },
      '/mine/savemoney?rail=usdt-trc20',
    )
    expect(await amountField()).toBeTruthy()
    expect(screen.queryByLabelText('真实姓名')).toBeNull()
  })
})

describe('orders that wait', () => {
  it('stand on top and can be gone on with or given up after a question', async () => {
    let waiting = [orderAnswer()]
    const { user, callsOf } = open({
      types: () => typesAnswer({ waiting }),
      closeOrder: () => {
        waiting = []
        return orderAnswer({ state: 'closed' })
      },
    })
    const list = within(await screen.findByRole('region', { name: '待付款订单' }))
    expect(list.getByText('继续支付').getAttribute('href')).toBe(
      '/mine/rechargeWait?order=dep_abcdefgh12',
    )
    await user.click(list.getByLabelText('取消订单 dep_abcdefgh12'))
    expect(callsOf('closeOrder')).toEqual([])
    const [question] = shownFeedback().dialogs
    if (question?.kind === 'tips') question.onSure?.()
    await waitFor(() => expect(screen.queryByRole('region', { name: '待付款订单' })).toBeNull())
    expect(callsOf('closeOrder')[0]?.body).toMatchObject({ orderId: 'dep_abcdefgh12' })
  })
})

describe('instead of the form', () => {
  it('a break says what still works', async () => {
    open({
      types: () => {
        throw new Refused('cooling-off')
      },
    })
    expect(await screen.findByText('当前不能存款')).toBeTruthy()
    expect(screen.getByText('前往取款').getAttribute('href')).toBe('/mine/takemoney')
  })

  it('a break also stands there before anything is refused, below orders that wait', async () => {
    const types = () => typesAnswer({ waiting: [orderAnswer()] })
    open({ types, read: () => protectionAnswer({ excludedForGood: true }) })
    expect(await screen.findByText('当前不能存款')).toBeTruthy()
    expect(screen.getByText('您已永久自我排除。存款不再开放，取款不受影响。')).toBeTruthy()
    expect(screen.getByText('待付款订单')).toBeTruthy()
    expect(screen.queryByLabelText('存款金额')).toBeNull()
  })

  it('a site without rails says so, and a fault can be tried again', async () => {
    let broken = true
    const { user } = open({
      types: () => {
        if (broken) throw new Refused('internal-error')
        return typesAnswer({ rails: [] })
      },
    })
    expect(await screen.findByText('存款方式加载失败')).toBeTruthy()
    broken = false
    await user.click(screen.getByText('重试'))
    expect(await screen.findByText('暂无可用的存款方式')).toBeTruthy()
  })
})
