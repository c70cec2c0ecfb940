import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { on } from '../../platform/bus/events.ts'
import { shownFeedback } from '../../platform/feedback/dialogs.ts'
import { session } from '../../platform/session/session.ts'
import { agency, agent, info, leave, logIn, met, open } from './agent.test-kit.tsx'

afterEach(leave)

describe('for everybody', () => {
  it('shows plan and rules of the server and the way to register', async () => {
    const events: string[] = []
    const stop = on('register', () => events.push('register'))
    const { user } = open({ info: () => info(null) })
    expect(await screen.findByText('推荐朋友加入，按月分享收益，佣金最高 35%。')).toBeTruthy()
    const table = within(screen.getByRole('table', { name: '佣金方案' }))
    expect(table.getByText('10 人起')).toBeTruthy()
    expect(table.getByText('¥50,000 起')).toBeTruthy()
    expect(table.getByText('30%')).toBeTruthy()
    expect(screen.getByText('每月 5 日 12:00 结算上月佣金')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '立即注册' }))
    expect(events).toEqual(['register'])
    stop()
  })

  it('reckons a month by the rule, and says what the next step needs', async () => {
    const { user } = open({ info: () => info(null) })
    const calculator = within(await screen.findByRole('region', { name: '佣金计算器' }))
    expect(calculator.getByText('¥15,000')).toBeTruthy()
    const type = async (label: string, text: string): Promise<void> => {
      await user.clear(calculator.getByLabelText(label))
      await user.type(calculator.getByLabelText(label), text)
    }
    await type('活跃会员（人）', '8')
    await type('会员净输额', '41,000')
    await type('会员礼金', '1000.50')
    expect(calculator.getByText('¥9,999.87')).toBeTruthy()
    expect(calculator.getByText('佣金基数 ¥39,999.50 × 25%')).toBeTruthy()
    expect(calculator.getByText('距 30% 档还差：2 名活跃会员，基数 ¥10,000.50')).toBeTruthy()
    await type('会员礼金', '50000')
    expect(calculator.getByText('¥0')).toBeTruthy()
    await type('活跃会员（人）', '2.5')
    expect(calculator.getByText('请输入 0 或正整数')).toBeTruthy()
    expect(calculator.getByText('请先改正填写的数字')).toBeTruthy()
  })

  it('can be asked again after a failure', async () => {
    let failures = 1
    const { user } = open({
      info: () => {
        if ((failures -= 1) >= 0) throw new Refused('not-found')
        return info(null)
      },
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: '代理合作' })).toBeTruthy()
  })

  it('learns of the member who logs in while it is open', async () => {
    open({ info: () => info(session.get().token === '' ? null : agent) })
    await screen.findByText('注册后即可申请成为代理')
    logIn()
    expect(await screen.findByText('R1234567')).toBeTruthy()
  })
})

describe('for a member', () => {
  it('names the conditions and the way to meet them, and sends nothing before', async () => {
    logIn()
    const conditions = [
      { code: 'phone', isMet: true },
      { code: 'real-name', isMet: false },
    ]
    const { user, callsOf } = open({
      info: () => info({ state: 'none', conditions, agency: null }),
    })
    const way = await screen.findByRole('link', { name: '去完善' })
    expect(way.getAttribute('href')).toBe('/mine/userinfo?tab=profile')
    expect(screen.queryByRole('link', { name: '去绑定' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '提交申请' }))
    expect(screen.getByText('请先满足上面的条件，再提交申请。')).toBeTruthy()
    expect(callsOf('apply')).toHaveLength(0)
  })

  it('becomes an agent by one press', async () => {
    logIn()
    let mine: object = { state: 'none', conditions: met, agency: null }
    const { user, callsOf } = open({
      info: () => info(mine),
      apply: () => {
        mine = agent
        return { code: agency.code, since: agency.since }
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect(await screen.findByText(/\/home\?register=1&rcode=R1234567$/)).toBeTruthy()
    expect(callsOf('apply')).toHaveLength(1)
    await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('申请成功，您已成为代理'))
    // The pressed button is gone; the focus is where its outcome stands.
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.textContent).toContain('R1234567')
  })

  it('shows why an application was refused', async () => {
    logIn()
    const { user } = open({
      info: () => info({ state: 'none', conditions: met, agency: null }),
      apply: () => {
        throw new Refused('phone-unbound')
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect((await screen.findByText('请先绑定手机号码')).closest('[role=alert]')).not.toBeNull()
  })

  it('says in its own words that a condition is no longer met', async () => {
    logIn()
    const { user } = open({
      info: () => info({ state: 'none', conditions: met, agency: null }),
      apply: () => {
        throw new Refused('conditions-unmet')
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('请先满足上面的条件，再提交申请。')).toBeTruthy()
  })
})
