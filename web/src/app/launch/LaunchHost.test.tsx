import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { emit, on } from '../../platform/bus/events.ts'
import { closeAllDialogs } from '../../platform/feedback/dialogs.ts'
import { installNavigator } from '../../platform/navigation/navigator.ts'
import { session } from '../../platform/session/session.ts'
import { LaunchHost } from './LaunchHost.tsx'

const gone: string[] = []
const site = () => {
  queryClient.clear()
  const given = fakeSite({
    allBalance: () => ({ totalMoney: '0.00', autoTransfer: 1, venues: [] }),
    launch: () => ({ channelCode: 'SBX', url: 'https://games.example/play', key: 'k1', uid: null }),
  })
  vi.stubGlobal('fetch', given.fetch)
  return given
}

beforeEach(() => {
  gone.length = 0
  installNavigator((path) => gone.push(path))
  history.replaceState(null, '', '/home')
})
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const logIn = () =>
  act(() => {
    session.start({ token: 't', userId: 'mem_00000001' })
    emit('login_success', { userId: 'mem_00000001' })
  })

it('asks a visitor to log in, and goes on into the venue then, once', async () => {
  const { callsOf } = site()
  const prompted = vi.fn<() => void>()
  const stop = on('show_login_tips', prompted)
  render(<LaunchHost />)
  act(() => emit('launch_asked', { enName: 'sbx' }))
  expect(prompted).toHaveBeenCalledOnce()
  expect(callsOf('launch')).toEqual([])
  logIn()
  await waitFor(() => expect(gone).toEqual(['/game/k1']))
  logIn()
  expect(callsOf('launch')).toHaveLength(1)
  stop()
})

it('lets a visitor be who has left the page before logging in', async () => {
  const { callsOf } = site()
  render(<LaunchHost />)
  act(() => emit('launch_asked', { enName: 'sbx' }))
  history.replaceState(null, '', '/sponsor')
  logIn()
  act(() => emit('launch_asked', { enName: 'crty' }))
  await waitFor(() => expect(callsOf('launch')).toHaveLength(1))
  expect(callsOf('launch')[0]?.body).toMatchObject({ enName: 'crty' })
})
