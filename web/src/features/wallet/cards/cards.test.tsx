import { createHash } from 'node:crypto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { hourMs, later, siteMinute } from '@xinghe/rules/base/instant.ts'
import { installPopovers } from '@xinghe/ui/native-popover.test-kit.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { session } from '../../../platform/session/session.ts'
import {
  addableCall,
  cardAnswer,
  cardsCall,
  lose,
  place,
  show,
  type Answers,
} from '../parts/withdraw.test-kit.tsx'
import { PlainCode } from '../parts/card-code.test-kit.tsx'
import { AccountManageScreen } from './AccountManageScreen.tsx'
import { AddBankCardScreen } from './AddBankCardScreen.tsx'
import { AlipayManageScreen } from './AlipayManageScreen.tsx'
import { VirtualCoinCardScreen } from './VirtualCoinCardScreen.tsx'

installPopovers()
beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const password = '258036'

const addable = (over: Record<string, unknown> = {}) => ({
  banks: [
    { code: 'ICBC', name: '中国工商银行' },
    { code: 'CMB', name: '招商银行' },
  ],
  networks: [
    { kind: 'trc20', name: 'USDT-TRC20', coin: 'USDT' },
    { kind: 'erc20', name: 'USDT-ERC20', coin: 'USDT' },
  ],
  left: { bank: 4, alipay: 3, trc20: 3, erc20: 3 },
  holder: '张**',
  hasWithdrawalPassword: true,
  phone: '138****8000',
  passwordNeeded: true,
  holdHours: 0,
  ...over,
})

const pages = (
  <Routes>
    <Route path="/mine/accountManage/:id" element={<AccountManageScreen />} />
    <Route path="/mine/addBankCard" element={<AddBankCardScreen Code={PlainCode} />} />
    <Route path="/mine/virtualCoinCard" element={<VirtualCoinCardScreen Code={PlainCode} />} />
    <Route path="/mine/alipayManage" element={<AlipayManageScreen Code={PlainCode} />} />
    <Route path="*" element={null} />
  </Routes>
)
const open = (at: string, answers: Answers = {}) =>
  show(pages, { [addableCall]: () => addable(), add: () => cardAnswer(), ...answers }, at)

const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)

describe('a bank card', () => {
  const fillAll = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: '开户银行' }))
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '招商' } })
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
    await fill('银行卡号', '6225 8801 3748 2932')
    await fill('持卡人姓名', '张小明')
    await fill('取款密码', password)
    await fill('验证码', '246813')
  }

  it('is grouped while typed, and judged by its check digit before it is sent', async () => {
    const { callsOf } = open('/mine/addBankCard')
    await fill('银行卡号', '6225880137482935')
    const field = screen.getByLabelText<HTMLInputElement>('银行卡号')
    expect(field.value).toBe('6225 8801 3748 2935')
    fireEvent.blur(field)
    expect(screen.getByText('银行卡号有误，请逐位核对')).toBeTruthy()
    submit()
    expect(screen.getByText('请选择开户银行', { selector: '[aria-live] *' })).toBeTruthy()
    expect(screen.getByText('请输入持卡人姓名')).toBeTruthy()
    expect(screen.getByText('请输入6位取款密码')).toBeTruthy()
    expect(callsOf('add')).toEqual([])
  })

  it('is bound, and the member goes on to the list', async () => {
    const { user, callsOf } = open('/mine/addBankCard')
    await fillAll(user)
    submit()
    await waitFor(() => expect(place.now).toBe('/mine/accountManage/bank'))
    expect(callsOf('add')[0]?.body).toEqual({
      kind: 'bank',
      issuer: 'CMB',
      number: '6225 8801 3748 2932',
      holder: '张小明',
      branch: '',
      password: md5(password),
      code: '246813',
    })
  })

  it('says how long it is held before it is bound, and is not sent without the yes', async () => {
    const { user, callsOf } = open('/mine/addBankCard', {
      [addableCall]: () => addable({ holdHours: 24 }),
    })
    await fillAll(user)
    submit()
    const [shown] = shownFeedback().dialogs
    expect(shown).toMatchObject({ kind: 'tips', title: '新收款账户有冷静期' })
    if (shown?.kind !== 'tips') throw new Error('no dialog')
    const time = siteMinute(later(serverNow(), 24 * hourMs))
    expect(shown.msg).toContain(`绑定后 24 小时内不能取款至该账户，${time} 起可以取款`)
    expect(callsOf('add')).toEqual([])
    act(() => shown.onSure?.())
    await waitFor(() => expect(callsOf('add')).toHaveLength(1))
  })

  it('asks the code of the phone', async () => {
    const { user, callsOf } = open('/mine/addBankCard')
    await fillAll(user)
    await fill('验证码', '')
    submit()
    expect(screen.getByText(/请输入6位数字验证码/)).toBeTruthy()
    expect(callsOf('add')).toEqual([])
  })

  it('leads back to the withdrawal that it was needed for', async () => {
    const { user } = open('/mine/addBankCard?from=takeMoney')
    await fillAll(user)
    submit()
    await waitFor(() => expect(place.now).toBe('/mine/takemoney'))
  })

  it('says beside the name that it is not the member’s, and keeps what was typed', async () => {
    const { user } = open('/mine/addBankCard', {
      add: () => {
        throw new Refused('card-holder-differs')
      },
    })
    await fillAll(user)
    submit()
    expect(await screen.findByText('持卡人姓名须与账户实名一致')).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>('持卡人姓名')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('张小明')
  })

  /** A submit without an answer; returns the page and the request id. */
  const press = async (answers: Answers = {}) => {
    const page = open('/mine/addBankCard', answers)
    await fillAll(page.user)
    const lost = lose(page, '/bankCard/add')
    submit()
    expect(await screen.findByText('网络异常')).toBeTruthy()
    vi.stubGlobal('fetch', page.fetch)
    return { ...page, lost }
  }
  const idsOf = (page: ReturnType<typeof open>) =>
    page.callsOf('add').map(({ requestId }) => requestId)

  it('is repeated under the same id when no answer came', async () => {
    const { lost, ...page } = await press()
    submit()
    await waitFor(() => expect(idsOf(page)).toEqual(lost))
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  it('typed anew after a reload is the same intention, of which nothing secret was kept', async () => {
    const { lost } = await press()
    const kept = JSON.stringify(sessionStorage)
    expect(kept).toContain(lost[0])
    for (const secret of [md5(password), '6225', '张小明']) expect(kept).not.toContain(secret)
    cleanup()
    const page = open('/mine/addBankCard')
    await fillAll(page.user)
    submit()
    await waitFor(() => expect(idsOf(page)).toEqual(lost))
  })

  it('is another intention after a reload when it is another card', async () => {
    const { lost } = await press()
    cleanup()
    const page = open('/mine/addBankCard')
    await fillAll(page.user)
    await fill('银行卡号', '6217 0000 0000 0006')
    submit()
    await waitFor(() => expect(idsOf(page)).toHaveLength(1))
    expect(idsOf(page)).not.toEqual(lost)
  })

  it('is sent under a new id when the press before the reload succeeded with other input', async () => {
    const { lost } = await press()
    cleanup()
    const page = open('/mine/addBankCard', {
      add: () => {
        throw new Refused(idsOf(page).length === 1 ? 'request-id-reused' : 'card-taken')
      },
    })
    await fillAll(page.user)
    submit()
    expect(await screen.findByText('该收款账户已被绑定')).toBeTruthy()
    const [first, second, ...more] = idsOf(page)
    expect([first, more]).toEqual([lost[0], []])
    expect(second).not.toBe(first)
  })
})

describe('reasons that block adding one', () => {
  it('is that there are enough', async () => {
    open('/mine/addBankCard', {
      [addableCall]: () => addable({ left: { bank: 0, alipay: 3, trc20: 3, erc20: 3 } }),
      [cardsCall]: () => ['1', '2', '3', '4', '5'].map((id) => cardAnswer({ id })),
    })
    expect(await screen.findByText('数量已达上限（5 个）')).toBeTruthy()
  })

  it('is a method that is closed', async () => {
    open('/mine/alipayManage', {
      [addableCall]: () => addable({ left: { bank: 4, alipay: 0, trc20: 3, erc20: 3 } }),
    })
    expect(await screen.findByText('该方式暂未开放')).toBeTruthy()
  })

  it('is a withdrawal password that was never set', async () => {
    open('/mine/addBankCard', {
      [addableCall]: () => addable({ hasWithdrawalPassword: false }),
    })
    expect(await screen.findByText('请先设置取款密码')).toBeTruthy()
  })
})

describe('a coin address', () => {
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

  it.each([
    ['T123', 'TRC20 地址以 T 开头，共 34 位字母和数字'],
    [tron.replace('R7', 'R8'), '地址校验不通过，可能有字符输错，请重新复制粘贴'],
  ])('is checked in the browser: %s', async (typed, text) => {
    const { callsOf } = open('/mine/virtualCoinCard')
    await fill('收款地址', typed)
    fireEvent.blur(screen.getByLabelText('收款地址'))
    expect(screen.getByText(text)).toBeTruthy()
    expect(callsOf('add')).toEqual([])
  })

  it('is sent with its network and label', async () => {
    const { callsOf } = open('/mine/virtualCoinCard?network=trc20', {
      add: () => cardAnswer({ kind: 'trc20', issuer: '' }),
    })
    await fill('收款地址', ` ${tron} `)
    expect(screen.getByText('地址格式正确')).toBeTruthy()
    await fill('备注名（选填）', '我的钱包')
    await fill('取款密码', password)
    await fill('验证码', '246813')
    submit()
    await waitFor(() => expect(place.now).toBe('/mine/accountManage/coin'))
    expect(callsOf('add')[0]?.body).toEqual({
      kind: 'trc20',
      number: tron,
      label: '我的钱包',
      password: md5(password),
      code: '246813',
    })
  })

  it('is validated again on another network', async () => {
    const { user } = open('/mine/virtualCoinCard')
    await fill('收款地址', tron)
    await user.click(screen.getByRole('radio', { name: /ERC20/ }))
    fireEvent.blur(screen.getByLabelText('收款地址'))
    expect(screen.getByText('ERC20 地址以 0x 开头，后接 40 位十六进制字符')).toBeTruthy()
  })
})

describe('the list', () => {
  const cards = [
    cardAnswer({ id: 'card_1', number: '**** **** **** 1111' }),
    cardAnswer({ id: 'card_2', number: '**** **** **** 2222', isDefault: false }),
    cardAnswer({ id: 'card_3', kind: 'alipay', issuerName: '支付宝', number: '138****8000' }),
  ]
  const list = (answers: Answers = {}) =>
    open('/mine/accountManage/bank', { [cardsCall]: () => cards, ...answers })

  it('shows each kind on its own tab, which the address names', async () => {
    const { user } = list()
    expect(await screen.findByText('**** **** **** 1111')).toBeTruthy()
    expect(screen.getByText('已绑定 2 / 5')).toBeTruthy()
    expect(screen.queryByText('138****8000')).toBeNull()
    await user.click(screen.getByRole('tab', { name: '支付宝' }))
    expect(await screen.findByText('138****8000')).toBeTruthy()
    expect(place.now).toBe('/mine/accountManage/alipay')
  })

  it('says until when a new card is held', async () => {
    const until = later(serverNow(), hourMs)
    list({ [cardsCall]: () => [cardAnswer({ heldUntil: new Date(until).toISOString() })] })
    expect(
      await screen.findByText(`冷静期至 ${siteMinute(until)}，期间不能取款至该账户`),
    ).toBeTruthy()
  })

  it('sets another default', async () => {
    const { user, callsOf } = list({ setDefault: () => ({}) })
    await user.click(await screen.findByRole('button', { name: '把 **** **** **** 2222 设为默认' }))
    await waitFor(() => expect(callsOf('setDefault')[0]?.body).toEqual({ id: 'card_2' }))
    await waitFor(() => expect(callsOf(cardsCall).length).toBeGreaterThan(1))
  })

  it('takes one off with the password, and says why another stays', async () => {
    let inUse = true
    const { user, callsOf } = list({
      remove: () => {
        if (inUse) throw new Refused('card-in-use')
        return {}
      },
    })
    await user.click(await screen.findByRole('button', { name: '删除 **** **** **** 2222' }))
    const dialog = within(document.querySelector('dialog[open]') as HTMLElement)
    fireEvent.change(dialog.getByLabelText('取款密码'), { target: { value: password } })
    submit()
    expect(await dialog.findByText('有取款正在使用该收款账户，暂不能删除')).toBeTruthy()
    inUse = false
    submit()
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    expect(callsOf('remove')[1]?.body).toEqual({ id: 'card_2', password: md5(password) })
  })
})
