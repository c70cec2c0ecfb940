import { createHash } from 'node:crypto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { TakeMoneyScreen } from './TakeMoneyScreen.tsx'
import {
  cardAnswer,
  cardsCall,
  confirm,
  dialog,
  fact,
  goOn,
  infoAnswer,
  lose,
  orderAnswer,
  place,
  show,
  type,
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

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

describe('a request', () => {
  it('lists everything once more and goes to its order', async () => {
    const { callsOf } = open({ new: () => orderAnswer() })
    await type('500')
    await goOn()
    expect(dialog().getByText('**** **** **** 2935')).toBeTruthy()
    confirm('25803')
    expect(dialog().getByText('请输入6位取款密码')).toBeTruthy()
    expect(callsOf('new')).toEqual([])
    confirm('258036')
    await waitFor(() => expect(place.now).toBe('/mine/takemoney?order=wd_00000001'))
    expect(callsOf('new')[0]?.body).toEqual({
      cardId: 'card_1',
      amount: '500.00',
      language: 'zh-CN',
      password: md5('258036'),
    })
  })

  it('shows a wrong password beside the field, and sends the next one under another id', async () => {
    const { callsOf } = open({
      new: () => {
        throw new Refused('password-check-failed')
      },
    })
    await type('500')
    await goOn()
    confirm('111222')
    expect(await dialog().findByText('密码验证失败')).toBeTruthy()
    expect(dialog().getByLabelText<HTMLInputElement>('取款密码').value).toBe('')
    confirm('111333')
    await waitFor(() => expect(callsOf('new')).toHaveLength(2))
    const [first, second] = callsOf('new')
    expect(first?.requestId).not.toBe(second?.requestId)
  })

  it.each([
    [
      new Refused('withdrawal-sum-reached', { left: '200.00' }),
      '超过今日可取总额，目前还可取 ¥200',
    ],
    [new Refused('lock-not-had'), '钱包正忙，请稍后重试'],
    [new Refused('withdrawal-settings-incomplete'), '取款设置不完整，请联系客服'],
    [new Refused('turnover-open', { left: '88.00' }), '还需完成 ¥88 有效流水才能取款'],
  ])('explains a refusal with what the server told: %s', async (refused, text) => {
    open({
      new: () => {
        throw refused
      },
    })
    await type('500')
    await goOn()
    confirm('258036')
    expect(await dialog().findByText(text)).toBeTruthy()
  })

  it('wants no password where the site asks for none', async () => {
    const { callsOf, user } = open({
      withdrawInfo: () => infoAnswer({ passwordNeeded: false }),
      new: () => orderAnswer(),
    })
    await type('500')
    await goOn()
    expect(dialog().queryByLabelText('取款密码')).toBeNull()
    await user.click(dialog().getByText('返回修改'))
    await goOn()
    fireEvent.submit(document.querySelector('dialog[open] form') as HTMLFormElement)
    await waitFor(() => expect(callsOf('new')).toHaveLength(1))
    expect(callsOf('new')[0]?.body).not.toHaveProperty('password')
  })
})

describe('a request without an answer', () => {
  const begin = async (answers: Answers = {}) => {
    const site = open({ new: () => orderAnswer(), ...answers })
    const lost = lose(site, '/withdraw/new')
    await type('500')
    await goOn()
    confirm('258036')
    await screen.findByText('上一笔取款请求尚未收到结果')
    // The closing dialog still contains a password field.
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    return { ...site, lost }
  }

  it('is repeated under its own id and password before anything else', async () => {
    const { user, callsOf, fetch, lost } = await begin()
    expect(screen.getByRole('button', { name: '下一步' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    vi.stubGlobal('fetch', fetch)
    await user.click(screen.getByRole('button', { name: '确认结果' }))
    await waitFor(() => expect(place.now).toBe('/mine/takemoney?order=wd_00000001'))
    expect(callsOf('new').map(({ requestId }) => requestId)).toEqual(lost)
    expect(callsOf('new')[0]?.body['password']).toBe(md5('258036'))
    expect(sessionStorage.length).toBe(0)
  })

  it('outlives a reload without its password', async () => {
    const { lost } = await begin()
    expect(JSON.stringify(sessionStorage)).not.toContain(md5('258036'))
    cleanup()
    const { user, callsOf } = open({ new: () => orderAnswer() })
    await screen.findByText('上一笔取款请求尚未收到结果')
    const field = screen.getByLabelText<HTMLInputElement>('取款密码')
    fireEvent.change(field, { target: { value: '258036' } })
    await user.click(screen.getByRole('button', { name: '确认结果' }))
    await waitFor(() => expect(callsOf('new')).toHaveLength(1))
    expect(callsOf('new')[0]).toMatchObject({
      requestId: lost[0],
      body: { cardId: 'card_1', amount: '500.00', password: md5('258036') },
    })
  })

  it('stays open when the password is wrong, and ends when the id was used', async () => {
    let refusal = new Refused('password-check-failed')
    const { user, fetch } = await begin({
      new: () => {
        throw refusal
      },
    })
    vi.stubGlobal('fetch', fetch)
    await user.click(screen.getByRole('button', { name: '确认结果' }))
    expect(await screen.findByText('密码验证失败')).toBeTruthy()
    refusal = new Refused('request-id-reused')
    fireEvent.change(screen.getByLabelText('取款密码'), { target: { value: '258037' } })
    await user.click(screen.getByRole('button', { name: '确认结果' }))
    await waitFor(() => expect(screen.queryByText('上一笔取款请求尚未收到结果')).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })
})

describe('a request whose outcome the server does not know', () => {
  const unknownTitle = '上一笔取款请求尚未收到结果'
  const ask = '确认结果'

  const begin = async () => {
    const steps: (() => unknown)[] = [
      () => {
        throw new Refused('internal-error')
      },
    ]
    const site = open({ new: () => (steps.shift() ?? orderAnswer)() })
    await type('500')
    await goOn()
    confirm('258036')
    await screen.findByText(unknownTitle)
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    return { ...site, steps }
  }
  const idsOf = (site: Pick<Awaited<ReturnType<typeof begin>>, 'callsOf'>) =>
    new Set(site.callsOf('new').map(({ requestId }) => requestId)).size

  it('is asked about until it is answered, whatever its repetition is refused for', async () => {
    const site = await begin()
    const { user, steps } = site
    for (const [refusal, text] of [
      ['too-often', '请勿频繁提交'],
      ['lock-not-had', '钱包正忙，请稍后重试'],
    ] as const) {
      steps.push(() => {
        throw new Refused(refusal)
      })
      await user.click(screen.getByRole('button', { name: ask }))
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.getByText(unknownTitle)).toBeTruthy()
      expect(screen.getByRole('button', { name: '下一步' }).getAttribute('aria-disabled')).toBe(
        'true',
      )
    }
    await user.click(screen.getByRole('button', { name: ask }))
    await waitFor(() => expect(place.now).toBe('/mine/takemoney?order=wd_00000001'))
    expect(idsOf(site)).toBe(1)
    expect(site.callsOf('new')).toHaveLength(4)
    expect(sessionStorage.length).toBe(0)
  })

  it('ends with a refusal of the request itself', async () => {
    const { user, steps } = await begin()
    steps.push(() => {
      throw new Refused('turnover-open', { left: '88.00' })
    })
    await user.click(screen.getByRole('button', { name: ask }))
    await waitFor(() => expect(screen.queryByText(unknownTitle)).toBeNull())
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('unanswered'))).toEqual([])
  })

  it('waits for its member after the session expired, and is no business of another', async () => {
    const site = await begin()
    site.steps.push(() => {
      throw new Refused('session-expired')
    })
    await site.user.click(screen.getByRole('button', { name: ask }))
    await waitFor(() => expect(screen.queryByText(unknownTitle)).toBeNull())
    cleanup()
    session.start({ token: 't2', userId: 'mem_00000002' })
    open()
    await type('500')
    expect(screen.queryByText(unknownTitle)).toBeNull()
    cleanup()
    session.start({ token: 't3', userId: 'mem_00000001' })
    open()
    expect(await screen.findByText(unknownTitle)).toBeTruthy()
  })
})

describe('coins', () => {
  it('are counted at the quoted rate, and the quote is sent along', async () => {
    const { callsOf } = open({
      [cardsCall]: () => [cardAnswer({ id: 'card_9', kind: 'trc20', issuer: '' })],
      getTransferRate: () => ({
        quoteId: 'quote_1',
        rate: '7.0000',
        coinAmount: null,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      }),
      new: () => orderAnswer({ kind: 'trc20' }),
    })
    expect(await screen.findByText('1 USDT = ¥7.0000')).toBeTruthy()
    await type('702')
    expect(fact('到账数量')).toEqual(['99.784285 USDT'])
    await goOn()
    confirm('258036')
    await waitFor(() => expect(callsOf('new')).toHaveLength(1))
    expect(callsOf('new')[0]?.body).toMatchObject({ cardId: 'card_9', quoteId: 'quote_1' })
    expect(callsOf('getTransferRate')[0]?.body).toEqual({ network: 'trc20', direction: 'withdraw' })
  })
})
