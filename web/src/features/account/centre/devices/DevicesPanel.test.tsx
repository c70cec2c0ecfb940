import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import { show } from '../parts/centre.test-kit.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  closeAllDialogs()
  vi.unstubAllGlobals()
})

const at = '2026-11-15T10:00:00.000Z'
const login = (id: string, current: boolean) => ({
  id,
  current,
  browser: current ? 'Chrome 156 · Windows' : 'Safari 26 · iPhone',
  ip: '203.0.113.7',
  country: null,
  madeAt: at,
  lastSeenAt: at,
})
const past = (id: number) => ({
  id: String(id),
  at,
  browser: `Chrome ${id}`,
  ip: '203.0.113.7',
  country: null,
  endedAt: at,
  endedWhy: 'logout',
})
const sure = () => {
  const tips = shownFeedback().dialogs.at(-1)
  if (tips?.kind !== 'tips') throw new Error('nothing was asked')
  tips.onSure?.()
  return tips.msg
}

it('ends another session after a question, never the own one', async () => {
  let list = [login('s1', true), login('s2', false)]
  const { user, callsOf } = show(<DevicesPanel />, {
    sessions: () => ({ sessions: list, devices: [] }),
    loginHistory: () => ({ total: 0, list: [] }),
    endSession: () => {
      list = list.slice(0, 1)
      return {}
    },
  })
  const [end, ...more] = await screen.findAllByRole('button', { name: '下线' })
  expect(more).toEqual([])
  await user.click(end as HTMLElement)
  expect(callsOf('endSession')).toEqual([])
  expect(sure()).toContain('Safari 26 · iPhone')
  await waitFor(() => expect(screen.queryByText('Safari 26 · iPhone')).toBeNull())
  expect(callsOf('endSession')[0]?.body).toEqual({ id: 's2' })
  expect(screen.queryByRole('button', { name: '下线其他设备' })).toBeNull()
})

it('ends all others at once', async () => {
  const { user, callsOf } = show(<DevicesPanel />, {
    sessions: () => ({ sessions: [login('s1', true), login('s2', false)], devices: [] }),
    loginHistory: () => ({ total: 0, list: [] }),
    endSession: () => ({}),
  })
  await user.click(await screen.findByRole('button', { name: '下线其他设备' }))
  sure()
  await waitFor(() => expect(callsOf('endSession')[0]?.body).toEqual({ others: 1 }))
})

it('pages through the history, and shows an empty one as such', async () => {
  const { user, callsOf } = show(<DevicesPanel />, {
    sessions: () => ({ sessions: [login('s1', true)], devices: [] }),
    loginHistory: ({ pageNum }) => ({ total: 12, list: [past(Number(pageNum))] }),
  })
  expect(await screen.findByText('Chrome 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  expect(await screen.findByText('Chrome 2')).toBeTruthy()
  expect(callsOf('loginHistory').at(-1)?.body).toEqual({ pageNum: 2, pageSize: 10 })
})

it('says what failed and tries again', async () => {
  let broken = true
  const { user } = show(<DevicesPanel />, {
    sessions: () => {
      if (broken) throw new Refused('internal-error')
      return { sessions: [login('s1', true)], devices: [] }
    },
    loginHistory: () => ({ total: 0, list: [] }),
  })
  expect(await screen.findByText('登录设备加载失败')).toBeTruthy()
  expect(await screen.findByText('暂无登录记录')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('当前设备')).toBeTruthy()
})
