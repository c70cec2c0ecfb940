import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { showWallets, venueAnswer, walletsAnswer } from '../venues/wallets.test-kit.tsx'
import { VenuePicture } from './VenuePicture.tsx'
import { WalletScreen } from './WalletScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const enter = vi.fn<(enName: string) => void>()
const open = (answers: Parameters<typeof showWallets>[1], shown = true) =>
  showWallets(
    <WalletScreen
      amounts={{ shown, toggle: () => undefined }}
      artOf={() => null}
      onEnter={enter}
    />,
    answers,
    '/mine/wallet',
  )

describe('the wallet page', () => {
  it('shows the total and what it is made of', async () => {
    const { callsOf } = open({})
    expect(await screen.findByText('138.00')).toBeTruthy()
    expect(await screen.findByText('88.00')).toBeTruthy()
    expect(screen.getByText('12.00')).toBeTruthy()
    expect(callsOf('allBalance')[0]?.body).toMatchObject({ category: 8 })
  })

  it('shows no amount while the eye is shut', async () => {
    open({}, false)
    expect(await screen.findByText('星河体育')).toBeTruthy()
    expect(screen.queryByText(/138|88\.00|50\.00/)).toBeNull()
  })

  it('enters a venue, and transfers in and out of it', async () => {
    open({})
    fireEvent.click(await screen.findByRole('button', { name: '进入星河体育' }))
    expect(enter).toHaveBeenCalledWith('crty')
    const into = screen.getByRole('link', { name: '转入星河体育' })
    const out = screen.getByRole('link', { name: '从星河体育转出' })
    expect(into.getAttribute('href')).toBe('/mine/transfermoney?venue=CRTY&ty=1')
    expect(out.getAttribute('href')).toBe('/mine/transfermoney?venue=CRTY&ty=2')
  })

  it('says that a venue is silent, keeps its money out of the total and asks again', async () => {
    let silent = true
    const { callsOf } = open({
      allBalance: () =>
        walletsAnswer({ venues: [venueAnswer({ balance: silent ? null : '50.00' })] }),
    })
    expect(await screen.findByText('部分场馆没有响应，未计入总资产')).toBeTruthy()
    silent = false
    fireEvent.click(screen.getByRole('button', { name: '重新获取星河体育余额' }))
    await waitFor(() => expect(screen.queryByText('--')).toBeNull())
    expect(callsOf('allBalance').length).toBe(2)
  })

  it('marks money on its way', async () => {
    open({ allBalance: () => walletsAnswer({ venues: [venueAnswer({ pending: '20.00' })] }) })
    expect(await screen.findByText('¥20 转账处理中')).toBeTruthy()
  })

  it('leaves empty venues out on wish, also at the next visit', async () => {
    open({})
    expect(await screen.findByText('沙盒场馆')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('隐藏无余额场馆'))
    expect(screen.queryByText('沙盒场馆')).toBeNull()
    expect(localStorage.getItem('hide_no_balance')).toBe('1')
    cleanup()
    open({})
    expect(await screen.findByText('星河体育')).toBeTruthy()
    expect(screen.queryByText('沙盒场馆')).toBeNull()
  })

  it('shows what happened and asks again after a failure', async () => {
    let broken = true
    open({
      allBalance: () => {
        if (broken) throw new Refused('access-denied')
        return walletsAnswer()
      },
    })
    expect(await screen.findByText('钱包加载失败')).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('138.00')).toBeTruthy()
  })
})

describe('the switch of auto-transfer', () => {
  it('turns once the server has it', async () => {
    let status = 1
    const { callsOf } = open({
      allBalance: () => walletsAnswer({ autoTransfer: status }),
      setAutoTransferStatus: (body) => {
        status = Number(body['status'])
        return { status }
      },
    })
    fireEvent.click(await screen.findByRole('switch', { name: '自动转账' }))
    await waitFor(() =>
      expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'),
    )
    expect(callsOf('setAutoTransferStatus')[0]?.body).toEqual({ status: 0 })
  })
})

describe('calling everything back', () => {
  const answer = {
    recycled: '50.00',
    centerWalletBalance: '138.00',
    venues: [
      { channelCode: 'CRTY', amount: '50.00', state: 'done' },
      { channelCode: 'SBX', amount: '0.00', state: 'failed' },
    ],
  }

  it('tells the outcome venue by venue', async () => {
    open({ recycle: () => answer })
    fireEvent.click(await screen.findByRole('button', { name: '一键回收' }))
    const result = (await screen.findByText('部分场馆尚未完成回收')).closest(
      '[role=status]',
    ) as HTMLElement
    expect(within(result).getByText('已回收')).toBeTruthy()
    expect(within(result).getByText('未成功')).toBeTruthy()
    expect(within(result).getByText('¥50')).toBeTruthy()
  })

  it('asks for the same one when no answer came', async () => {
    const { callsOf, lost } = open({ recycle: () => answer })
    lost.add('recycle')
    fireEvent.click(await screen.findByRole('button', { name: '一键回收' }))
    const again = await screen.findByRole('button', { name: '确认回收结果' })
    lost.clear()
    fireEvent.click(again)
    expect(await screen.findByText('部分场馆尚未完成回收')).toBeTruthy()
    const ids = callsOf('recycle').map(({ requestId }) => requestId)
    expect(ids.length).toBe(2)
    expect(new Set(ids).size).toBe(1)
  })
})

it('puts a sign where a venue’s picture cannot be fetched', () => {
  const { container } = render(<VenuePicture art="/art/venue.webp" />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
})
