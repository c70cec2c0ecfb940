import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { setSeries } from '@xinghe/rules/sports/slip.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { readIntention } from './intention.ts'
import { currentSlip, togglePick, tryChange } from './slip-store.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  member,
  openBook,
  orderOf,
  pick,
  quoteOf,
  settings,
  show,
  type,
  type Asked,
} from './testing/open-book.tsx'

// A busy machine may be slow; an answer that never comes still fails.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

beforeEach(enterBook)
afterEach(leaveBook)

describe('the slip', () => {
  it('tells the limits before anything is typed and clamps to the balance with a notice', async () => {
    openBook({})
    togglePick(pick('m1'))
    show()
    await screen.findByText('限额 ¥10 - ¥5,000')
    type('9999')
    expect(currentSlip().items[0]?.stakeText).toBe('800.00')
    expect(screen.getByText('已按余额或限额调整为 ¥800.00')).toBeTruthy()
    expect(screen.getByText('760.00')).toBeTruthy()
  })

  it('clamps the risk of a negative Indonesian price, not its stake', async () => {
    openBook({ settings: () => ({ ...(settings({} as Asked) as object), oddsType: 'I' }) })
    togglePick(pick('m1', { hk: hkPrice(50) }))
    show()
    await screen.findByText('-2.00')
    await screen.findByText('限额 ¥5 - ¥2,500')
    type('500')
    // 400 to win at -2.00 risks the whole balance of 800.
    expect(currentSlip().items[0]?.stakeText).toBe('400.00')
    expect(screen.getByText('负赔率：需付 ¥800，赢得投注额')).toBeTruthy()
  })

  it('says why it cannot bet, and bets once it can, with the receipt at the end', async () => {
    const book = openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
    togglePick(pick('m1'))
    show()
    await screen.findByText('请输入投注金额')
    await betHundred()
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.requestOf(sent).bets).toMatchObject([
      { code: 'single', stake: '100.00', picks: [{ gide: 'm1', ioratio: 95, ratio: -2 }] },
    ])
    expect(sent?.requestId).not.toBe('')
    fireEvent.click(await button('完成'))
    expect(currentSlip().items).toHaveLength(0)
    expect(readIntention(member)).toBeNull()
  })

  it('keeps the picks without their stakes where the member wants another bet', async () => {
    openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
    togglePick(pick('m1'))
    show()
    await betHundred()
    fireEvent.click(await button('保留投注项'))
    expect(currentSlip().items).toMatchObject([{ stakeText: '', order: null }])
  })

  it('shows a moved price old and new, and the press agrees to it', async () => {
    const book = openBook({
      quote: quoteOf({ ioratio: 88 }),
      place: () => ({ orders: [orderOf()], balance: '700.00' }),
    })
    togglePick(pick('m1'))
    show()
    await screen.findByText('赔率由 0.95 变为 0.88')
    await betHundred('接受变化并投注')
    await screen.findByText('T100001')
    const [sent] = book.callsOf('place')
    expect(book.requestOf(sent).bets[0]?.picks[0]?.ioratio).toBe(88)
  })

  it('tells the reason of a refused order and keeps its stake', async () => {
    openBook({
      place: () => ({
        orders: [orderOf({ state: 'refused', reason: 'score-moved', ticket_id: null })],
        balance: '800.00',
      }),
    })
    togglePick(pick('m1'))
    show()
    await betHundred()
    await screen.findByText('比分已变化，注单未被接受')
    fireEvent.click(await button('返回交易单'))
    expect(currentSlip().items[0]?.stakeText).toBe('100')
  })

  it('marks every pick of a repeated match in a series and says so on the button', async () => {
    openBook({})
    togglePick(pick('m1'))
    togglePick(pick('m1', { play: 'OU', side: 'O', lineId: 'm1.OU0', line: 10 }))
    tryChange((slip) => setSeries(slip, true))
    show()
    expect(await screen.findAllByText('同一场赛事的投注项不能串在一起')).toHaveLength(3)
    expect((await button('投注')).getAttribute('aria-disabled')).toBe('true')
  })

  it('refuses an eleventh pick with its own words', async () => {
    openBook({})
    for (let match = 1; match <= 10; match += 1) togglePick(pick(`m${match}`))
    expect(togglePick(pick('m11'))).toBe(false)
    await waitFor(() =>
      expect(shownFeedback().toasts.map(({ text }) => text)).toContain('投注项数量已达上限'),
    )
  })
})
