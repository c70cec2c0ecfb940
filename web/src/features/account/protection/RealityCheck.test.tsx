import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readProtection } from '@xinghe/contract/account-protection.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callKey } from '../../../platform/api/use-call.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { iso, protectionAnswer } from './protection.test-kit.ts'
import { RealityCheckHost } from './RealityCheck.tsx'

const started = Date.parse('2026-11-15T02:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: started })
  session.start({ token: 't', userId: 'mem_00000001' })
})
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** The keys of the wire are made outside the fake time, so an answer is waited for. */
const until = (check: () => void) => act(() => vi.waitFor(check, { interval: 1, timeout: 10_000 }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = async (over: object, more: Parameters<typeof fakeSite>[0] = {}) => {
  const site = fakeSite({
    read: () =>
      protectionAnswer(
        { sessionStartedAt: iso(started), realityCheckMinutes: null, ...over },
        { 'wager-day': { used: '88.00' } },
      ),
    ...more,
  })
  vi.stubGlobal('fetch', site.fetch)
  const onLeave = vi.fn()
  render(
    <MemoryRouter>
      <RealityCheckHost onLeave={onLeave} />
      <Address />
    </MemoryRouter>,
  )
  if (session.get().token !== '')
    await until(() => {
      expect(queryClient.getQueryData(callKey(readProtection, {}))).toBeDefined()
    })
  return { onLeave, ...site }
}
const check = () => document.querySelector('dialog[open]')

it('comes after each interval with the time and the sums of today, and stays until answered', async () => {
  await open({ realityCheckMinutes: 30 })
  await pass(29 * minuteMs)
  expect(check()).toBeNull()
  await pass(minuteMs)
  expect(check()?.textContent).toContain('30 分钟')
  expect(check()?.textContent).toContain('今日投注¥88')
  fireEvent.click(screen.getByText('继续'))
  expect(check()).toBeNull()
  await pass(30 * minuteMs)
  expect(check()?.textContent).toContain('1 小时')
})

it('leads to the limits and out', async () => {
  const { onLeave } = await open({ realityCheckMinutes: 30 })
  await pass(30 * minuteMs)
  fireEvent.click(screen.getByText('调整限额'))
  expect(screen.getByRole('status').textContent).toBe('/mine/userinfo?tab=protection')
  await pass(30 * minuteMs)
  fireEvent.click(screen.getByText('退出登录'))
  expect(onLeave).toHaveBeenCalledOnce()
})

it('does not come when it is off, nor for a visitor', async () => {
  await open({ realityCheckMinutes: null })
  await pass(200 * minuteMs)
  expect(check()).toBeNull()
  cleanup()
  session.end()
  const { callsOf } = await open({ realityCheckMinutes: 5 })
  await pass(10 * minuteMs)
  expect(check()).toBeNull()
  expect(callsOf('read')).toEqual([])
})

it('warns before the own time limit, and tells why when the server has ended the session', async () => {
  let over = false
  const { callsOf } = await open(
    { sessionMinutes: 30, sessionEndsAt: iso(started + 30 * minuteMs) },
    {
      info: () => {
        if (over) throw new Refused('session-expired')
        throw new Refused('warning')
      },
    },
  )
  await pass(25 * minuteMs)
  expect(shownFeedback().toasts.map((toast) => toast.text)).toEqual([
    '按您设定的时长上限，5 分钟后将自动退出登录',
  ])
  await pass(5 * minuteMs)
  await until(() => expect(callsOf('info')).toHaveLength(1))
  // The server's clock was a moment behind: it is asked again.
  expect(session.get().token).toBe('t')
  over = true
  await until(() => {
    vi.advanceTimersByTime(11_000)
    expect(session.get().token).toBe('')
  })
  expect(callsOf('info').length).toBeGreaterThan(1)
  await until(() => {
    expect(shownFeedback().dialogs).toMatchObject([
      { kind: 'tips', msg: expect.stringContaining('时长上限（30 分钟），已自动退出') },
    ])
  })
})
