import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { enterBook, leaveBook } from '../slip/testing/open-book.tsx'
import { bookAnswers } from '../testing/open-sports.tsx'
import { AlertSettings } from './AlertSettings.tsx'

beforeEach(enterBook)
afterEach(() => {
  cleanup()
  queryClient.clear()
  leaveBook()
  localStorage.clear()
})

const browser = (permission: NotificationPermission, answer = permission) => {
  const asked = vi.fn(async () => (fake.permission = answer))
  const fake = { permission, requestPermission: asked }
  vi.stubGlobal('Notification', fake)
  return asked
}

const open = () => {
  const saved: unknown[] = []
  const site = fakeSite({
    resource: ({ method, Request }) => {
      const settings = { ...(bookAnswers['settings'] as object), alerts: ['goal', 'start'] }
      if (method === 'settings') return settings
      if (method === 'priceTargets') return []
      const { alerts } = Request as { alerts: unknown }
      saved.push(alerts)
      return { ...settings, alerts }
    },
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<AlertSettings />)
  return saved
}
const choice = (name: string, checked: boolean) => screen.findByRole('switch', { name, checked })

it('saves what the member wants to be told', async () => {
  const saved = open()
  await choice('注单结算', false)
  fireEvent.click(await choice('进球', true))
  await choice('进球', false)
  fireEvent.click(await choice('注单结算', false))
  await waitFor(() => expect(saved).toEqual([['start'], ['start', 'settlement']]))
})

it('asks the browser only at a press, and shows what it allows', async () => {
  const asked = browser('default', 'granted')
  open()
  const box = await choice('浏览器通知', false)
  expect(asked).not.toHaveBeenCalled()
  fireEvent.click(box)
  await choice('浏览器通知', true)
  fireEvent.click(await choice('浏览器通知', true))
  await choice('浏览器通知', false)
  expect(asked).toHaveBeenCalledOnce()
})

it('says that the browser has refused', async () => {
  const asked = browser('denied')
  open()
  const box = await choice('浏览器通知', false)
  expect(box).toHaveProperty('disabled', true)
  expect(screen.getByText(/^浏览器已拒绝通知/)).toBeTruthy()
  fireEvent.click(box)
  expect(asked).not.toHaveBeenCalled()
})

it('says that the browser has no notifications', async () => {
  open()
  expect(await choice('浏览器通知', false)).toHaveProperty('disabled', true)
  expect(screen.getByText('这个浏览器不支持通知。')).toBeTruthy()
})
