import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Refused } from '@xinghe/contract/refusal.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { on } from '../../../platform/bus/events.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { HouseGameScreen } from './HouseGameScreen.tsx'

afterEach(() => {
  cleanup()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const at = '2026-11-16T10:00:00.000Z'
const fairness = {
  commit: 'a'.repeat(64),
  nextCommit: 'b'.repeat(64),
  clientSeed: 'my seed',
  nonce: 0,
  revealed: [],
}

const sharedTable = () => ({
  round: {
    id: '7',
    name: '20261116-481',
    state: 'betting',
    opensAt: at,
    closesAt: new Date(Date.now() + 60_000).toISOString(),
    drawsAt: new Date(Date.now() + 65_000).toISOString(),
  },
  draws: [],
  cap: '4320000.00',
  mine: [],
})

const show = (search: string, read: () => unknown = () => fairness) => {
  queryClient.clear()
  const site = fakeSite({
    read,
    table: sharedTable,
    allBalance: () => ({ totalMoney: '0.00', autoTransfer: 1, venues: [] }),
    balance: () => ({ channelCode: 'XHDZ', balance: '88.50' }),
    open: () => ({
      gameCode: 'GEM',
      channelCode: 'XHDZ',
      version: 1,
      stakes: ['1.00', '2.00', '5.00'],
      maxPayout: '60',
      balance: '88.50',
      readyAt: null,
      fair: null,
      openHand: null,
      otherHands: [],
      rounds: [],
      session: { net: '-12.00', since: at },
    }),
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[`/dz/game${search}`]}>
      <HouseGameScreen phone={false} amountsShown aroundRem={7} />
    </MemoryRouter>,
  )
  return site
}

it('says so where there is no such game', () => {
  show('?g=NOPE')
  expect(screen.getByText('没有这个游戏')).toBeTruthy()
})

it('lets a visitor watch, and asks for the login at the button', async () => {
  const asked = vi.fn<() => void>()
  const stop = on('show_login_tips', asked)
  show('?g=GEM')
  expect(screen.getByRole('heading', { name: '星河宝石' })).toBeTruthy()
  expect(screen.getByText('您正在观看，登录后即可下注')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '登录下注' }))
  expect(asked).toHaveBeenCalledOnce()
  stop()
})

it('enters the venue by itself for a member, and shows wallet, net and time', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const wanted: unknown[] = []
  const stop = on('launch_asked', (launch) => wanted.push(launch))
  show('?g=GEM')
  expect(wanted).toEqual([{ enName: 'slots', gameCode: 'GEM' }])
  await screen.findByText(/88\.50/)
  await screen.findByText(/-.*12\.00/)
  expect(screen.getByText(/^\d+:\d\d:\d\d$/)).toBeTruthy()
  stop()
})

it('shows wallet, net and time of a lottery too, and its records', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  keepLaunched('XHCP', { enName: 'lottery', gameCode: 'K3', channelCode: 'XHCP', uid: 'u1' })
  const { callsOf } = show('?g=K3')
  await screen.findByText(/-.*12\.00/)
  expect(screen.getByText(/^\d+:\d\d:\d\d$/)).toBeTruthy()
  expect(callsOf('open')[0]?.body).toEqual({ gameCode: 'K3' })
  expect(screen.getByRole('button', { name: '记录' })).toBeTruthy()
})

it('takes bets once the venue was entered', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  keepLaunched('XHDZ', { enName: 'slots', gameCode: 'GEM', channelCode: 'XHDZ', uid: 'u1' })
  show('?g=GEM')
  expect(await screen.findByRole('button', { name: /旋转/ })).toBeTruthy()
  expect(screen.queryByText('您正在观看，登录后即可下注')).toBeNull()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
})

it('waits for the client seed before a first bet', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  keepLaunched('XHDZ', { enName: 'slots', gameCode: 'GEM', channelCode: 'XHDZ', uid: 'u1' })
  show('?g=GEM', () => ({ ...fairness, clientSeed: null }))
  const button = await screen.findByRole('button', { name: '准备中' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('enters again once the launch was ended from another login', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  keepLaunched('XHDZ', { enName: 'slots', gameCode: 'GEM', channelCode: 'XHDZ', uid: 'u1' })
  const wanted: unknown[] = []
  const stop = on('launch_asked', (launch) => wanted.push(launch))
  show('?g=GEM', () => {
    throw new Refused('wallet-token-expired')
  })
  await waitFor(() => expect(wanted).toEqual([{ enName: 'slots', gameCode: 'GEM' }]))
  stop()
})
