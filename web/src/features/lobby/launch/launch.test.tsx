import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { installNavigator } from '../../../platform/navigation/navigator.ts'
import { readLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { beginLaunch } from './begin-launch.ts'
import type { GameWindow } from './game-window.ts'
import { endStage } from './launch-stage.ts'
import { LaunchDialogs } from './LaunchDialogs.tsx'
import type { MoneyMover, MoveOutcome } from './money-mover.ts'

const gone: string[] = []
beforeEach(() => {
  session.start({ token: 't', userId: 'mem_00000001' })
  gone.length = 0
  installNavigator((path) => gone.push(path))
})
afterEach(() => {
  cleanup()
  endStage()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const wallets = (autoTransfer: 0 | 1) => ({
  totalMoney: '88.00',
  autoTransfer,
  venues: [
    {
      channelCode: 'SBX',
      enName: 'sbx',
      title: '沙盒场馆',
      balance: '0.00',
      state: 'open',
      pending: '0.00',
    },
  ],
})

const launched = (over: Record<string, unknown> = {}) => ({
  channelCode: 'SBX',
  url: 'https://games.example/play',
  key: 'k1',
  uid: null,
  ...over,
})

const site = (answers: Parameters<typeof fakeSite>[0]) => {
  queryClient.clear()
  const given = fakeSite({
    getBalance: () => ({ centerWalletBalance: '88.00', lockMoney: '0.00' }),
    allBalance: () => wallets(1),
    launch: () => launched(),
    ...answers,
  })
  vi.stubGlobal('fetch', given.fetch)
  return given
}

const windowOf = (): GameWindow & { shown: string[]; closed: number } => {
  const opened = {
    shown: [] as string[],
    closed: 0,
    show: (url: string) => opened.shown.push(url) > 0,
    close: () => {
      opened.closed += 1
    },
  }
  return opened
}

const moverOf = (outcome: MoveOutcome): MoneyMover & { sent: unknown[] } => {
  const sent: unknown[] = []
  return {
    sent,
    busy: false,
    unanswered: null,
    send: async (input) => {
      sent.push(input)
      return outcome
    },
    askAgain: async () => outcome,
  }
}
const sentTransfer = {
  requestId: 'r1',
  input: { channelCode: 'SBX', amount: 1_234n, ty: 1 },
} as const
const moved = (state: 'done' | 'pending' = 'done'): MoveOutcome => ({
  ...sentTransfer,
  kind: 'answered',
  answer: { transferId: 'vtr_1', state, centerWalletBalance: 0n, venueBalance: 8_800n },
})

const showDialogs = (mover: MoneyMover) =>
  render(
    <MemoryRouter>
      <LaunchDialogs mover={mover} artOf={() => null} amountsShown />
    </MemoryRouter>,
  )

const lastToast = () => shownFeedback().toasts.at(-1)?.text
const tips = () => shownFeedback().dialogs.filter(({ kind }) => kind === 'tips')

describe('a launch with auto-transfer', () => {
  it('shows another house’s game inside our page, by its key', async () => {
    const { callsOf } = site({})
    await beginLaunch({ enName: 'sbx' }, windowOf())
    expect(gone).toEqual(['/game/k1'])
    expect(callsOf('launch')[0]?.body).toMatchObject({ enName: 'sbx' })
    expect(callsOf('launch')[0]?.body).not.toHaveProperty('isActivity')
  })

  it('passes the uid of the launch to the book', async () => {
    site({ launch: () => launched({ channelCode: 'CRTY', url: '', key: null, uid: 'u1' }) })
    const opened = windowOf()
    await beginLaunch({ enName: 'crty' }, opened)
    expect(gone).toEqual(['/game/sport/crty'])
    expect(readLaunched('CRTY')?.uid).toBe('u1')
    expect(opened.closed).toBe(1)
  })

  it('leads to the page of a game of the house, and to the list where none is named', async () => {
    site({ launch: () => launched({ channelCode: 'XHDZ', url: '', key: null, uid: 'u2' }) })
    await beginLaunch({ enName: 'slots', gameCode: 'GEM' }, windowOf())
    await beginLaunch({ enName: 'slots' }, windowOf())
    expect(gone).toEqual(['/dz/game?g=GEM', '/game/egame'])
    expect(readLaunched('XHDZ')?.uid).toBe('u2')
  })

  it('stays on the bare page of the game that asked for the launch', async () => {
    site({ launch: () => launched({ channelCode: 'XHDZ', url: '', key: null, uid: 'u3' }) })
    history.replaceState(null, '', '/pg/game?g=GEM')
    await beginLaunch({ enName: 'slots', gameCode: 'GEM' }, windowOf())
    history.replaceState(null, '', '/')
    expect(gone).toEqual([])
    expect(readLaunched('XHDZ')?.uid).toBe('u3')
  })

  it('puts the game into the window that waits, a path under this origin', async () => {
    site({ launch: () => launched({ url: '/sandbox/play/x', key: null }) })
    const opened = windowOf()
    await beginLaunch({ enName: 'sbx' }, opened)
    expect(opened.shown).toEqual([`${location.origin}/sandbox/play/x`])
    expect(gone).toEqual([])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'opens no address like %s',
    async (url) => {
      site({ launch: () => launched({ url }) })
      const opened = windowOf()
      await beginLaunch({ enName: 'sbx' }, opened)
      expect(lastToast()).toBe('游戏地址无效，请联系客服')
      expect([gone, opened.shown]).toEqual([[], []])
    },
  )

  it.each([
    ['venue-testing', '该场馆正在测试，暂未开放'],
    ['venue-maintenance', '场馆维护中'],
    ['wallet-token-expired', '钱包凭证已过期，请重新进入'],
  ] as const)('says why it was refused: %s', async (refusal, text) => {
    site({
      launch: () => {
        throw new Refused(refusal)
      },
    })
    const opened = windowOf()
    await beginLaunch({ enName: 'sbx' }, opened)
    expect(lastToast()).toBe(text)
    expect(opened.closed).toBe(1)
  })

  it('is repeated under the same id when no answer came', async () => {
    const given = site({})
    const ids: string[] = []
    let lost = true
    vi.stubGlobal('fetch', async (path: string, init: Parameters<typeof given.fetch>[1]) => {
      if (path.endsWith('/launch')) {
        ids.push(new Headers(init.headers).get('request-id') ?? '')
        if (lost) throw new TypeError('network down')
      }
      return given.fetch(path, init)
    })
    await beginLaunch({ enName: 'sbx' }, windowOf())
    const [asked] = tips()
    lost = false
    if (asked?.kind === 'tips') asked.onSure?.()
    await waitFor(() => expect(gone).toEqual(['/game/k1']))
    expect(ids.length).toBe(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('a launch without auto-transfer', () => {
  const begin = async (mover: MoneyMover) => {
    const given = site({ allBalance: () => wallets(0) })
    const opened = windowOf()
    await beginLaunch({ enName: 'sbx' }, opened)
    showDialogs(mover)
    await screen.findByText('进入沙盒场馆')
    expect(given.callsOf('launch')).toEqual([])
    expect(opened.closed).toBe(1)
    return given
  }

  it('asks first, and goes straight in on wish', async () => {
    const { callsOf } = await begin(moverOf(moved()))
    fireEvent.click(screen.getByRole('button', { name: '直接进入', hidden: true }))
    await waitFor(() => expect(gone).toEqual(['/game/k1']))
    expect(callsOf('launch')[0]?.body).toMatchObject({ isActivity: 1 })
  })

  it('brings money in and then goes in', async () => {
    const mover = moverOf(moved())
    const { callsOf } = await begin(mover)
    const field = screen.getByLabelText<HTMLInputElement>('转入金额')
    fireEvent.submit(field.form as HTMLFormElement)
    expect(screen.getAllByText('请输入转入金额').length).toBeGreaterThan(0)
    await screen.findByText('88.00')
    fireEvent.click(screen.getByRole('button', { name: '全部', hidden: true }))
    expect(field.value).toBe('88.00')
    fireEvent.submit(field.form as HTMLFormElement)
    await waitFor(() => expect(gone).toEqual(['/game/k1']))
    expect(mover.sent).toEqual([{ channelCode: 'SBX', amount: 8_800n, ty: 1 }])
    expect(callsOf('launch')[0]?.body).toMatchObject({ isActivity: 1 })
    expect(lastToast()).toBe('转账成功')
  })

  it('asks whether to go in while the venue has not confirmed the money', async () => {
    await begin(moverOf(moved('pending')))
    await screen.findByText('88.00')
    fireEvent.click(screen.getByRole('button', { name: '全部', hidden: true }))
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('转入金额').form as HTMLFormElement)
    await waitFor(() => expect(tips().length).toBe(1))
    expect(gone).toEqual([])
  })
})

describe('a venue that asks for money first (6413)', () => {
  const ask = async (mover: MoneyMover) => {
    let refuses = true
    const given = site({
      launch: () => {
        if (refuses) {
          refuses = false
          throw new Refused('venue-activity', { channelCode: 'SBX', title: '沙盒场馆' })
        }
        return launched()
      },
    })
    await beginLaunch({ enName: 'sbx' }, windowOf())
    showDialogs(mover)
    await screen.findByText('场馆转账')
    expect(screen.getByText('场馆余额不足，请先转入金额')).toBeTruthy()
    await screen.findByText('88.00')
    const field = screen.getByLabelText<HTMLInputElement>('转入金额')
    fireEvent.change(field, { target: { value: '12.345' } })
    expect(field.value).toBe('12.34')
    fireEvent.submit(field.form as HTMLFormElement)
    return given
  }

  it('is given it, and entered', async () => {
    const mover = moverOf(moved())
    const { callsOf } = await ask(mover)
    await waitFor(() => expect(gone).toEqual(['/game/k1']))
    expect(mover.sent).toEqual([{ channelCode: 'SBX', amount: 1_234n, ty: 1, isActivity: 1 }])
    expect(callsOf('launch')[1]?.body).toMatchObject({ isActivity: 1 })
    expect(screen.queryByText('场馆转账')).toBeNull()
  })

  it('may refuse the transfer too, which a dialog says', async () => {
    await ask(moverOf({ ...sentTransfer, kind: 'refused', refused: new Refused('venue-activity') }))
    await waitFor(() => expect(tips()).toMatchObject([{ msg: '场馆余额不足，请先转入金额' }]))
    expect(gone).toEqual([])
  })

  it('lets other refusals be said in passing, and the amount stand', async () => {
    await ask(moverOf({ ...sentTransfer, kind: 'refused', refused: new Refused('lock-not-had') }))
    await waitFor(() => expect(lastToast()).toBe('钱包正忙，请稍后重试'))
    expect(screen.getByLabelText<HTMLInputElement>('转入金额').value).toBe('12.34')
  })
})
