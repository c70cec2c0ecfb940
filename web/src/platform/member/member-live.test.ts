import { QueryObserver } from '@tanstack/react-query'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { unreadCounts } from '@xinghe/contract/inbox.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshPage } from '../api/testing/fresh-page.ts'
import { refusal, success, WireServer } from '../api/testing/wire-server.ts'
import type { TopicUpdate } from '../live/topics.ts'

/** A fake of the live connection. */
const live = vi.hoisted(() => ({
  tell: (_update: TopicUpdate<'member'>): void => undefined,
  subscriptions: 0,
}))
vi.mock('../live/live-socket.ts', () => ({
  subscribe: (_topic: string, listener: typeof live.tell) => {
    live.tell = listener
    live.subscriptions += 1
    return () => void (live.subscriptions -= 1)
  },
}))

let server: WireServer
let page: Awaited<ReturnType<typeof freshPage>>

const unread = {
  brnotice_count: 1,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 2,
  activity_count: 0,
  fd_count: 0,
}

beforeEach(async () => {
  server = new WireServer()
  page = await freshPage(await server.start())
  page.session.start({ token: 't', userId: 'u' })
  server.replies.set(memberInfo.path, () => ({ envelope: refusal(6012, 'warning') }))
  server.replies.set(balance.path, () => ({ envelope: success({ centerWalletBalance: '5.00' }) }))
  server.replies.set(unreadCounts.path, () => ({ envelope: success(unread) }))
  live.subscriptions = 0
})

afterEach(() => {
  server.stop()
  vi.unstubAllGlobals()
})

const asked = (): string[] => server.seen.map((seen) => seen.path.split('/').at(-1) ?? '').sort()

it('loads member, balance and unread counts after a login, and survives a failure', async () => {
  const { afterLogin } = await import('./member.ts')
  await afterLogin()
  expect(asked()).toEqual(['getBalance', 'getUnreadForType', 'info'])
})

it('hears each topic once, however many watch', async () => {
  const { watchMember } = await import('./member-live.ts')
  const stops = [watchMember(), watchMember()]
  expect(live.subscriptions).toBe(2)
  for (const stop of stops) stop()
  expect(live.subscriptions).toBe(0)
})

it('refetches only after a change', async () => {
  const { afterLogin } = await import('./member.ts')
  const { hearMember, hearNotices } = await import('./member-live.ts')
  const { callKey } = await import('../api/use-call.ts')
  const { queryClient } = await import('../api/query-client.ts')
  await afterLogin()
  const isStale = (path: string): boolean =>
    queryClient.getQueryCache().find({ queryKey: [path], exact: false })?.state.isInvalidated ??
    false
  const fresh = { ...unread, activity_count: 3 }
  hearMember({ kind: 'snap', data: { balance: '5.00', unread: fresh } })
  expect([isStale(balance.path), isStale(unreadCounts.path)]).toEqual([false, false])
  expect(queryClient.getQueryData(callKey(unreadCounts, { userSystem: 1 }))).toEqual(fresh)
  hearMember({ kind: 'delta', data: { balance: '6.00' } })
  expect([isStale(balance.path), isStale(unreadCounts.path)]).toEqual([true, false])
  hearNotices({ kind: 'snap', data: { version: 7 } })
  expect(isStale(unreadCounts.path)).toBe(false)
  hearNotices({ kind: 'delta', data: { version: 8 } })
  expect(isStale(unreadCounts.path)).toBe(true)
})

it('asks anew when a count is told while an older answer is under way', async () => {
  const { afterLogin } = await import('./member.ts')
  const { hearMember } = await import('./member-live.ts')
  const { callQuery, refreshCall } = await import('../api/use-call.ts')
  const { queryClient } = await import('../api/query-client.ts')
  await afterLogin()
  const query = callQuery(unreadCounts, { userSystem: 1 })
  const stop = new QueryObserver(queryClient, { ...query, staleTime: Infinity }).subscribe(() => {})
  const times = (): number => asked().filter((name) => name === 'getUnreadForType').length
  server.replies.set(unreadCounts.path, () => ({ hang: true }))
  void refreshCall(unreadCounts, { userSystem: 1 })
  await vi.waitFor(() => expect(times()).toBe(2))
  const fresh = { ...unread, fd_count: 1 }
  server.replies.set(unreadCounts.path, () => ({ envelope: success(fresh) }))
  hearMember({ kind: 'delta', data: { unread: fresh } })
  expect(queryClient.getQueryData(query.queryKey)).toEqual(fresh)
  await vi.waitFor(() => expect(times()).toBe(3))
  stop()
})

it('believes that the session ended only when the server says so too', async () => {
  const { hearMember } = await import('./member-live.ts')
  const expired = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let expirations = 0
  page.on('login_expired', () => {
    expirations += 1
    expired.resolve()
  })
  server.replies.set(memberInfo.path, () => {
    answered.resolve()
    return { envelope: refusal(6012, 'warning') }
  })
  hearMember({ kind: 'delta', data: { ended: true } })
  await answered.promise
  expect(page.session.get().token).toBe('t')
  server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
  hearMember({ kind: 'delta', data: { ended: true } })
  await expired.promise
  expect(page.session.get().token).toBe('')
  expect(expirations).toBe(1)
})

it('asks nothing for a member who has left before the end of the session is told', async () => {
  const { hearMember } = await import('./member-live.ts')
  server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
  page.session.end()
  hearMember({ kind: 'snap', data: { ended: true } })
  await page.callApi(memberInfo, {}).catch(() => undefined)
  expect(server.seen.filter(({ path }) => path === memberInfo.path)).toHaveLength(1)
})

it('asks anew when a count is told while the first answer is under way', async () => {
  const { hearMember } = await import('./member-live.ts')
  const { callQuery } = await import('../api/use-call.ts')
  const { queryClient } = await import('../api/query-client.ts')
  const query = callQuery(unreadCounts, { userSystem: 1 })
  server.replies.set(unreadCounts.path, () => ({ hang: true }))
  const stop = new QueryObserver(queryClient, query).subscribe(() => {})
  const times = (): number => asked().filter((name) => name === 'getUnreadForType').length
  await vi.waitFor(() => expect(times()).toBe(1))
  const fresh = { ...unread, fd_count: 1 }
  server.replies.set(unreadCounts.path, () => ({ envelope: success(fresh) }))
  hearMember({ kind: 'delta', data: { unread: fresh } })
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toEqual(fresh))
  stop()
})
