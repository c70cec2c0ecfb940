import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { SharedBet } from '@xinghe/rules/chat/room-event.ts'
import { on } from '../../../platform/bus/events.ts'
import { keepLaunched } from '../../../platform/session/launched.ts'
import { session } from '../../../platform/session/session.ts'
import { currentState } from '../slip/slip-store.ts'
import { leaveBook, openBook, quoteOf } from '../slip/testing/open-book.tsx'
import { entersBook } from './enters-book.ts'
import { SharedBetCard } from './SharedBetCard.tsx'

const name = (text: string) => ({ cn: text, tw: text })

const bet: SharedBet = {
  code: 'single',
  state: 'open',
  stake: null,
  picks: [
    {
      gide: 'm1',
      gameId: 'm1.R0',
      gameType: 'FT',
      startsAt: instant(Date.UTC(2026, 2, 10, 4)),
      league: name('星河联赛'),
      home: name('星河联'),
      away: name('海港城'),
      sideName: null,
      w: 'R',
      side: 'H',
      ratio: -2,
      goalNumber: null,
      oddsType: 'H',
      shown: 95,
    },
  ],
}

const launch = (): void =>
  keepLaunched('CRTY', { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'uid_1' })

// A launch stays known to the tab, so each test has a member of its own.
let members = 0
let asked = 0
let stop: () => void
beforeEach(() => {
  asked = 0
  members += 1
  session.start({ token: 't', userId: `mem_1000000${members}` })
  stop = on('launch_asked', () => {
    asked += 1
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  leaveBook()
})

const follow = (): void => void fireEvent.click(screen.getByRole('button', { name: '跟单' }))

it('outside the book it is entered first, and the pick is in the slip afterwards', async () => {
  openBook({ quote: quoteOf({ ioratio: 97 }) })
  render(<SharedBetCard bet={bet} />)
  follow()
  expect(asked).toBe(1)
  expect(currentState().slip.items).toEqual([])
  launch()
  await waitFor(() => expect(currentState().slip.items).toHaveLength(1))
  expect(currentState().slip.items[0]).toMatchObject({ matchId: 'm1', hk: 97 })
})

it('a launch that comes later than a minute has nothing to do with it', async () => {
  vi.useFakeTimers()
  const entering = entersBook()
  await vi.advanceTimersByTimeAsync(60_000)
  launch()
  await expect(entering).resolves.toBe(false)
})
