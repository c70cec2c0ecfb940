import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TopicUpdate } from './topics.ts'
import { useMemberNews, type MemberNews } from './use-member-news.ts'

/** A fake of the live connection. */
const listeners = vi.hoisted(() => new Set<(update: TopicUpdate<'member'>) => void>())
vi.mock('./live-socket.ts', () => ({
  subscribe: (_topic: string, listener: (update: TopicUpdate<'member'>) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}))
const tell = (update: TopicUpdate<'member'>): void => {
  for (const listener of listeners) listener(update)
}

let heard: MemberNews[]
const hear = (news: MemberNews): void => void heard.push(news)

beforeEach(() => {
  heard = []
})
afterEach(cleanup)

it('tells of every change', () => {
  renderHook(() => useMemberNews(hear))
  tell({ kind: 'delta', data: { balance: '1.00' } })
  expect(heard).toEqual([{ balance: '1.00' }])
})

it('takes a snapshot for news only where messages may be lost before it', () => {
  renderHook(() => useMemberNews(hear))
  tell({ kind: 'snap', data: { balance: '1.00' } })
  expect(heard).toEqual([])
  tell({ kind: 'snap', data: { balance: '1.00' }, missed: true })
  expect(heard).toEqual([null])
})

it('hears nothing while it is not enabled, and after it was left', () => {
  const { rerender, unmount } = renderHook(({ enabled }) => useMemberNews(hear, { enabled }), {
    initialProps: { enabled: false },
  })
  expect(listeners.size).toBe(0)
  rerender({ enabled: true })
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})
