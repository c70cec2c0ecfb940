import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs } from '../../../platform/feedback/dialogs.ts'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session/session.ts'
import { TransferScreen } from './TransferScreen.tsx'
import { place, showWallets, venueAnswer, walletsAnswer } from '../venues/wallets.test-kit.tsx'

vi.mock('../../../platform/i18n/load-dictionary.ts', () => ({
  loadDictionary: () => Promise.resolve({ 转账金额: '轉賬金額' }),
}))

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(async () => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  await setLanguage('zh-CN')
  vi.unstubAllGlobals()
})

const enter = vi.fn<(enName: string) => void>()
const open = (answers: Parameters<typeof showWallets>[1], at = '/mine/transfermoney') =>
  showWallets(<TransferScreen amountsShown onEnter={enter} />, answers, at)

const field = () => screen.findByLabelText<HTMLInputElement>('转账金额')
const type = async (text: string) => {
  const input = await field()
  await waitFor(() => expect(input.disabled).toBe(false))
  fireEvent.change(input, { target: { value: text } })
}
const submit = async () => fireEvent.submit((await field()).form as HTMLFormElement)

const done = () => ({
  transferId: 'vtr_1',
  state: 'done',
  centerWalletBalance: '58.00',
  venueBalance: '80.00',
})

describe('a transfer', () => {
  it('is bounded by the wallet it leaves and goes the way the address says', async () => {
    const { callsOf } = open({ transfer: done }, '/mine/transfermoney?venue=CRTY&ty=2')
    await type('70')
    expect((await field()).value).toBe('70')
    expect(screen.getByText('超出可转余额 ¥50，请改小金额，或点“全部”')).toBeTruthy()
    await submit()
    expect(callsOf('transfer')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '全部' }))
    expect((await field()).value).toBe('50.00')
    await submit()
    expect(await screen.findByText('转账成功')).toBeTruthy()
    expect(callsOf('transfer').map(({ body }) => body)).toEqual([
      { channelCode: 'CRTY', amount: '50.00', ty: 2 },
    ])
  })

  it('keeps what was typed when the language is changed', async () => {
    const { callsOf } = open({}, '/mine/transfermoney?venue=CRTY&ty=1')
    await type('30')
    const input = await field()
    await act(() => setLanguage('zh-TW'))
    const asked = () => callsOf('allBalance').map(({ body }) => body['language'])
    await waitFor(() => expect(asked()).toEqual(['zh-CN', 'zh-TW']))
    expect(await screen.findByLabelText<HTMLInputElement>('轉賬金額')).toBe(input)
    expect(input.value).toBe('30')
  })

  it('gives way to the form of another link', async () => {
    const screens = (
      <>
        <Link to="/mine/transfermoney?venue=SBX&ty=1">到沙盒</Link>
        <TransferScreen amountsShown onEnter={enter} />
      </>
    )
    showWallets(screens, { transfer: done }, '/mine/transfermoney?venue=CRTY&ty=1')
    await type('30')
    await submit()
    expect(await screen.findByText('转账成功')).toBeTruthy()
    fireEvent.click(screen.getByText('到沙盒'))
    expect((await field()).value).toBe('')
    expect(screen.queryByText('转账成功')).toBeNull()
    expect(screen.getByRole('button', { name: /沙盒场馆$/ })).toBeTruthy()
  })

  it('turns around at a press and forgets what was typed', async () => {
    open({}, '/mine/transfermoney?venue=SBX')
    await type('12')
    fireEvent.click(screen.getByRole('button', { name: '交换转出与转入' }))
    await waitFor(() => expect(place.now).toBe('/mine/transfermoney?venue=SBX&ty=2'))
    expect((await field()).value).toBe('')
  })

  it('is explained beside the field when it is missing or too low', async () => {
    const { callsOf } = open({})
    await type('')
    await submit()
    expect(screen.getByText('请输入转账金额')).toBeTruthy()
    await type('0.99')
    await submit()
    expect(screen.getByText('单笔最低转账 ¥1')).toBeTruthy()
    expect(callsOf('transfer')).toEqual([])
  })

  it.each([
    ['lock-not-had', '钱包正忙，请稍后重试'],
    ['transfer-pending', '上一笔转账正在处理，请稍后再试'],
  ] as const)('says why it was refused: %s', async (refusal, text) => {
    open({
      transfer: () => {
        throw new Refused(refusal)
      },
    })
    await type('10')
    await submit()
    expect(await screen.findByText(text)).toBeTruthy()
    expect((await field()).value).toBe('10')
  })

  it('shows a transfer with an unknown outcome', async () => {
    open({ transfer: () => ({ ...done(), state: 'pending', venueBalance: null }) })
    await type('10')
    await submit()
    expect(await screen.findByText('转账处理中')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '进入星河体育' })).toBeNull()
  })

  it.each([
    ['转账成功', done],
    [
      '转账未成功，款项已退回',
      () => {
        throw new Refused('outside-refused')
      },
    ],
  ] as const)('is asked for again until it has ended: %s', async (title, ended) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let asked = 0
    const { callsOf } = open({
      transfer: () => {
        asked += 1
        return asked === 1 ? { ...done(), state: 'pending', venueBalance: null } : ended()
      },
    })
    await type('10')
    await submit()
    expect(await screen.findByText('转账处理中')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText(title)).toBeTruthy()
    const [sent, again, ...more] = callsOf('transfer')
    expect(again?.requestId).toBe(sent?.requestId)
    expect(more).toEqual([])
    vi.useRealTimers()
  })

  it('leads on into the venue', async () => {
    open({ transfer: done })
    await type('30')
    await submit()
    fireEvent.click(await screen.findByRole('button', { name: '进入星河体育' }))
    expect(enter).toHaveBeenCalledWith('crty')
  })
})

describe('an answer that never came', () => {
  it('is asked for under the same id, also after a reload, and lets nothing new be sent', async () => {
    const first = open({ transfer: done })
    first.lost.add('transfer')
    await type('30')
    await submit()
    expect(await screen.findByText('上一笔转账尚未收到结果')).toBeTruthy()
    expect((await field()).disabled).toBe(true)

    cleanup()
    const second = open({ transfer: done })
    fireEvent.click(await screen.findByRole('button', { name: '确认结果' }))
    expect(await screen.findByText('转账成功')).toBeTruthy()
    const [sent] = first.callsOf('transfer')
    const [again] = second.callsOf('transfer')
    expect(again?.requestId).toBe(sent?.requestId)
    expect(again?.body).toEqual(sent?.body)
  })
})

describe('a venue', () => {
  it('in maintenance takes nothing in, but gives back', async () => {
    const closed = () =>
      walletsAnswer({ venues: [venueAnswer({ state: 'maintenance' })], totalMoney: '138.00' })
    open({ allBalance: closed })
    expect(await screen.findByText(/该场馆维护中，暂不能转入/)).toBeTruthy()
    expect((await field()).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '交换转出与转入' }))
    await waitFor(async () => expect((await field()).disabled).toBe(false))
  })

  it('that is silent has nothing to take out', async () => {
    const silent = () => walletsAnswer({ venues: [venueAnswer({ balance: null })] })
    open({ allBalance: silent }, '/mine/transfermoney?venue=CRTY&ty=2')
    expect(await screen.findByText(/无法确认可转余额/)).toBeTruthy()
  })

  it('may not exist at all', async () => {
    open({ allBalance: () => walletsAnswer({ venues: [] }) })
    expect(await screen.findByText('暂无可转账的场馆')).toBeTruthy()
  })
})
