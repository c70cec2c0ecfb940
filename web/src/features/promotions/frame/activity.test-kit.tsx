import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'

export const hours = (count: number): string =>
  new Date(Date.now() + count * 3_600_000).toISOString()

/** A running activity as the list answers it. */
export const activityAnswer = (terms: { kind: string }, over: object = {}) => ({
  serverTime: hours(0),
  activities: [
    {
      kind: terms.kind,
      id: '1',
      version: 1,
      title: '测试活动',
      line: '达标即领',
      image: '/art/promo-weekly-vip-gift.svg',
      group: 'daily',
      from: '2026-11-16T00:00:00.000Z',
      until: null,
      state: 'running',
      terms: { multipleHundredths: 100, budget: { shareBp: 100, floor: '1000.00' }, ...terms },
      rules: [{ heading: '领取时间', lines: ['逾期未领的奖励作废'] }],
      mine: null,
      ...over,
    },
  ],
})

/** The answer about a member without limits or breaks. */
export const protection = (over: object = {}) => ({
  limits: [],
  sessionStartedAt: hours(0),
  sessionEndsAt: null,
  sessionMinutes: null,
  wantedSessionMinutes: null,
  realityCheckMinutes: 60,
  coolOffUntil: null,
  excludedUntil: null,
  excludedForGood: false,
  ...over,
})

/** Opens a page against a site that gives these answers. */
export const openPage = (page: ReactNode, answers: Parameters<typeof fakeSite>[0]) => {
  const site = fakeSite({ read: () => protection(), ...answers })
  vi.stubGlobal('fetch', site.fetch)
  render(<MemoryRouter>{page}</MemoryRouter>)
  return { user: userEvent.setup({ delay: null }), ...site }
}
