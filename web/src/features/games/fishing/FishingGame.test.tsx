import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { FishingGame } from './FishingGame.tsx'

vi.mock('../stage/StageHost.tsx', () => ({ StageHost: () => <canvas /> }))

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const sea = '00112233445566778899aabbccddeeff'
const open = (uid: string | null) => {
  queryClient.clear()
  const room = () => ({
    room: '7',
    sea,
    seat: 2,
    seats: [
      { seat: 0, name: 'a***b' },
      { seat: 2, name: 'c***d' },
    ],
    caught: [],
    keptUntil: '2026-11-16T10:00:00.000Z',
  })
  const site = fakeSite({ room })
  vi.stubGlobal('fetch', site.fetch)
  const nothing = (): void => undefined
  render(
    <FishingGame
      code="FISH"
      uid={uid}
      entering={false}
      balance={10_000n}
      phone={false}
      askToPlay={nothing}
      holdBalance={nothing}
      onSettled={nothing}
      replay={null}
      endReplay={nothing}
    />,
  )
  return site
}

it('takes a seat and shows who else sits there', async () => {
  const { callsOf } = open('u1')
  await waitFor(() => expect(screen.getByText('我 ¥0.10')).toBeTruthy())
  expect(callsOf('room').map(({ body }) => body)).toEqual([{ uid: 'u1' }])
  expect(screen.getByText('a***b')).toBeTruthy()
  // The demo puts simulated cannons at free seats.
  expect(await screen.findAllByText('模拟')).toHaveLength(2)
  expect(screen.queryByText('空位')).toBeNull()
  expect(screen.getByText(/^7 号渔场/)).toBeTruthy()
})

it('lets a visitor watch the first room, without a seat', () => {
  const { callsOf } = open(null)
  expect(screen.getByRole('button', { name: '登录下注' })).toBeTruthy()
  expect(screen.getAllByText('空位')).toHaveLength(4)
  expect(callsOf('room')).toEqual([])
})
