import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { on } from '../../platform/bus/events.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { chooseBookSettings } from './book/book-settings.ts'
import { currentState } from './slip/slip-store.ts'
import { bookAnswers, enterSports, leaveSports, price } from './testing/open-sports.tsx'
import { VisitorScreen } from './VisitorScreen.tsx'

beforeEach(() => {
  enterSports()
  session.end()
})
afterEach(leaveSports)

const open = () => {
  const site = fakeSite({ visitorResource: ({ method }) => bookAnswers[String(method)] ?? {} })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={['/game/sport?sport=FT']}>
      <VisitorScreen phone={false} wide={false} headerRem={4.5} />
    </MemoryRouter>,
  )
  return site
}

it('shows the board and fills a slip without asking for a login', async () => {
  const prompt = vi.fn<() => void>()
  const login = vi.fn<() => void>()
  const leave = [on('show_login_tips', prompt), on('login', login)]
  const site = open()
  fireEvent.click(await price(/^全场独赢 主队1/))
  expect(currentState().slip.items).toMatchObject([{ matchId: '1', play: 'RM', side: 'H' }])
  expect(prompt).not.toHaveBeenCalled()
  expect(await screen.findByText('登录后显示限额')).toBeTruthy()
  expect(screen.queryByText('可用余额')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '登录后投注' }))
  expect(login).toHaveBeenCalledOnce()
  expect(site.callsOf('visitorResource').length).toBeGreaterThan(0)
  expect(site.callsOf('resource')).toEqual([])
  for (const end of leave) end()
})

it('asks for a login before a match is marked and before bets are shown', async () => {
  const prompt = vi.fn<() => void>()
  const leave = on('show_login_tips', prompt)
  open()
  await price(/^全场独赢 主队1/)
  const [star] = screen.getAllByRole('button', { name: /^收藏/ })
  if (star === undefined) throw new Error('no star')
  fireEvent.click(star)
  expect(prompt).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('tab', { name: /注单/ }))
  expect(await screen.findByText('登录后查看注单')).toBeTruthy()
  leave()
})

it('shows prices in the odds type that the visitor chooses', async () => {
  const site = open()
  expect(await price(/^全场让球 主队1 -0\.5.*1\.20$/)).toBeTruthy()
  await act(() => chooseBookSettings({ oddsType: 'E' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^全场让球 主队1 -0\.5.*2\.20$/ })).toBeTruthy(),
  )
  expect(site.callsOf('resource')).toEqual([])
})
