import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { refusals } from '@xinghe/contract/refusal-table.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { slipOddsType } from '@xinghe/rules/sports/slip/state.ts'
import { pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { readStored } from './stored-slip.ts'
import { currentState, togglePick, dispatch } from './slip-store.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  limits,
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

beforeEach(enterBook)
afterEach(leaveBook)

describe('the slip', () => {
  it('tells the limits before anything is typed and clamps to the balance with a notice', async () => {
    openBook({})
    togglePick(pick('m1'))
    show()
    await screen.findByText('限额 ¥10 - ¥5,000')
    type('9999')
    expect(currentState().slip.items[0]?.stakeText).toBe('800.00')
    expect(screen.getByText('已按余额或限额调整为 ¥800.00')).toBeTruthy()
    expect(screen.getByText('760.00')).toBeTruthy()
  })

  it('marks a pick of a market that is flagged new', async () => {
    openBook({ quote: quoteOf({ isNew: true }) })
    togglePick(pick('m1'))
    show()
    await screen.findByText('新盘口 · 派彩上限较低')
  })

  it('says what of the balance lies in the centre', async () => {
    openBook({ quote: (asked) => ({ ...quoteOf()(asked), centre: '300.00' }) })
    togglePick(pick('m1'))
    show()
    await screen.findByText('含中心钱包 ¥300，投注时自动转入')
    expect(screen.getByText('¥800')).toBeTruthy()
  })

  it('clamps the risk of a negative Indonesian price, not its stake', async () => {
    openBook({ settings: () => ({ ...(settings({} as Asked) as object), oddsType: 'I' }) })
    togglePick(pick('m1', { hk: hkPrice(50) }))
    show()
    await screen.findByText('-2.00')
    await screen.findByText('限额 ¥5 - ¥2,500')
    type('500')
    // 400 to win at -2.00 risks the whole balance of 800.
    expect(currentState().slip.items[0]?.stakeText).toBe('400.00')
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
    expect(currentState().slip.items).toHaveLength(0)
    expect(readStored(member).intention).toBeNull()
  })

  it('keeps the picks without their stakes where the member wants another bet', async () => {
    openBook({ place: () => ({ orders: [orderOf()], balance: '700.00' }) })
    togglePick(pick('m1'))
    show()
    await betHundred()
    fireEvent.click(await button('保留投注项'))
    expect(currentState().slip.items).toMatchObject([{ stakeText: '', order: null }])
  })

  it('shows the daily payout cap of each single, and warns only where it would cut', async () => {
    const caps = [
      { amount: '2000.00', left: '50.00' },
      { amount: '9000.00', left: '8000.00' },
    ]
    openBook({
      quote: (asked) => {
        const answer = quoteOf()(asked)
        return {
          ...answer,
          picks: answer.picks.map((quoted, at) => ({ ...quoted, cap: caps[at] })),
        }
      },
    })
    togglePick(pick('m1'))
    togglePick(pick('m2'))
    show()
    await screen.findByText('今日最高派彩 ¥2,000，尚余 ¥50')
    await screen.findByText('今日最高派彩 ¥9,000，尚余 ¥8,000')
    type('100')
    type('100', 1)
    expect(screen.getAllByText('可赢金额超过今日剩余派彩，超出部分不予派发')).toHaveLength(1)
  })

  it('tells the largest stake of a parlay by what may still be won on its matches', async () => {
    openBook({
      quote: (asked) => ({ ...quoteOf()(asked), seriesLimits: { ...limits, matchRoom: '280.25' } }),
    })
    togglePick(pick('m1'))
    togglePick(pick('m2'))
    dispatch({ type: 'mode-chosen', mode: 'series' })
    show()
    // 100 at 1.95 × 1.95 win 280.25.
    await screen.findByText('限额 ¥10 - ¥100')
    type('101')
    expect(currentState().slip.seriesStakes['2x1']).toBe('100.00')
  })

  it('says once that champions make no series, and leads back to single bets', async () => {
    openBook({})
    for (const title of ['s1', 's2'])
      togglePick(pick(title, { play: 'FS', side: 'r1', line: null, home: '', away: '' }))
    dispatch({ type: 'mode-chosen', mode: 'series' })
    show()
    expect(await screen.findAllByText('冠军不能串关，只能逐项投注')).toHaveLength(1)
    // Beside the note only the button says why it is disabled.
    expect(screen.getAllByText('冠军盘口不能参与串关')).toHaveLength(1)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await button('+100，加到投注额')).toHaveProperty('disabled', true)
    fireEvent.click(await button('改为多式'))
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    expect(screen.queryByText(/冠军.*串关/)).toBeNull()
  })

  it('marks the stake that others have left no room for', async () => {
    openBook({ quote: quoteOf({ limits: { ...limits, matchRoom: '10.00' } }) })
    togglePick(pick('m1'))
    togglePick(pick('m2'))
    dispatch({ type: 'stake-typed', field: pickKey(pick('m1')), text: '200' })
    show()
    await screen.findAllByText('超过该赛事目前可接受的投注额，请减少金额')
    const invalid = screen
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('aria-invalid'))
    expect(invalid).toEqual(['true', null])
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

  it('asks before a better price that has another odds type, which it names', async () => {
    openBook({
      settings: () => ({ ...(settings({} as Asked) as object), oddsType: 'M', policy: 'better' }),
      quote: quoteOf({ ioratio: 401 }),
    })
    togglePick(pick('m1', { hk: hkPrice(400) }))
    show()
    await screen.findByText('赔率由 -0.25 变为 5.01')
    await screen.findByText('该赔率已由马来盘改为欧洲盘，请核对需付金额')
    type('100')
    await button('接受变化并投注')
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
    expect(currentState().slip.items[0]?.stakeText).toBe('100')
  })

  it('marks every pick of a repeated match in a series and says so on the button', async () => {
    openBook({})
    togglePick(pick('m1'))
    togglePick(pick('m1', { play: 'OU', side: 'O', marketId: 'm1.OU0', line: 10 }))
    dispatch({ type: 'mode-chosen', mode: 'series' })
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

describe('a slip that cannot bet', () => {
  const openOne = async (given: Parameters<typeof openBook>[0]) => {
    const book = openBook(given)
    togglePick(pick('m1'))
    show()
    return book
  }
  const isDisabled = async (): Promise<string | null> =>
    (await button(/^投注( ¥|$)/)).getAttribute('aria-disabled')

  it.each(['venue-maintenance', 'book-maintenance', 'maintenance', 'feed-error'] as const)(
    'says %s in the words of the table',
    async (refusal) => {
      await openOne({
        quote: () => {
          throw new Refused(refusal)
        },
      })
      await screen.findByText(`暂时读不到最新赔率：${refusals[refusal].text}`)
      expect(await isDisabled()).toBe('true')
    },
  )

  it('asks to enter again after the launch has ended', async () => {
    await openOne({
      quote: () => {
        throw new Refused('uid-refused')
      },
    })
    await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
    expect(shownFeedback().dialogs[0]).toMatchObject({ msg: '数据异常,请重新进入游戏' })
    expect(currentState().slip.items).toHaveLength(1)
    closeAllDialogs()
  })

  it('waits for the network, and bets once it is back', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openOne({})
    await screen.findByText('网络已断开，恢复后即可投注')
    expect(await isDisabled()).toBe('true')
    isOnline.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByText('请输入投注金额')
    isOnline.mockRestore()
  })

  it('offers the login to a visitor and has the picks again after it', async () => {
    await openOne({})
    await screen.findByText(/^限额 ¥/)
    act(() => session.end())
    expect(await screen.findByText('交易单是空的')).toBeTruthy()
    act(() => {
      togglePick(pick('m2'))
    })
    expect(await button('登录后投注')).toBeTruthy()
    act(() => session.start({ token: 't', userId: member }))
    expect(currentState().slip.items.map(({ matchId }) => matchId)).toEqual(['m1', 'm2'])
  })
})

it('says that a champion has replaced the other picks, and brings them back', async () => {
  openBook({})
  togglePick(pick('m1'))
  togglePick(pick('m2'))
  show()
  await screen.findAllByText(/^限额 ¥/)
  const champion = { play: 'FS', side: 'run_1', line: null, marketId: 't1.FS' } as const
  act(() => void togglePick(pick('t1', champion)))
  await screen.findByText('冠军不能与其他投注项同单，已移除 2 项')
  fireEvent.click(await button('撤销'))
  expect(currentState().slip.items.map(({ matchId }) => matchId)).toEqual(['m1', 'm2'])
  expect(screen.queryByText(/已移除/)).toBeNull()
})

it('leaves the series for a champion, says so, and goes back to it', async () => {
  openBook({})
  dispatch({ type: 'mode-chosen', mode: 'series' })
  show()
  const champion = { play: 'FS', side: 'run_1', line: null, marketId: 't1.FS' } as const
  act(() => void togglePick(pick('t1', champion)))
  await screen.findByText('冠军不能串关，已退出串关')
  expect(screen.queryByText('冠军盘口不能参与串关')).toBeNull()
  expect(await screen.findByRole('textbox', { name: /投注额$/ })).toBeTruthy()
  fireEvent.click(await button('撤销'))
  expect(currentState().slip).toMatchObject({ series: true, items: [] })
  for (const match of ['m1', 'm2']) act(() => void togglePick(pick(match)))
  act(() => void togglePick(pick('t1', champion)))
  await screen.findByText('冠军不能串关，也不能与其他投注项同单，已退出串关并移除 2 项')
})

describe('a series', () => {
  const openSeries = (given: Parameters<typeof openBook>[0]) => {
    const book = openBook(given)
    for (const match of ['m1', 'm2', 'm3']) togglePick(pick(match))
    dispatch({ type: 'mode-chosen', mode: 'series' })
    show()
    return book
  }

  it('shows its price with two decimals, as every other price', async () => {
    openSeries({ quote: quoteOf({ ioratio: 100 }) })
    expect(await screen.findByText('香港盘 7.00')).toBeTruthy()
    expect(screen.getByText('欧洲盘 8.00')).toBeTruthy()
  })

  it('is reckoned in Hong Kong odds and names the type that comes back', async () => {
    openSeries({ settings: () => ({ ...(settings({} as Asked) as object), oddsType: 'M' }) })
    await screen.findByText('串关按香港盘计算，取消串关后恢复马来盘')
    expect(screen.getByText(/^香港盘 6\.41$/)).toBeTruthy()
    dispatch({ type: 'mode-chosen', mode: 'multiple' })
    await waitFor(() => expect(screen.queryByText(/取消串关后恢复/)).toBeNull())
    expect(slipOddsType(currentState().slip)).toBe('M')
  })

  it('shows all legs and the total in Hong Kong odds, and the decimal price beside it', async () => {
    openBook({})
    togglePick(pick('m1'))
    togglePick(pick('m2', { play: 'M', line: null, marketId: 'm2.M' }))
    show()
    await screen.findAllByText(/^限额 ¥/)
    // A winner has no views: its price is marked as the European one that it is.
    expect(screen.getByText('赔率 1.95')).toBeTruthy()
    expect(screen.getAllByText('欧洲盘')).toHaveLength(1)
    act(() => void dispatch({ type: 'mode-chosen', mode: 'series' }))
    expect(screen.getAllByText('赔率 0.95')).toHaveLength(2)
    expect(screen.queryByText('欧洲盘')).toBeNull()
    expect(screen.getAllByText('香港盘')).toHaveLength(2)
    expect(screen.getByText('香港盘 2.80')).toBeTruthy()
    expect(screen.getByText('欧洲盘 3.80')).toBeTruthy()
  })

  it('keeps picks and stake of the refused combination, beside an accepted one', async () => {
    openSeries({
      place: () => ({
        orders: [
          orderOf({ code: '3x1' }),
          orderOf({
            code: '2of3',
            orderId: 'bet_2',
            state: 'refused',
            ticket_id: null,
            reason: 'match-limit',
          }),
        ],
        balance: '700.00',
      }),
    })
    await screen.findByText(/^限额 ¥/)
    type('100')
    fireEvent.click(await button(/^更多串法/))
    fireEvent.change(screen.getByLabelText('3选2 每注金额'), { target: { value: '20' } })
    fireEvent.click(await button(/^投注 ¥/))
    await screen.findByText('超过该赛事目前可接受的投注额，请减少金额')
    fireEvent.click(await button('完成'))
    expect(currentState().slip.items).toHaveLength(3)
    expect(currentState().slip.seriesStakes).toEqual({ '2of3': '20' })
  })
})
