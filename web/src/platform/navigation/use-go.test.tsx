import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goOutsideReact } from './navigator.ts'
import { useGo, type Go } from './use-go.ts'
import { useNavigatorBridge } from './use-navigator-bridge.ts'
import { isOwnPath, rememberWantedPage, takeWantedPage } from './wanted-page.ts'

let go: Go
let place = ''

function Probe({ bridged = false }: { bridged?: boolean }) {
  const { pathname, search } = useLocation()
  const here = useGo()
  useEffect(() => {
    go = here
    place = pathname + search
  }, [here, pathname, search])
  return bridged && <Bridge />
}

function Bridge() {
  useNavigatorBridge()
  return null
}

const show = (bridged = false) =>
  render(
    <BrowserRouter>
      <Probe bridged={bridged} />
    </BrowserRouter>,
  )

beforeEach(() => history.replaceState(null, '', '/home'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('goes by name with parameters and search', () => {
  show()
  act(() => go.to('accountManage', { params: { id: '3' }, search: { from: 'wallet' } }))
  expect(place).toBe('/mine/accountManage/3?from=wallet')
})

it('opens strangers without telling them who we are', () => {
  show()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  go.newTab('pgGame')
  go.newTab('https://venue.example/lobby')
  expect(opened.mock.calls).toEqual([
    ['/pg/game', '_blank', ''],
    ['https://venue.example/lobby', '_blank', 'noopener,noreferrer'],
  ])
})

it.each([true, false])('lets code without hooks navigate (router known: %s)', (bridged) => {
  show(bridged)
  act(() => goOutsideReact('/sponsor'))
  expect(place).toBe('/sponsor')
  expect(location.pathname).toBe('/sponsor')
})

it('remembers where a visitor was going, once, and only inside the site', () => {
  rememberWantedPage('/mine/wallet?tab=1')
  expect(takeWantedPage()).toBe('/mine/wallet?tab=1')
  expect(takeWantedPage()).toBeNull()
  rememberWantedPage('/mine/addBankCard', 'binding')
  expect(takeWantedPage()).toBeNull()
  expect(takeWantedPage('binding')).toBe('/mine/addBankCard')
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'mine']) {
    expect(isOwnPath(path)).toBe(false)
  }
})
