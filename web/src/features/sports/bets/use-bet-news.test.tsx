import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import type { TopicUpdate } from '../../../platform/live/topics.ts'
import { holdAnswers } from '../slip/testing/hold-answers.ts'
import { enterBook, leaveBook, orderOf } from '../slip/testing/open-book.tsx'
import { MyBetsPanel } from './MyBetsPanel.tsx'

/** A fake of the live connection. */
const live = vi.hoisted(() => ({
  tell: (_update: TopicUpdate<'member'>): void => undefined,
}))
vi.mock('../../../platform/live/live-socket.ts', () => ({
  subscribe: (_topic: string, listener: typeof live.tell) => {
    live.tell = listener
    return () => undefined
  },
  subscribeNamed: () => () => undefined,
  useLiveState: () => 'open',
}))

beforeEach(() => {
  enterBook()
  // A hidden tab does not poll: requests here are caused by the message.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  leaveBook()
  vi.restoreAllMocks()
})

const openHeld = () => {
  let running = [orderOf({ ticket_id: 'XH100' })]
  vi.stubGlobal('fetch', fakeSite({ resource: () => running, read: () => [] }).fetch)
  const held = holdAnswers('openBets')
  render(
    <MemoryRouter>
      <MyBetsPanel />
    </MemoryRouter>,
  )
  return { ...held, settle: () => void (running = []) }
}

const news: TopicUpdate<'member'> = {
  kind: 'delta',
  data: { bet: { id: 'bet_1', state: 'settled' } },
}

it('refetches after a message during the first fetch', async () => {
  const { asked, answer, settle } = openHeld()
  await asked(0)
  settle()
  live.tell(news)
  await answer(0)
  await answer(1)
  await screen.findByText('没有未结算的注单')
})

it('refetches after a message during a later fetch', async () => {
  const { asked, answer, settle } = openHeld()
  await answer(0)
  await screen.findByText('XH100')
  live.tell(news)
  await asked(1)
  settle()
  live.tell(news)
  await answer(2)
  await answer(1)
  await screen.findByText('没有未结算的注单')
})

it('refetches after a snapshot where messages before it may be lost', async () => {
  const { answer, settle } = openHeld()
  await answer(0)
  await screen.findByText('XH100')
  settle()
  live.tell({ kind: 'snap', data: { balance: '1.00' }, missed: true })
  await answer(1)
  await screen.findByText('没有未结算的注单')
})
