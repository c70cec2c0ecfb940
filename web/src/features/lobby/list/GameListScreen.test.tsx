import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { on } from '../../../platform/bus/events.ts'
import { session } from '../../../platform/session/session.ts'
import { GameListScreen } from './GameListScreen.tsx'

beforeEach(() => history.replaceState(null, '', '/game/egame'))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const game = (gameCode: string, name: string, over: Record<string, unknown> = {}) => ({
  gameCode,
  enName: 'slots',
  category: 'DZ',
  name,
  line: '二十线',
  state: 'open',
  tags: [],
  players: 0,
  isFavourite: 0,
  since: '2026-11-01T00:00:00.000Z',
  rtp: { low: '97.12', high: '97.12' },
  volatility: 'low',
  stake: { min: '1.00', max: '500.00' },
  ...over,
})

const venue = {
  enName: 'slots',
  category: 'DZ',
  title: '星河电子',
  line: '',
  image: '/v.svg',
  state: 'open',
  games: 2,
}

let favourites: Set<string>
const games = () => [game('GEM', '星河宝石'), game('KOI', '锦鲤跃门', { state: 'maintenance' })]

const siteOf = (over: Parameters<typeof fakeSite>[0] = {}) => {
  favourites = new Set()
  const site = fakeSite({
    getVenueInfoByCategory: () => [venue],
    getBonusPools: () => [],
    gameList: () => {
      const list = games().map((one) => ({
        ...one,
        isFavourite: favourites.has(one.gameCode) ? 1 : 0,
      }))
      return { total: list.length, pageNum: 1, list }
    },
    addCollection: ({ gameCode }) => {
      favourites.add(String(gameCode))
      return {}
    },
    removeCollection: ({ gameCode }) => {
      favourites.delete(String(gameCode))
      return {}
    },
    ...over,
  })
  vi.stubGlobal('fetch', site.fetch)
  return site
}

const place = { now: '' }
function Place() {
  const { search } = useLocation()
  useEffect(() => {
    place.now = search
  }, [search])
  return null
}

const show = (address = '/game/egame', category: GameCategoryCode = 'DZ') => {
  const entered: unknown[] = []
  render(
    <MemoryRouter initialEntries={[address]}>
      <GameListScreen
        category={category}
        isPlayable={(code) => code !== 'DRG'}
        onEnter={(wanted) => entered.push(wanted)}
      />
      <Place />
    </MemoryRouter>,
  )
  return entered
}
const logIn = () => act(() => session.start({ token: 't', userId: 'mem_00000001' }))
const star = (name: string) => screen.findByRole('button', { name })

it('shows the figures of a game and enters it at a press', async () => {
  siteOf()
  const entered = show()
  const card = (await screen.findByRole('button', { name: '进入星河宝石' })).closest('li')
  expect(within(card as HTMLElement).getByText('97.12%')).toBeTruthy()
  expect(within(card as HTMLElement).getByText('1–500')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '进入星河宝石' }))
  fireEvent.click(screen.getByRole('button', { name: '锦鲤跃门，维护中' }))
  expect(entered).toEqual([{ enName: 'slots', gameCode: 'GEM' }])
})

it('leads into no game whose page is not built', async () => {
  siteOf({ gameList: () => ({ total: 1, pageNum: 1, list: [game('DRG', '九霄龙珠')] }) })
  const entered = show()
  fireEvent.click(await screen.findByRole('button', { name: '九霄龙珠，即将开放' }))
  expect(entered).toEqual([])
})

it('asks for what the address holds, and writes the next choice there', async () => {
  const { callsOf } = siteOf()
  show('/game/egame?tag=hot&q=jl')
  await screen.findByRole('button', { name: '进入星河宝石' })
  expect(callsOf('gameList')[0]?.body).toMatchObject({ category: 6, tag: 'hot', keyword: 'jl' })
  fireEvent.click(screen.getByRole('button', { name: '新游戏' }))
  await waitFor(() => expect(place.now).toBe('?tag=new&q=jl'))
  fireEvent.change(screen.getByRole('textbox', { name: '搜索游戏' }), { target: { value: 'dh' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() => expect(place.now).toBe('?tag=new&q=dh'))
  await waitFor(() => expect(callsOf('gameList').at(-1)?.body).toMatchObject({ keyword: 'dh' }))
})

it('keeps two choices that follow at once', async () => {
  siteOf()
  show('/game/egame?q=jl')
  await screen.findByRole('button', { name: '进入星河宝石' })
  act(() => {
    screen.getByRole('button', { name: '清空搜索' }).click()
    screen.getByRole('button', { name: '新游戏' }).click()
  })
  await waitFor(() => expect(place.now).toBe('?tag=new'))
})

it('keeps a game in the account of a member and lets it go', async () => {
  const { callsOf } = siteOf()
  logIn()
  show()
  fireEvent.click(await star('收藏星河宝石'))
  const kept = await star('取消收藏星河宝石')
  await waitFor(() => expect(kept.getAttribute('aria-busy')).toBe('false'))
  fireEvent.click(kept)
  await waitFor(() => expect(callsOf('removeCollection')).toHaveLength(1))
  expect(callsOf('addCollection').map(({ body }) => body['gameCode'])).toEqual(['GEM'])
  await star('收藏星河宝石')
})

it('asks a visitor to log in and then keeps the game that was pressed', async () => {
  const { callsOf } = siteOf()
  const prompted = vi.fn<() => void>()
  const stop = on('show_login_tips', prompted)
  show()
  fireEvent.click(await star('收藏星河宝石'))
  expect(prompted).toHaveBeenCalledOnce()
  expect(callsOf('addCollection')).toEqual([])
  logIn()
  await star('取消收藏星河宝石')
  expect(callsOf('addCollection').map(({ body }) => body['gameCode'])).toEqual(['GEM'])
  stop()
})

it('keeps nothing for a visitor who has left the page before the login', async () => {
  const { callsOf } = siteOf()
  show()
  fireEvent.click(await star('收藏星河宝石'))
  history.replaceState(null, '', '/home')
  logIn()
  await star('收藏星河宝石')
  expect(callsOf('addCollection')).toEqual([])
})

it('takes a star back that the server refused', async () => {
  const { callsOf } = siteOf({
    addCollection: () => {
      throw new Refused('game-unknown')
    },
  })
  logIn()
  show()
  fireEvent.click(await star('收藏星河宝石'))
  await waitFor(() => expect(callsOf('gameList').length).toBeGreaterThan(1))
  await star('收藏星河宝石')
})

it('asks a visitor to log in for games of their own, without a call', async () => {
  const { callsOf } = siteOf()
  show('/game/egame?tag=favourite')
  expect(await screen.findByText('登录后查看')).toBeTruthy()
  expect(callsOf('gameList')).toEqual([])
})

it('says what was not found, and leads back to all games', async () => {
  siteOf({ gameList: ({ keyword }) => ({ total: 0, pageNum: 1, list: keyword ? [] : games() }) })
  show('/game/egame?q=zzz')
  expect(await screen.findByText('没有找到“zzz”')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看全部游戏' }))
  await screen.findByRole('button', { name: '进入星河宝石' })
  expect(place.now).toBe('')
})

it('tells a fault and tries again', async () => {
  let broken = true
  siteOf({
    gameList: () => {
      if (broken) throw new Refused('too-often')
      return { total: 2, pageNum: 1, list: games() }
    },
  })
  show()
  expect(await screen.findByText('游戏列表加载失败')).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  await screen.findByRole('button', { name: '进入星河宝石' })
})

it('says honestly that a venue without games is coming', async () => {
  siteOf({
    getVenueInfoByCategory: () => [
      { ...venue, enName: 'live', category: 'ZR', title: '星河真人', state: 'coming', games: 0 },
    ],
    gameList: () => ({ total: 0, pageNum: 1, list: [] }),
  })
  show('/game/realbet', 'ZR')
  expect(await screen.findByRole('heading', { name: '星河真人即将开放' })).toBeTruthy()
})

it('turns pages', async () => {
  const { callsOf } = siteOf({ gameList: () => ({ total: 60, pageNum: 1, list: games() }) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: '第 3 页' }))
  await waitFor(() => expect(callsOf('gameList').at(-1)?.body).toMatchObject({ pageNum: 3 }))
  expect(place.now).toBe('?page=3')
})
