import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countsTopic, matchTopic } from '@xinghe/contract/sports-topics.ts'
import { subscribeNamed } from '../../../platform/live/live-socket.ts'
import { asksOf, cutLive, mendLive, stubLive, tell } from '../slip/testing/live-wire.ts'
import { enterBook, leaveBook, openBook } from '../slip/testing/open-book.tsx'
import { quoteKey } from './quotes.ts'
import { useMatch } from './use-match.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubLive()
  enterBook()
})
afterEach(() => {
  vi.useRealTimers()
  leaveBook()
  cleanup()
})

const matchAt = (price: number) => ({
  gide: 'm9',
  gameType: 'FT',
  discipline: 'football',
  league_id: 'l1',
  league: '联赛',
  team_h: '星河联',
  team_c: '海港城',
  datetime: 0,
  isLive: 0,
  gameStatus: 'before',
  playCount: 1,
  markets: [['m9.R0', 'R', -2, 1, null, 1, ['H', price, 'C', 93]]],
})

it('subscribes again until a restarted server knows the match', async () => {
  openBook({})
  const topic = matchTopic('m9')
  const leave = subscribeNamed(countsTopic, () => undefined)
  const { result } = renderHook(() => useMatch('m9'))
  const price = () => result.current.book.quote(quoteKey('m9.R0', 'H'))?.price
  await waitFor(() => expect(asksOf(topic)).toBeGreaterThan(0))
  tell('snap', topic, { match: matchAt(95), events: [] })
  await waitFor(() => expect(price()).toBe(95))
  cutLive()
  mendLive()
  await vi.advanceTimersByTimeAsync(2_000)
  await waitFor(() => expect(asksOf(topic)).toBeGreaterThan(0))
  // The subscription is refused without a message.
  const asked = asksOf(topic)
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor(() => expect(asksOf(topic)).toBeGreaterThan(asked))
  tell('snap', topic, { match: matchAt(88), events: [] })
  await waitFor(() => expect(price()).toBe(88))
  const heard = asksOf(topic)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asksOf(topic)).toBe(heard)
  leave()
})
