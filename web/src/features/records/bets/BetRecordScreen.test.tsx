import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { lastDays } from '@xinghe/rules/records/day-period.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { BetRecordScreen } from './BetRecordScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const today = lastDays(1, instant(Date.now())).to
const at = `${today}T04:00:00.000Z`

const record = (ticketId: string, over: Record<string, unknown> = {}) => ({
  ticketId,
  channelCode: 'CRTY',
  title: '星河体育',
  what: '星河联 对 海港城 全场让球 星河联 -0.5 @0.95',
  risk: '100.00',
  net: '95.00',
  result: 'W',
  turnover: '95.00',
  placedAt: at,
  settledAt: at,
  explanation: '盈利100.00 × 0.95 = 95.00元。',
  ...over,
})

const totals = () => ({
  count: 2,
  risk: '300.00',
  net: '95.00',
  turnover: '95.00',
  venues: [{ channelCode: 'CRTY', title: '星河体育', count: 2, risk: '300.00', net: '95.00' }],
  days: [{ day: today, risk: '300.00', net: '95.00' }],
})

const list = () => ({
  total: 2,
  list: [
    record('XH1'),
    record('XH2', {
      risk: '200.00',
      net: null,
      result: null,
      turnover: null,
      settledAt: null,
      explanation: null,
    }),
  ],
})

const place = { now: '' }
function Place() {
  const { search } = useLocation()
  useEffect(() => {
    place.now = search
  }, [search])
  return null
}

const show = (answers: Parameters<typeof fakeSite>[0], path = '/mine/betRecord') => {
  const site = fakeSite(answers)
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <BetRecordScreen amountsShown />
      <Place />
    </MemoryRouter>,
  )
  return site
}

const both = { betRecordTotal: totals, betRecordList: list }

describe('the bet records', () => {
  it('show the sums, the chart and the list of the period', async () => {
    show(both)
    expect(await screen.findByRole('figure', { name: '每日盈亏与累计' })).toBeTruthy()
    // The sums and the list are two answers: only with both is the amount there twice.
    expect(await screen.findByText('共 2 条')).toBeTruthy()
    expect((await screen.findAllByText('+95.00')).length).toBeGreaterThan(1)
  })

  it('follow the filter in the address, and write a choice into it', async () => {
    const site = show(both, '/mine/betRecord?state=settled&venue=CRTY')
    await screen.findByText('共 2 条')
    expect(site.callsOf('betRecordList')[0]?.body).toMatchObject({
      state: 'settled',
      channelCode: 'CRTY',
      pageNum: 1,
    })
    fireEvent.click(screen.getByRole('tab', { name: '未结算' }))
    await waitFor(() => expect(place.now).toBe('?state=open&venue=CRTY'))
  })

  it('are narrowed to a category, which drops the venue', async () => {
    const site = show(both, '/mine/betRecord?category=CP&venue=XHCP')
    await screen.findByText('共 2 条')
    expect(site.callsOf('betRecordList')[0]?.body).toMatchObject({ category: 5 })
    expect(site.callsOf('betRecordTotal')[0]?.body).toMatchObject({ category: 5 })
    fireEvent.change(screen.getByLabelText('类别'), { target: { value: 'QP' } })
    await waitFor(() => expect(place.now).toBe('?category=QP'))
  })

  it('explain one bet in a dialog', async () => {
    show(both)
    fireEvent.click(await screen.findByRole('button', { name: '查看注单 XH1 的详情' }))
    expect(await screen.findByText('盈利100.00 × 0.95 = 95.00元。')).toBeTruthy()
  })

  it('show the error and retry', async () => {
    let broken = true
    show({
      betRecordTotal: totals,
      betRecordList: () => {
        if (broken) throw new Refused('too-often')
        return list()
      },
    })
    const [retry] = await screen.findAllByRole('button', { name: '重试' })
    broken = false
    if (retry !== undefined) fireEvent.click(retry)
    await screen.findByText('共 2 条')
  })

  it('go into a file, running bets without a result', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:1'
    })
    show(both)
    fireEvent.click(await screen.findByRole('button', { name: '导出 CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = (await files[0]?.text())?.split('\r\n') ?? []
    expect(lines[1]).toContain(
      'XH1,星河联 对 海港城 全场让球 星河联 -0.5 @0.95,100.00,95.00,95.00,赢',
    )
    expect(lines[2]).toContain('200.00,,,未结算,')
  })
})
