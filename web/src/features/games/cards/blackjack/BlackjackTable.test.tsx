import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blackjack } from '@xinghe/rules/games/cards/blackjack/blackjack.ts'
import type { BlackjackAction, BlackjackState } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import type { CardPlay } from '../play/card-play.ts'
import { fakePlay, roundOf } from '../testing/fake-play.ts'
import { BlackjackTable } from './BlackjackTable.tsx'

type Play = CardPlay<BlackjackView, null, BlackjackAction>

/** Cards by rank, all spades. */
const spades = (...ranks: number[]): number[] => ranks.map((rank) => 39 + rank - 1)

const open = (cards: number[], dealer: number[]): BlackjackState => ({
  phase: 'play',
  dealer,
  hands: [{ cards, doubled: false, surrendered: false, done: false }],
  insured: false,
})

const over = (cards: number[], dealer: number[]): BlackjackState => ({
  ...open(cards, dealer),
  phase: 'over',
})

const show = (state: BlackjackState | null, given: Partial<Play> = {}) => {
  const round = state === null ? null : roundOf(blackjack, state)
  const play = fakePlay<BlackjackView, null, BlackjackAction>({ round, ...given })
  render(<BlackjackTable play={play} />)
  return play
}

const actionNames = (): string[] =>
  within(screen.getByRole('group', { name: '可选操作' }))
    .getAllByRole('button')
    .map((button) => button.querySelector('span')?.firstChild?.textContent ?? '')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the table of 二十一点', () => {
  it('offers only the actions that the rules allow', async () => {
    show(open(spades(8, 8), spades(6, 10)))
    await screen.findByText('16 点')
    expect(actionNames()).toEqual(['要牌', '停牌', '加倍', '分牌', '投降'])
  })

  it('offers insurance in words against an ace', async () => {
    const play = show({ ...open(spades(9, 7), spades(1, 5)), phase: 'insurance' })
    await userEvent.click(await screen.findByRole('button', { name: /买保险/ }))
    expect(actionNames()).toEqual(['买保险', '不买'])
    expect(play.act).toHaveBeenCalledWith('insure')
  })

  it('plays by keys, and by none that is not allowed', async () => {
    const play = show(open(spades(9, 7), spades(6, 10)))
    await screen.findByText('16 点')
    await userEvent.keyboard('p')
    expect(play.act).not.toHaveBeenCalled()
    await userEvent.keyboard('h')
    expect(play.act).toHaveBeenCalledWith('hit')
    await userEvent.keyboard('{Enter}')
    expect(play.deal).not.toHaveBeenCalled()
  })

  it('deals the chosen chip, also by Enter, and says before what happens to a hand left open', async () => {
    const play = show(null)
    expect(screen.getByText(/24 小时未完成/)).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: '¥20' }))
    await userEvent.keyboard('{Enter}')
    expect(play.deal).toHaveBeenCalledWith(2000n, null)
  })

  it('deals nothing too soon, without money, without a connection or while the hand is looked for', async () => {
    for (const given of [
      { waitSeconds: 3 },
      { stakeable: 500n },
      { closed: '网络已断开' },
      { loading: true },
    ]) {
      const play = show(null, given)
      expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
      await userEvent.keyboard('{Enter}')
      expect(play.deal).not.toHaveBeenCalled()
      cleanup()
    }
  })

  it('does not offer a double that the member cannot pay, and says why', async () => {
    const play = show(open(spades(5, 6), spades(6, 10)), { stakeable: 500n })
    await screen.findByText('11 点')
    const double = screen.getByRole('button', { name: /加倍/ })
    expect(double.hasAttribute('disabled')).toBe(true)
    expect(double.title).toBe('余额不足，不能加注')
    await userEvent.keyboard('d')
    expect(play.act).not.toHaveBeenCalled()
  })

  it('hides the hole card from readers of the page too', async () => {
    show(open(spades(9, 7), spades(6, 10)))
    expect((await screen.findByText(/庄家 黑桃6 暗牌/)).textContent).not.toContain('黑桃10')
  })

  it('marks a win, and a push or a loss never', async () => {
    const wonMarks = () => document.querySelectorAll('[data-won]').length
    show(over(spades(10, 9), spades(10, 7)))
    expect((await screen.findByText('+¥10')).textContent).toBe('+¥10')
    expect(wonMarks()).toBe(2)
    cleanup()
    show(over(spades(10, 7), spades(10, 7)))
    await screen.findByText('和局退还')
    expect(wonMarks()).toBe(0)
    cleanup()
    show(over(spades(10, 6), spades(10, 7)))
    await screen.findByText('输')
    expect(wonMarks()).toBe(0)
  })

  it('tells the result and the page only when all cards lie open', async () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.useFakeTimers()
    try {
      const play = show(over(spades(10, 9), spades(10, 7)))
      expect(screen.queryByText('+¥10')).toBeNull()
      expect(play.onRevealed).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(6000))
      expect(screen.getByText('+¥10')).toBeDefined()
      expect(play.onRevealed).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says that a hand was resumed', async () => {
    show(open(spades(9, 7), spades(6, 10)), { resumed: true })
    expect(await screen.findByText(/已恢复未完成的牌局/)).toBeDefined()
  })
})
