import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readProtection } from '@xinghe/contract/account-protection.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callKey } from '../../../platform/api/use-call.ts'
import { closeAllDialogs } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { protectionAnswer } from '../parts/protection.test-kit.ts'
import { TakeMoneyScreen } from './TakeMoneyScreen.tsx'
import {
  amountField,
  cardAnswer,
  cardsCall,
  fact,
  frozenAnswer,
  goOn,
  infoAnswer,
  methodsAnswer,
  methodsCall,
  orderAnswer,
  show,
  type,
  weights,
  type Answers,
} from '../parts/withdraw.test-kit.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const amounts = { shown: true, toggle: () => undefined }
const open = (answers: Answers = {}, at = '/mine/takemoney') =>
  show(<TakeMoneyScreen amounts={amounts} />, answers, at)

describe('the amount', () => {
  it('is refused above the most that can be asked for, and 全部 fills that in', async () => {
    const { user } = open()
    await type('9999')
    expect((await amountField()).value).toBe('9999')
    expect(screen.getByText('超出可取余额，最多可取 ¥3,000')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect((await amountField()).value).toBe('3000.00')
    expect(fact('手续费')).toEqual(['¥15'])
    expect(fact('预计到账')).toEqual(['¥2,985'])
  })

  it('above what the day leaves says how much that is', async () => {
    open({ withdrawInfo: () => infoAnswer({ usedSum: '79500.00' }) })
    await type('600')
    expect(screen.getByText('超过今日可取总额，目前还可取 ¥500')).toBeTruthy()
  })

  it('outlives a page that was replaced, for instance by maintenance', async () => {
    open()
    await type('500')
    cleanup()
    open()
    expect((await amountField()).value).toBe('500')
  })

  it('is free while the day has free ones left', async () => {
    open({ withdrawInfo: () => infoAnswer({ usedCount: 1 }) })
    expect(await screen.findByText('今日还有 2 次免手续费')).toBeTruthy()
    await type('500')
    expect(fact('手续费')).toEqual(['免费'])
    expect(fact('预计到账')).toEqual(['¥500'])
  })

  it('is explained beside the field, and nothing is sent', async () => {
    const { callsOf } = open()
    await goOn()
    expect(screen.getByText('请输入取款金额')).toBeTruthy()
    await type('99')
    await goOn()
    expect(screen.getByText('单笔最低取款 ¥100')).toBeTruthy()
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(callsOf('new')).toEqual([])
  })

  it.each([
    [{ balance: '50.00' }, '余额低于单笔最低取款金额 ¥100，暂不能取款'],
    [{ usedCount: 5 }, '今日取款次数已用完，请明天再来'],
    [{ usedSum: '79950.00' }, '今日可取总额不足，请明天再来'],
  ])('says why none would do: %o', async (over, text) => {
    open({ withdrawInfo: () => infoAnswer(over) })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
  })
})

describe('blockers of a withdrawal', () => {
  it('is the turnover, line by line', async () => {
    open({
      withdrawInfo: () =>
        infoAnswer({
          turnover: {
            asked: '1000.00',
            done: '650.00',
            left: '350.00',
            weights,
            lines: [
              {
                kind: 'deposit',
                cause: 'dep_1',
                asked: '1000.00',
                done: '650.00',
                madeAt: '2026-11-14T04:00:00.000Z',
              },
            ],
          },
        }),
    })
    expect(await screen.findByText('还需完成 ¥350 有效流水才能取款')).toBeTruthy()
    const bar = screen.getByRole('progressbar', { name: '存款 2026-11-14 12:00' })
    expect(bar.getAttribute('aria-valuenow')).toBe('650')
    expect(screen.getByText('还差 ¥350')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
  })

  it('says which play fills an award with less than its whole', async () => {
    const line = {
      cause: 'awd_1',
      asked: '80.00',
      done: '0.00',
      madeAt: '2026-11-14T04:00:00.000Z',
    }
    const sums = { asked: '80.00', done: '0.00', left: '80.00' }
    open({
      withdrawInfo: () =>
        infoAnswer({ turnover: { ...sums, weights, lines: [{ kind: 'award', ...line }] } }),
    })
    expect(
      await screen.findByText('奖励的流水：真人、棋牌按 20% 计入，其他全额计入；对冲投注不计。'),
    ).toBeTruthy()
  })

  it('is a frozen account, with the reason', async () => {
    open({ info: () => frozenAnswer('资料核实中') })
    expect(await screen.findByText(/资料核实中/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true)
  })

  it('is no break of the member’s own, which the page speaks of all the same', async () => {
    const excludedUntil = new Date(Date.now() + 86_400_000).toISOString()
    open({ read: () => protectionAnswer({ excludedUntil }) })
    expect(await screen.findByText('您正处于自我排除期')).toBeTruthy()
    expect(screen.getByText(/取款和收款账户不受影响；存款、转入场馆与投注已暂停。到 /)).toBeTruthy()
    await type('500')
    const next = screen.getByRole<HTMLButtonElement>('button', { name: '下一步' })
    expect(next.getAttribute('aria-disabled')).not.toBe('true')
    expect(next.disabled).toBe(false)
  })

  it('is not a break that has ended', async () => {
    open({ read: () => protectionAnswer({ coolOffUntil: '2026-01-01T00:00:00.000Z' }) })
    await type('500')
    await waitFor(() => expect(queryClient.getQueryData(callKey(readProtection, {}))).toBeDefined())
    expect(screen.queryByText('您正处于冷静期')).toBeNull()
  })

  it('is a password that was never set', async () => {
    open({ withdrawInfo: () => infoAnswer({ hasWithdrawalPassword: false }) })
    const link = await screen.findByRole('link', { name: '去设置' })
    expect(link.getAttribute('href')).toBe(
      '/mine/userinfo?tab=account&open=withdrawal-password&back=%2Fmine%2Ftakemoney',
    )
    expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
  })

  it('is a card that is missing', async () => {
    open({ [cardsCall]: () => [] })
    const link = await screen.findByRole('link', { name: '添加银行卡' })
    expect(link.getAttribute('href')).toBe('/mine/addBankCard?from=takeMoney')
  })

  it('is a method whose settings contradict themselves', async () => {
    const broken = methodsAnswer({ dailySum: '0.00' })
    open({ [methodsCall]: () => broken })
    expect(await screen.findByText('该取款方式的设置不完整，暂时不能受理')).toBeTruthy()
  })
})

it('offers the default card first and closed methods not at all', async () => {
  open({
    [cardsCall]: () => [
      cardAnswer({ id: 'card_1', isDefault: false, number: '**** **** **** 1111' }),
      cardAnswer({ id: 'card_2', isDefault: true, number: '**** **** **** 2222' }),
    ],
  })
  const cards = within(await screen.findByRole('radiogroup', { name: '选择收款账户' }))
  const radios = cards.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['card_2', true],
    ['card_1', false],
  ])
  const methods = within(screen.getByRole('radiogroup', { name: '选择取款方式' }))
  expect(methods.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
    false,
  ])
})

describe('one order', () => {
  it('tells why it was refused', async () => {
    open(
      {
        withdrawOrderInfo: () => [
          orderAnswer({
            state: 'refused',
            reason: '收款银行维护',
            endedAt: '2026-11-15T05:00:00.000Z',
          }),
        ],
      },
      '/mine/takemoney?order=wd_00000001',
    )
    expect(await screen.findByText('原因：收款银行维护')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: '取款进度' })).getByText('已退回')).toBeTruthy()
  })

  it('is not found where it is not the member’s', async () => {
    open(
      {
        withdrawOrderInfo: () => {
          throw new Refused('not-found')
        },
      },
      '/mine/takemoney?order=wd_99999999',
    )
    expect(await screen.findByText('没有找到这笔取款')).toBeTruthy()
  })

  it('is not found where the address names none that can be', async () => {
    open({}, `/mine/takemoney?order=${'9'.repeat(60)}`)
    expect(await screen.findByText('没有找到这笔取款')).toBeTruthy()
  })
})

it('says what failed and tries again', async () => {
  let broken = true
  const { user } = open({
    withdrawInfo: () => {
      if (broken) throw new Refused('internal-error')
      return infoAnswer()
    },
  })
  expect(await screen.findByText('取款信息加载失败')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await amountField()).toBeTruthy()
})
