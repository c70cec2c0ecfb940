import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { on } from '../../../platform/bus/events.ts'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { reloadPreInfo } from '../../../platform/site/pre-info.ts'
import { gameWindowFor } from './game-window.ts'
import { GameScreen } from './GameScreen.tsx'
import { frameRights } from './open-launched.ts'

vi.mock('../../../platform/i18n/load-dictionary.ts', () => ({
  loadDictionary: () => Promise.resolve({ 游戏画面: '遊戲畫面' }),
}))

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(async () => {
  cleanup()
  session.end()
  sessionStorage.clear()
  await setLanguage('zh-CN')
  vi.unstubAllGlobals()
})

const wallets = () => ({
  totalMoney: '5.00',
  autoTransfer: 1,
  venues: [
    {
      channelCode: 'SBX',
      enName: 'sbx',
      title: '沙盒场馆',
      balance: '5.00',
      state: 'open',
      pending: '0.00',
    },
  ],
})

const open = (launchByKey: () => unknown) => {
  queryClient.clear()
  const site = fakeSite({ allBalance: wallets, launchByKey })
  vi.stubGlobal('fetch', site.fetch)
  const page = (
    <MemoryRouter initialEntries={['/game/k1']}>
      <Routes>
        <Route path="/game/:info" element={<GameScreen amountsShown />} />
      </Routes>
    </MemoryRouter>
  )
  return { ...site, page, ...render(page) }
}

describe('the page of a game', () => {
  it('asks for its address once, however often it comes back to sight', async () => {
    const first = open(() => ({ channelCode: 'SBX', url: '/nowhere/play' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('游戏画面')
    expect(frame.src).toBe(`${location.origin}/nowhere/play`)
    expect(await screen.findByText('沙盒场馆')).toBeTruthy()
    first.unmount()
    render(first.page)
    await screen.findByTitle('游戏画面')
    expect(first.callsOf('launchByKey').map(({ body }) => body)).toEqual([{ key: 'k1' }])
  })

  it('goes on when the language is changed', async () => {
    const { callsOf } = open(() => ({ channelCode: 'SBX', url: '/nowhere/play' }))
    const frame = await screen.findByTitle('游戏画面')
    await act(() => setLanguage('zh-TW'))
    expect(await screen.findByTitle('遊戲畫面')).toBe(frame)
    expect(callsOf('launchByKey')).toHaveLength(1)
  })

  it('shows nothing but http', async () => {
    open(() => ({ channelCode: 'SBX', url: 'javascript:alert(1)' }))
    expect(await screen.findByText('游戏地址无效，请联系客服')).toBeTruthy()
    expect(screen.queryByTitle('游戏画面')).toBeNull()
  })

  it('offers to enter anew when the key was used', async () => {
    const asked: unknown[] = []
    const stop = on('launch_asked', (wanted) => asked.push(wanted))
    keepLaunched('k1', { enName: 'sbx', gameCode: 'g7', channelCode: 'SBX', uid: null })
    open(() => {
      throw new Refused('wallet-token-expired')
    })
    fireEvent.click(await screen.findByRole('button', { name: '重新进入' }))
    expect(asked).toEqual([{ enName: 'sbx', gameCode: 'g7' }])
    stop()
  })
})

it('sandboxes the game of an outside venue, so that it cannot navigate the page', () => {
  expect(frameRights('https://games.example/x')).not.toContain('allow-top-navigation')
  expect(frameRights(`${location.origin}/x`)).toBeUndefined()
})

describe('where games have windows of their own', () => {
  it('opens a waiting one at the press and cuts it off from our page', async () => {
    const plain = fakeSite({})
    const { data } = (await (
      await plain.fetch('/preInfo', { body: '{}', headers: {} })
    ).json()) as { data: Record<string, unknown> }
    vi.stubGlobal(
      'fetch',
      fakeSite({ preInfo: () => ({ ...data, switches: { innerGame: 0 } }) }).fetch,
    )
    await reloadPreInfo()
    const replaced: string[] = []
    const opened = {
      closed: false,
      opener: {},
      location: { replace: (url: string) => replaced.push(url) },
      close: () => undefined,
    }
    const openWindow = vi.fn<(path: string) => unknown>(() => opened)
    vi.stubGlobal('open', openWindow)
    const gameWindow = gameWindowFor('sbx')
    expect(openWindow.mock.calls[0]?.[0]).toBe('/loading')
    expect(gameWindow.show('https://games.example/x')).toBe(true)
    await waitFor(() => expect(replaced).toEqual(['https://games.example/x']))
    expect(opened.opener).toBeNull()
    expect(gameWindowFor('crty').show('https://games.example/x')).toBe(false)
    expect(openWindow).toHaveBeenCalledTimes(1)
  })
})
